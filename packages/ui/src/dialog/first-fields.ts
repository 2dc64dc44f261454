/**
 * Fields that may have the focus first in a dialog or drawer. The parts of a date count; the input that react-aria hides beside them for
 * browsers does not: it would hold the focus unseen, and Tab could not leave it.
 */
const fields = [
  'input:not([type=hidden], [tabindex="-1"], :disabled)',
  'textarea:not(:disabled)',
  '[data-press]:not(:disabled)',
  '[role=spinbutton][tabindex="0"]',
]
/** Nothing can be typed into it: there is nothing to begin with, unless there is nothing else. */
const isFixed = ':is([readonly], [aria-readonly=true], [data-readonly] *)'
const all = fields.join(', ')
const open = fields.map((field) => `${field}:not(${isFixed})`).join(', ')

/** What has the focus first in a dialog or drawer: what asks for it, whatever stands above, or else the first field that can be filled in. */
export const firstFieldIn = (holder: Element): HTMLElement | null =>
  holder.querySelector<HTMLElement>('[data-autofocus]') ??
  holder.querySelector<HTMLElement>(open) ??
  holder.querySelector<HTMLElement>(all)
