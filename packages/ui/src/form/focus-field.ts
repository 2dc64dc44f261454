const focusable = 'input:not([type=hidden]):not([tabindex="-1"]), textarea, button, [tabindex="0"]'

/** What is typed or pressed in a field: what is marked as wrong before what is not, such as a button beside the label. */
function partOf(field: Element): HTMLElement | undefined {
  const parts = [field, ...field.querySelectorAll(focusable)].filter(
    (one) => one instanceof HTMLElement && one.matches(focusable),
  )
  const part = parts.find((one) => one.matches('[aria-invalid=true]')) ?? parts[0]
  return part instanceof HTMLElement ? part : undefined
}

/**
 * Leads to a field, such as the first one that is wrong: the focus goes to what is typed or pressed in it.
 * @param name the field's `name`, or whatever an element of yours says as `data-field`
 * @param within where the field is looked for. @default the whole document
 * @returns whether there is such a field
 */
export function focusField(name: string, within: ParentNode = document): boolean {
  const field = within.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const part = field === null ? undefined : partOf(field)
  part?.focus()
  return part !== undefined
}

/**
 * Leads to the topmost field that is wrong, whoever says so: people mend a form from top to bottom, and what its rules found before is
 * still to be mended. What cannot have the focus, or cannot be changed, is passed over.
 * @param form the form, in which wrong fields are marked
 * @param own the fields that find something wrong by themselves, also where they stand outside the form's element
 */
export function focusFirstWrong(form: Element, own: readonly Element[]): void {
  const fields = [...new Set([...own, ...form.querySelectorAll('[data-invalid], [aria-invalid=true]')])]
  const inOrder = fields.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  inOrder.some((field) => {
    const part = partOf(field)
    if (part === undefined || part.closest('[data-readonly], [readonly]') !== null) return false
    part.focus()
    return document.activeElement === part
  })
}
