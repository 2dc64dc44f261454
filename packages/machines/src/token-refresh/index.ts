export type * from './token-refresh.types.ts'
