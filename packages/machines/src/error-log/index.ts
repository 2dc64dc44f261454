export { badgeMost, badgeOf, type ErrorLogActorRef, type ErrorLogSnapshot, errorLogMachine } from './error-log.machine.ts'
export type * from './error-log.types.ts'
export { mask, masked } from './mask.ts'
export { longestText, mostEntries, parseSavedLog } from './saved-log.ts'
