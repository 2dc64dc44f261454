export { Dialog, type DialogProps, DialogTitle } from './Dialog.tsx'
/** What every panel over the page has: the padding of its content, and its foot. */
export { foot, inside } from './dialog.css.ts'
export { type DialogSize, widthOf } from './dialog-sizes.ts'
export { firstFields } from './first-fields.ts'
export { type DialogControl, openDialog, useDialog } from './use-dialog.ts'
export { useOpener } from './use-opener.ts'
export { isPageCovered, useStacked } from './use-stacked.ts'
