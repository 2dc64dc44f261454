import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { mostChosenRows } from './export.ts'
import { pageRequest } from './search.ts'
import { id, moment } from './values.ts'

/** The most certificates that are issued in one go. */
export const mostInBatch = 5000
/** Rows of a batch that are told at a time. */
export const batchRowsAtOnce = 200

/** Which reports are issued: those that a list shows, as it was asked. */
export const issueBatchWish = z.strictObject({
  /** What the list is asked; the page and its size say nothing here. */
  search: pageRequest,
  /** Rows chosen by id: these alone, or all that match but these. @default all that match */
  rows: z.optional(z.strictObject({ mode: z.enum(['these', 'allBut']), ids: z.array(id).check(z.maxLength(mostChosenRows)) })),
})
/** Which reports are issued in one go, as it travels. */
export type IssueBatchWish = z.output<typeof issueBatchWish>

/** Many certificates that are issued in one go. */
export const issueBatchState = z.object({
  id,
  /**
   * `queued` and `running` go on by themselves, also where nobody looks; `failed` was given up after several processes had ended in the
   * midst of it.
   */
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  total: z.int(),
  issued: z.int(),
  /** Reports that were not issued, each with its reason. */
  refused: z.int(),
  createTime: moment,
  /** When the last was issued or refused; null while it goes on. */
  finishTime: z.nullable(moment),
})
/** Many certificates that are issued in one go, as the server answers it. */
export type IssueBatchState = z.output<typeof issueBatchState>

const outcome = z.enum(['waiting', 'issued', 'refused'])

/** One report of a batch, and what came of it. */
export const issueBatchRow = z.object({
  place: z.int(),
  reportId: id,
  reportNo: z.string(),
  instrumentName: z.string(),
  outcome,
  certificateNumber: z.nullable(z.string()),
  /** Why it was not issued, in the language of whoever began the batch. */
  reason: z.nullable(z.string()),
})
/** One report of a batch, as the server answers it. */
export type IssueBatchRow = z.output<typeof issueBatchRow>

const base = '/api/hm-metrology/report-batch'
const assumed = 'certificates are issued one by one in the specification; many in one go are a job of the server'

/** The calls that issue many certificates in one go. */
export const issueBatchCalls = {
  /** Begins to issue; it goes on whether or not somebody waits for it. One person has one batch under way. */
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: issueBatchWish,
    answer: issueBatchState,
    auth: 'session',
    roles: ['issuer'],
    writes: true,
    assumed,
  }),
  /** Begins another batch of what was not issued by one's own earlier one. */
  retry: defineCall({
    method: 'POST',
    path: `${base}/retry`,
    body: z.strictObject({ id }),
    answer: issueBatchState,
    auth: 'session',
    roles: ['issuer'],
    writes: true,
    assumed,
  }),
  /** Stops: what was not looked at stays as it is, what was issued stays issued. */
  cancel: defineCall({
    method: 'POST',
    path: `${base}/cancel`,
    body: z.strictObject({ id }),
    answer: issueBatchState,
    auth: 'session',
    roles: ['issuer'],
    assumed,
  }),
  /** How far one's own batch is. */
  detail: defineCall({
    method: 'GET',
    path: `${base}/detail`,
    query: z.strictObject({ id }),
    answer: issueBatchState,
    auth: 'session',
    roles: ['issuer'],
    assumed,
  }),
  /** What came of each report of one's own batch, in their order. */
  rows: defineCall({
    method: 'POST',
    path: `${base}/rows`,
    body: z.strictObject({
      id,
      /** @default all */
      outcome: z.optional(outcome),
      /** The place behind which it goes on. @default from the beginning */
      after: z.optional(z.int().check(z.minimum(0), z.maximum(mostInBatch))),
    }),
    answer: z.object({
      rows: z.array(issueBatchRow),
      /** With which `after` the next are asked for; null where there are none. */
      next: z.nullable(z.int()),
    }),
    auth: 'session',
    roles: ['issuer'],
    reads: true,
    assumed,
  }),
  /** One's own batches of the last 90 days, the newest first. */
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    answer: z.array(issueBatchState),
    auth: 'session',
    roles: ['issuer'],
    assumed,
  }),
} as const
