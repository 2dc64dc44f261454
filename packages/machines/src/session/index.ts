export type * from './session.types.ts'
