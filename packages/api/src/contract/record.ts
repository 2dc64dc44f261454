import * as z from 'zod/mini'
import { id, key, moment, reason, version } from './values.ts'

/** Where a record with a work state stands: what the workflow decides on, at the server and on the screen alike. */
export const standing = z.object({
  state: key,
  version,
  /** Duty → person who holds it on this record (four eyes). */
  duties: z.record(z.string(), z.string()),
  /** Facts that moves require, as the server sees them now. */
  facts: z.record(z.string(), z.boolean()),
})
/** Where a record stands, as the server answers it. */
export type Standing = z.output<typeof standing>

/** One move of one record. `version` is what the person saw: an older one is answered 409. */
export const moveRequest = z.strictObject({ id, version, action: key, reason: z.optional(reason) })

/** What a move led to. */
export const moved = z.object({ id, state: key, version })

/** A row of the history, newest last. */
export const historyEntry = z.object({
  id,
  recordKind: key,
  recordId: id,
  action: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  byName: z.string(),
  at: moment,
  reason: z.nullable(z.string()),
})
/** A row of the history, as the server answers it. */
export type HistoryEntry = z.output<typeof historyEntry>

/** Body of calls that name one record. */
export const byId = z.strictObject({ id })
