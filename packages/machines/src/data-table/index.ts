export type * from './data-table.types.ts'
