import type { CaughtError, ErrorLogActorRef } from '@etalon/machines/error-log'
import { readStored, writeStored } from './local-store.ts'

const key = 'etalon.errors'
/** So many entries outlive the page: drafts are kept in the same room, and need it more. */
const mostKept = 50

/**
 * What was caught, as the log takes it.
 * @param info where it was caught, such as a component's stack
 */
export function caughtError(error: unknown, info = ''): CaughtError {
  const url = location.pathname
  if (!(error instanceof Error)) return { url, type: 'error', message: String(error), info }
  return { url, type: 'error', message: `${error.name}: ${error.message}`, stack: error.stack ?? '', info }
}

/** What an earlier page kept of its log. */
export const storedErrors = (): unknown => readStored(key)

/** Sizes changed while they were being told: the browser reports it, tells them a frame later, and nothing is lost. */
const isToldLater = (message: string) => message.startsWith('ResizeObserver loop')

/** Writes down what goes wrong on this page and nobody handles (LOG-1), and keeps it, for as long as the page is there. */
export function keepErrorLog(errorLog: ErrorLogActorRef): void {
  errorLog.on('changed', ({ saved }) => void writeStored(key, { ...saved, entries: saved.entries.slice(0, mostKept) }))
  const note = (error: unknown) => errorLog.send({ type: 'ERROR.CAUGHT', error: caughtError(error) })
  addEventListener('error', ({ error, message }) => {
    if (!isToldLater(message)) note(error ?? message)
  })
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
}
