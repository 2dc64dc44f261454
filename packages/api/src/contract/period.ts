import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { historyEntry, standing } from './record.ts'
import { assumed } from './record-calls.ts'
import { settlementReaders } from './settlement.ts'
import { decimal, key, reason, version } from './values.ts'

/** A month, `2026-11`. */
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

/** A month of the books, and what happened in it. */
export const period = z.object({
  month,
  standing,
  settled: decimal,
  charged: decimal,
  invoiced: decimal,
  /** Entries that are not filed yet: before it is closed, all are. */
  unfiled: z.int(),
})
/** A month of the books, as the server answers it. */
export type Period = z.output<typeof period>

const base = '/api/hm-metrology/charge-period'

/** The calls about the months of the books: what each comes to, closing and opening again. */
export const periodCalls = {
  /** The last twenty-four months, the newest first. */
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    answer: z.array(period),
    auth: 'session',
    roles: settlementReaders,
    assumed,
  }),
  move: defineCall({
    method: 'POST',
    path: `${base}/move`,
    body: z.strictObject({ month, version, action: key, reason: z.optional(reason) }),
    answer: z.object({ month, state: key, version }),
    auth: 'session',
    roles: settlementReaders,
    writes: true,
    assumed,
  }),
  history: defineCall({
    method: 'GET',
    path: `${base}/history`,
    query: z.strictObject({ month }),
    answer: z.array(historyEntry),
    auth: 'session',
    roles: settlementReaders,
    assumed,
  }),
} as const
