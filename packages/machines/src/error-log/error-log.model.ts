import { defineModel, done, failed } from '../testing/index.ts'
import { errorLogMachine } from './error-log.machine.ts'
import type { CaughtError } from './error-log.types.ts'
import { mostEntries, saveLog } from './saved-log.ts'

const error = (message: string): CaughtError => ({ url: '/order/order-list/index', type: 'error', message, stack: 'at render' })
const kept = { id: 4, url: '/wel/index', time: 0, type: 'error', message: 'earlier', stack: '', info: '', times: 2 } as const

/** Begun empty, with a kept log and with rubbish; two errors, before and during an upload. */
export const errorLogModel = defineModel({
  name: 'error-log',
  machine: errorLogMachine,
  inputs: [{ now: () => 0 }, { now: () => 0, saved: saveLog([kept]) }, { now: () => 0, saved: 'rubbish' }],
  events: [
    { type: 'ERROR.CAUGHT', error: error('first') },
    { type: 'ERROR.CAUGHT', error: error('second') },
    { type: 'UPLOAD.REQUESTED' },
    { type: 'CLEAR.REQUESTED' },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    done('uploadLog', undefined),
    failed('uploadLog'),
  ],
  place: ({ context }) => Math.min(context.entries.length, 3),
  invariant: (snapshot) => {
    const { entries, next } = snapshot.context
    if (entries.length > mostEntries) throw new Error('more entries than are kept')
    if (entries.some(({ id }) => id >= next)) throw new Error('an entry from the future')
  },
})
