export type * from './workspace.types.ts'
export { systemIds } from './workspace.types.ts'
