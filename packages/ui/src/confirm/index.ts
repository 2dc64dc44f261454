export { Confirm, type ConfirmProps, type Question } from './Confirm.tsx'
export { type ConfirmAnswer, ConfirmProvider, useConfirm } from './use-confirm.tsx'
