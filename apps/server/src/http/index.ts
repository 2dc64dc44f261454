export { answerFailure } from './failure.ts'
export type { Ask, Handler, Handlers } from './handler.ts'
export { registerCalls } from './register-calls.ts'
