const focusable = 'input:not([type=hidden]):not([tabindex="-1"]), textarea, button, [tabindex="0"]'

/**
 * Leads to a field, such as the first one that is wrong: the focus goes to what is typed or pressed in it.
 * @param name the field's `name`, or whatever an element of yours says as `data-field`
 * @param within where the field is looked for. @default the whole document
 * @returns whether there is such a field
 */
export function focusField(name: string, within: ParentNode = document): boolean {
  const field = within.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const target = field?.matches(focusable) ? field : field?.querySelector(focusable)
  if (!(target instanceof HTMLElement)) return false
  target.focus()
  return true
}
