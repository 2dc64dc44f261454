import * as z from 'zod/mini'
import { listPaging } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { id, moment, text } from './values.ts'

/** An error that a browser caught and nobody handled (section 3.1, error log entry), masked by whoever sends it. */
export const clientLogEntry = z.strictObject({
  url: text(2048),
  /** Milliseconds since 1970, by the clock of the browser. */
  time: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  type: z.enum(['error', 'warning']),
  message: text(4000),
  stack: text(16_000),
  info: text(4000),
  /** How often it happened in a row of the same. */
  times: z._default(z.int().check(z.minimum(1), z.maximum(1e12)), 1),
})
/** An error that a browser caught and nobody handled. */
export type ClientLogEntry = z.output<typeof clientLogEntry>

/** The most entries that are sent at once. */
export const mostLogEntries = 500

const base = '/api/blade-log/client'
const assumed = 'section 7.7 leaves the path open'

/** The calls about errors that browsers caught (section 7.7). */
export const clientLogCalls = {
  /** @returns how many were taken */
  upload: defineCall({
    method: 'POST',
    path: `${base}/upload`,
    body: z.array(clientLogEntry).check(z.minLength(1), z.maxLength(mostLogEntries)),
    answer: z.int(),
    auth: 'session',
    writes: true,
    assumed,
  }),
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({ ...listPaging, message: z.optional(text(128)) }),
    answer: pageOf(z.extend(clientLogEntry, { id, userName: z.string(), userAgent: z.string(), createTime: moment })),
    auth: 'session',
    roles: ['admin'],
    assumed,
  }),
} as const
