export { type CheckFileActorRef, type CheckFileSnapshot, checkFileMachine, largestFile } from './check-file.machine.ts'
export type * from './check-file.types.ts'
