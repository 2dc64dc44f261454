import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { historyEntry } from './record.ts'
import { pageOf, pageRequest } from './search.ts'
import { id, moment } from './values.ts'

/** Something that somebody did to a record, as the audit trail tells it. */
export const auditEntry = z.object({
  ...historyEntry.shape,
  /** Its place in the chain of the institute, counted from 1. */
  sequence: z.string(),
  /** What the record is called; empty where it is there no more, or has no name. */
  recordName: z.string(),
  /** Who it was; null where it happened by itself. */
  byId: z.nullable(id),
})
/** Something that somebody did to a record, as the server answers it. */
export type AuditEntry = z.output<typeof auditEntry>

/** What the check of the chain found. */
export const chainCheck = z.object({
  rows: z.int(),
  /** The first entry that is not as it was written; null where all are. */
  broken: z.nullable(z.object({ sequence: z.string(), why: z.enum(['gap', 'link', 'content']) })),
})
/** What the check of the chain found, as the server answers it. */
export type ChainCheck = z.output<typeof chainCheck>

/** A call that somebody made. */
export const apiLogEntry = z.object({
  id,
  /** The number that the answer carries as `x-request-id`. */
  requestId: z.string(),
  at: moment,
  method: z.string(),
  /** Without what its parts in braces were. */
  path: z.string(),
  /** Names that stood in the query; their values only where they are numbers of records and pages. */
  query: z.string(),
  /** Who made it; empty for whoever was not signed in. */
  userName: z.string(),
  /** The address that it came from. */
  address: z.string(),
  status: z.int(),
  /** Milliseconds until the answer was out. */
  duration: z.int(),
  /** Why it was refused, for programs; empty where it was not. */
  reason: z.string(),
})
/** A call that somebody made, as the server answers it. */
export type ApiLogEntry = z.output<typeof apiLogEntry>

const assumed = 'the specification names no call of this'
const own = { auth: 'session', roles: ['admin'], assumed } as const

/** The calls about who did what to which record when. */
export const auditCalls = {
  /** From the hash-chained history, the newest first. */
  page: defineCall({
    method: 'POST',
    path: '/api/blade-log/audit/page',
    body: pageRequest,
    answer: pageOf(auditEntry),
    reads: true,
    ...own,
  }),
  /** Reads the whole chain and computes it again. */
  check: defineCall({ method: 'GET', path: '/api/blade-log/audit/check', answer: chainCheck, ...own }),
} as const

/** The calls about which calls were made, by whom, and how they were answered. */
export const apiLogCalls = {
  page: defineCall({
    method: 'POST',
    path: '/api/blade-log/api/page',
    body: pageRequest,
    answer: pageOf(apiLogEntry),
    reads: true,
    ...own,
  }),
} as const
