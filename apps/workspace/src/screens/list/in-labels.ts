/** What is known of a field by the words of the screen: its name as it travels, and its label. */
export interface Labelled {
  readonly prop: string
  readonly label: string
}

/**
 * Says what a server said of a search by the labels of its fields: the server knows their names alone, and quotes them as 「amount」
 * or “amount”. What is no field of the list stands as it was said.
 */
export function inLabels(said: string, fields: readonly Labelled[]): string {
  return said.replace(/\w+(?=[」”])/g, (name) => fields.find(({ prop }) => prop === name)?.label ?? name)
}
