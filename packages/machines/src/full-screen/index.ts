export { type FullScreenActorRef, type FullScreenSnapshot, fullScreenMachine, isFullScreen } from './full-screen.machine.ts'
export type * from './full-screen.types.ts'
