export { Confirm, type ConfirmProps, type Question } from './Confirm.tsx'
export { type ConfirmAnswer, ConfirmProvider, type ConfirmProviderProps, useConfirm } from './use-confirm.tsx'
