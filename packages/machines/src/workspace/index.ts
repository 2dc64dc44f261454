export { systemIds } from './children.ts'
export { type WorkspaceActorRef, type WorkspaceSnapshot, workspaceMachine } from './workspace.machine.ts'
export type * from './workspace.types.ts'
