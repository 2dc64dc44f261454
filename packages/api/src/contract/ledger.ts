import * as z from 'zod/mini'
import { removeCall } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { keepers } from './enterprise.ts'
import { assumed, historyCall, pageCall } from './record-calls.ts'
import { day, id, key, text, version, words } from './values.ts'

/** The most instruments of an enterprise that are written down at once. */
export const mostWrittenAtOnce = 500

/** An instrument that an enterprise has, and when it is due. Dates are days of the institute's calendar. */
export const ledgerInstrument = z.object({
  id,
  version,
  enterId: id,
  enterName: z.string(),
  contactName: z.string(),
  mobile: z.string(),
  kindCode: key,
  name: z.string(),
  nameEn: z.string(),
  model: z.string(),
  serial: z.string(),
  manufacturer: z.string(),
  range: z.string(),
  accuracy: z.string(),
  regulation: z.string(),
  /** Where it is used, such as a workshop. */
  place: z.string(),
  /** A key of `DEVICE_STATE`: only what is in use is due. */
  deviceState: key,
  /** A key of `VERIFICATION_CYCLE` that the enterprise wants; empty where that of the regulation counts. */
  ownCycle: z.string(),
  /** The key of `VERIFICATION_CYCLE` that counts. */
  cycle: key,
  /** A key of `strong_inspection_mark`. */
  mandatoryMark: key,
  lastTestedOn: z.nullable(day),
  /** The last day on which its certificate counts; null where nobody knows one, or none is periodic. */
  dueDate: z.nullable(day),
  /** Whole days from today until then; below zero where it is overdue. */
  daysLeft: z.nullable(z.int()),
})
/** An instrument that an enterprise has, as the server answers it. */
export type LedgerInstrument = z.output<typeof ledgerInstrument>

/** What is written down of an instrument: a new one, or with its `id`, and the `version` that was seen, a change of one. */
export const ledgerRow = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  kindCode: key,
  name: words(100),
  model: words(100),
  serial: words(100),
  manufacturer: text(100),
  range: text(100),
  accuracy: text(100),
  place: text(100),
  deviceState: key,
  ownCycle: z.optional(z.nullable(key)),
  lastTestedOn: z.optional(z.nullable(day)),
})
/** What is written down of an instrument, as it travels. */
export type LedgerRow = z.output<typeof ledgerRow>

const base = '/api/hm-metrology/enterprise-instrument'

/** The calls about the instruments of enterprises: what they have, and what is due. */
export const ledgerCalls = {
  page: pageCall(base, ledgerInstrument),
  /** How many instruments in use are due on each day of a span of at most 400 days; days on which none is are left out. */
  dueDays: defineCall({
    method: 'GET',
    path: `${base}/due-days`,
    query: z.strictObject({ from: day, to: day }),
    answer: z.array(z.object({ day, count: z.int() })),
    auth: 'session',
    assumed,
  }),
  /** Writes down instruments of one enterprise: all of them, or none where one cannot be taken. */
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({ enterId: id, instruments: z.array(ledgerRow).check(z.minLength(1), z.maxLength(mostWrittenAtOnce)) }),
    answer: z.object({ added: z.int(), changed: z.int() }),
    auth: 'session',
    roles: keepers,
    writes: true,
    assumed,
  }),
  remove: { ...removeCall(base, assumed), roles: keepers },
  history: { ...historyCall(base), roles: keepers },
} as const
