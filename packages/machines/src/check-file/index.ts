export type * from './check-file.types.ts'
