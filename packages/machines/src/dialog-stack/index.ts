export { type DialogStackActorRef, type DialogStackSnapshot, dialogStackMachine, topDialog } from './dialog-stack.machine.ts'
export type * from './dialog-stack.types.ts'
