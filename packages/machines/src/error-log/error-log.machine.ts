import { type ActorRefFrom, assign, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type {
  CaughtError,
  ErrorLogContext,
  ErrorLogEmitted,
  ErrorLogEvent,
  ErrorLogInput,
  LogEntry,
  UploadLogRequest,
} from './error-log.types.ts'
import { keepable, mostEntries, parseSavedLog, saveLog } from './saved-log.ts'

/** The badge counts as far as this (§9); above it stands `99+`. */
export const badgeMost = 99

/** What the badge on the bug button says; nothing where nothing was caught. */
export function badgeOf({ entries }: Pick<ErrorLogContext, 'entries'>): string | undefined {
  const count = entries.reduce((sum, { times }) => sum + times, 0)
  if (count === 0) return undefined
  return count > badgeMost ? `${badgeMost}+` : String(count)
}

/** The log with one more; the same error once more in a row is counted, not listed again. */
function withError({ entries, next, sending, now }: ErrorLogContext, { url, type, message, stack, info }: CaughtError) {
  const entry: LogEntry = {
    id: next,
    url: keepable(url),
    time: now(),
    type,
    message: keepable(message),
    stack: keepable(stack ?? ''),
    info: keepable(info ?? ''),
    times: 1,
  }
  const [newest, ...older] = entries
  // What is on its way to the institute is counted there: the same error is a new one here.
  const isHere = newest !== undefined && newest.id >= sending
  const isSame =
    isHere &&
    newest.message === entry.message &&
    newest.stack === entry.stack &&
    newest.url === entry.url &&
    newest.type === entry.type
  return isSame
    ? { entries: [{ ...entry, times: newest.times + 1 }, ...older], next: next + 1 }
    : { entries: [entry, ...entries].slice(0, mostEntries), next: next + 1 }
}

/**
 * Errors that nobody handled, kept on this device (§2.4, §8): bounded, without secrets, to be sent to the institute or cleared after
 * a question. What happens while a log is being sent stays.
 */
export const errorLogMachine = setup({
  types: {
    context: {} as ErrorLogContext,
    events: {} as ErrorLogEvent,
    emitted: {} as ErrorLogEmitted,
    input: {} as ErrorLogInput,
  },
  actors: {
    uploadLog: fromPromise<void, UploadLogRequest>(async () => {
      throw new Error('error-log: provide uploadLog, which sends the entries to the server.')
    }),
  },
  guards: { isEmpty: ({ context }) => context.entries.length === 0 },
  actions: {
    note: enqueueActions(({ context, enqueue }, { error }: { error: CaughtError }) => {
      const noted = withError(context, error)
      enqueue.assign(noted)
      enqueue.emit({ type: 'changed', saved: saveLog(noted.entries), reason: 'caught' })
    }),
    markSending: assign(({ context }) => ({ sending: context.next })),
    dropSent: enqueueActions(({ context, enqueue }) => {
      const left = context.entries.filter(({ id }) => id >= context.sending)
      enqueue.assign({ entries: left })
      enqueue.emit({ type: 'changed', saved: saveLog(left), reason: 'uploaded' })
      enqueue.emit({ type: 'uploaded', count: context.entries.length - left.length, reason: 'confirmed' })
    }),
    clear: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ entries: [] })
      enqueue.emit({ type: 'changed', saved: saveLog([]), reason: 'cleared' })
      enqueue.emit({ type: 'cleared', count: context.entries.length, reason: 'confirmed' })
    }),
    tellFailed: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({ sending: 0 })
      enqueue.emit({ type: 'failed', error, reason: 'uploadFailed' })
    }),
  },
}).createMachine({
  id: 'errorLog',
  context: ({ input }) => {
    const entries = parseSavedLog(input.saved)
    return { entries, next: (entries[0]?.id ?? -1) + 1, sending: 0, now: input.now }
  },
  initial: 'listening',
  on: { 'ERROR.CAUGHT': { actions: { type: 'note', params: ({ event }) => ({ error: event.error }) } } },
  states: {
    listening: {
      on: {
        'UPLOAD.REQUESTED': [{ guard: 'isEmpty' }, { target: 'askingToUpload' }],
        'CLEAR.REQUESTED': [{ guard: 'isEmpty' }, { target: 'askingToClear' }],
      },
    },
    askingToUpload: { on: { CONFIRMED: 'uploading', CANCELLED: 'listening' } },
    uploading: {
      entry: 'markSending',
      invoke: {
        id: 'uploadLog',
        src: 'uploadLog',
        input: ({ context }) => ({ entries: context.entries }),
        onDone: { target: 'listening', actions: 'dropSent' },
        // Nothing is lost: it can be sent again.
        onError: { target: 'listening', actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    askingToClear: { on: { CONFIRMED: { target: 'listening', actions: 'clear' }, CANCELLED: 'listening' } },
  },
})

/** A running error log: tell it what was caught, and hear what to keep. */
export type ErrorLogActorRef = ActorRefFrom<typeof errorLogMachine>
/** What an error log is at one moment: its entries, and what is being asked or sent. */
export type ErrorLogSnapshot = SnapshotFrom<typeof errorLogMachine>
