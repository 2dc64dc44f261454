export { type DialogActorRef, type DialogSnapshot, dialogMachine, dialogView } from './dialog.machine.ts'
export type * from './dialog.types.ts'
export { clampPosition, fitSize } from './geometry.ts'
