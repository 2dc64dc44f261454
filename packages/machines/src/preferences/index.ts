export type * from './preferences.types.ts'
