export type * from './tab-strip.types.ts'
