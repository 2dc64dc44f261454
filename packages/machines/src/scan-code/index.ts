export { type ScanCodeActorRef, type ScanCodeSnapshot, scanCodeMachine } from './scan-code.machine.ts'
export type * from './scan-code.types.ts'
