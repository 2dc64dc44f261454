export { neverMet, unwalked } from './unwalked.ts'
export type { ActorEvent, Count, Coverage, MachineModel, WalkDefinition } from './walk.ts'
export { after, defineModel, done, failed } from './walk.ts'
