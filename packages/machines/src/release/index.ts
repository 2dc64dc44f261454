export { isOutdated, offersReload, type ReleaseActorRef, type ReleaseSnapshot, releaseMachine } from './release.machine.ts'
export type * from './release.types.ts'
