export { parseSavedSession, parseTokenlessSession, saveSession, saveTokenlessSession } from './saved-session.ts'
export { type SessionActorRef, type SessionSnapshot, sessionMachine } from './session.machine.ts'
export type * from './session.types.ts'
export { type CallFate, fateOfCall, renewCall } from './unauthorised-call.ts'
