export { parseTokens } from './saved-tokens.ts'
export { type TokenRefreshActorRef, type TokenRefreshSnapshot, tokenRefreshMachine } from './token-refresh.machine.ts'
export type * from './token-refresh.types.ts'
