import type { CaughtError, ErrorLogActorRef } from '@etalon/machines/error-log'
import { takePageErrors } from '../../page-errors.ts'
import { readStored, writeStored } from './local-store.ts'

const key = 'etalon.errors'
/** So many entries outlive the page: drafts are kept in the same room, and need it more. */
const mostKept = 50

/**
 * What was caught, as the log takes it.
 * @param info where it was caught, such as a component's stack
 * @param url the path of the page on which it was
 */
export function caughtError(error: unknown, info = '', url = location.pathname): CaughtError {
  if (!(error instanceof Error)) return { url, type: 'error', message: String(error), info }
  return { url, type: 'error', message: `${error.name}: ${error.message}`, stack: error.stack ?? '', info }
}

/** What an earlier page kept of its log. */
export const storedErrors = (): unknown => readStored(key)

/** Writes down what goes wrong on this page and nobody handles (LOG-1), also what did before, and keeps it. */
export function keepErrorLog(errorLog: ErrorLogActorRef): void {
  errorLog.on('changed', ({ saved }) => void writeStored(key, { ...saved, entries: saved.entries.slice(0, mostKept) }))
  takePageErrors(({ error, info, path }) => errorLog.send({ type: 'ERROR.CAUGHT', error: caughtError(error, info, path) }))
}
