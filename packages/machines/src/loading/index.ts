export type * from './loading.types.ts'
