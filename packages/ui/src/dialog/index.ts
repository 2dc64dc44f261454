export { Dialog, type DialogProps, DialogTitle } from './Dialog.tsx'
export { type DialogSize, widthOf } from './dialog-sizes.ts'
export { type DialogControl, openDialog, useDialog } from './use-dialog.ts'
