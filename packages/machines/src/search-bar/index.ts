export type * from './search-bar.types.ts'
