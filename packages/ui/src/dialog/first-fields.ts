/**
 * What may have the focus first in a dialog or drawer: what asks for it, or a field. The parts of a date count; the input that react-aria
 * hides beside them for browsers does not: it would hold the focus unseen, and Tab could not leave it.
 */
export const firstFields = [
  '[data-autofocus]',
  'input:not([type=hidden], [tabindex="-1"], :disabled)',
  'textarea:not(:disabled)',
  '[data-press]:not(:disabled)',
  '[role=spinbutton][tabindex="0"]',
].join(', ')
