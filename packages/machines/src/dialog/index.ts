export type * from './dialog.types.ts'
