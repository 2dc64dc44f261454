export type * from './workflow.types.ts'
