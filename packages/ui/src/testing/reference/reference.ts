/** What a component's page in Storybook says beside its properties and stories. In English, as the descriptions in the code are. */
export interface Reference<Keys extends string = string> {
  /** Its parts, in the order in which they are met, and what each is for; a part that may be missing ends with a question mark. */
  readonly anatomy: Readonly<Record<string, string>>
  /** What it is to assistive technology: roles, states and what is said by itself. */
  readonly aria: readonly string[]
  /** Keys as a person would write them (`Alt + Up`), and what each does. Each is proved by {@link provesKeys}. */
  readonly keyboard: Readonly<Record<Keys, string>>
  /** What a style of one's own can hold on to: data attributes with their values, beside `className` and `style` of the outermost element. */
  readonly hooks: Readonly<Record<string, string>>
}

/** Writes a reference down; its keys are kept as a type, so that none can be left unproved. */
export const describes = <Keys extends string = never>(reference: Reference<Keys>): Reference<Keys> => reference
