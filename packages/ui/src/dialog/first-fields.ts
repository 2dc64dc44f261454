/**
 * Fields that may have the focus first in a dialog or drawer. The parts of a date count; the input that react-aria hides beside them for
 * browsers does not: it would hold the focus unseen, and Tab could not leave it.
 */
const fields = [
  'input:not([type=hidden], [tabindex="-1"], :disabled)',
  'textarea:not(:disabled)',
  '[data-press]:not(:disabled)',
  '[role=spinbutton][tabindex="0"]',
].join(', ')

/** What has the focus first in a dialog or drawer: what asks for it, whatever stands above, or else the first field. */
export const firstFieldIn = (holder: Element): HTMLElement | null =>
  holder.querySelector<HTMLElement>('[data-autofocus]') ?? holder.querySelector<HTMLElement>(fields)
