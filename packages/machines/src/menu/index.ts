export type * from './menu.types.ts'
