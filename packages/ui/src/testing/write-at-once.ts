/**
 * What React hears when a person writes one text after the other into a field, in one task: between two keys that a driver presses, a
 * busy machine may stand still for longer than a field waits before it asks.
 */
export function writeAtOnce(field: Element, texts: readonly string[]): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const text of texts) {
    setter?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
