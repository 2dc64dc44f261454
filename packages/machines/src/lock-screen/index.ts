export { type LockScreenActorRef, type LockScreenSnapshot, lockScreenMachine } from './lock-screen.machine.ts'
export type * from './lock-screen.types.ts'
export { parseSavedLock, saveLock } from './saved-lock.ts'
export { mostTries, waitAfter } from './tries.ts'
