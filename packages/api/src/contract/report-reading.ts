import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { assumed } from './record-calls.ts'
import { id, moment, text, words } from './values.ts'

const named = z.object({ zh: z.string(), en: z.string() })

/** A passage of the document of a report, as it is printed: its section, what it is called, and what it says. */
export const reportPassage = z.object({
  /** The same in every version of the report. */
  key: z.string(),
  section: named,
  label: named,
  value: z.string(),
})

/** What the document said when it was handed in. */
export const reportVersion = z.object({
  /** From 1 on. */
  number: z.int(),
  byName: z.string(),
  at: moment,
  passages: z.array(reportPassage),
})
/** What the document of a report said when it was handed in, as the server answers it. */
export type ReportVersion = z.output<typeof reportVersion>

/** What somebody noted beside a passage. */
export const reportComment = z.object({
  id,
  passage: z.string(),
  /** What stood there then. */
  quote: z.string(),
  /** The comment that it answers; null for one that begins a talk. */
  threadId: z.nullable(id),
  content: z.string(),
  byId: id,
  byName: z.string(),
  at: moment,
  /** Who said of the talk that it is settled; null while it is open. */
  settledBy: z.nullable(z.string()),
  settledAt: z.nullable(moment),
})
/** What somebody noted beside a passage of a report, as the server answers it. */
export type ReportComment = z.output<typeof reportComment>

/** A report to be read and compared: what it says now, what it said, and what was noted beside it. */
export const reportReading = z.object({
  passages: z.array(reportPassage),
  /** The oldest first. */
  versions: z.array(reportVersion),
  /** The oldest first. */
  comments: z.array(reportComment),
  /** Whether something can be noted now: not beside what is issued or discarded. */
  isOpen: z.boolean(),
})
/** A report to be read and compared, as the server answers it. */
export type ReportReading = z.output<typeof reportReading>

/** The most characters of a remark, with its markup. */
export const longestRemark = 20_000
/** The most characters of a comment. */
export const longestComment = 1000
/** The most comments of a report. */
export const mostComments = 500

const base = '/api/hm-metrology/report'
/** Who reads reports before they are issued. */
const readers = ['tester', 'auditor', 'approver', 'issuer'] as const

/** The calls about reading a report before it is issued: its versions, and what is noted beside its passages. */
export const reportReadingCalls = {
  /** What the document says, what it said each time it was handed in, and what was noted. */
  reading: defineCall({
    method: 'GET',
    path: `${base}/reading`,
    query: z.strictObject({ id }),
    answer: reportReading,
    auth: 'session',
    roles: readers,
    assumed,
  }),
  /** Notes something beside a passage, or answers what somebody noted. */
  comment: defineCall({
    method: 'POST',
    path: `${base}/comment`,
    body: z.strictObject({ id, passage: words(100), content: words(longestComment), threadId: z.optional(id) }),
    answer: reportComment,
    auth: 'session',
    roles: readers,
    writes: true,
    assumed,
  }),
  /** Says of a talk that it is settled, or opens it again. */
  settle: defineCall({
    method: 'POST',
    path: `${base}/settle-comment`,
    body: z.strictObject({ id, commentId: id, isSettled: z.boolean() }),
    answer: reportComment,
    auth: 'session',
    roles: readers,
    writes: true,
    assumed,
  }),
  /** Takes back a comment of one's own that nobody has answered. */
  takeBack: defineCall({
    method: 'POST',
    path: `${base}/take-back-comment`,
    body: z.strictObject({ id, commentId: id }),
    answer: z.boolean(),
    auth: 'session',
    roles: readers,
    writes: true,
    assumed,
  }),
  /** The picture of a draft with words that are not kept yet: only for its drafter, only while drafting. */
  trial: defineCall({
    method: 'POST',
    path: `${base}/trial`,
    body: z.strictObject({ id, remark: text(longestRemark) }),
    answer: z.unknown(),
    shape: 'blob',
    auth: 'session',
    roles: ['tester'],
    reads: true,
    assumed,
  }),
} as const
