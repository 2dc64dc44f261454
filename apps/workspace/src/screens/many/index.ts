export { ManyDialog } from './ManyDialog.tsx'
export { useMany } from './use-many.ts'
