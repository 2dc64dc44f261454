export { ManyDialog } from './ManyDialog.tsx'
export { type ManyAction, useMany } from './use-many.ts'
