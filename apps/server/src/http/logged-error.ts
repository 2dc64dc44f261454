import { sqlState } from '../db/index.ts'

/** What of an error may stand in a log. */
export interface LoggedError {
  readonly type: string
  /** PostgreSQL's or the system's code. */
  readonly code: string | undefined
  readonly message: string
  /** Where it happened: the frames alone. */
  readonly stack: string
}

const framesOf = (error: Error) => (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))

/**
 * An error as the log gets it. drizzle writes a statement's parameters into message and stack, and PostgreSQL quotes values in
 * message and detail: these are people's names and numbers, and digests of passwords. Of an error of the database only its code
 * and its place are kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined, message: '', stack: '' }
  const code = sqlState(error)
  const fromDatabase = error.cause !== undefined || (code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code))
  return {
    type: error.constructor.name,
    code,
    message: fromDatabase ? '' : error.message,
    stack: framesOf(error).join('\n'),
  }
}
