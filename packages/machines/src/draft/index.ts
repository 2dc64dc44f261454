export type * from './draft.types.ts'
