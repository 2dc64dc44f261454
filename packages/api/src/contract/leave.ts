import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { standing } from './record.ts'
import { assumed, detailCall, historyCall, moveCall, pageCall } from './record-calls.ts'
import { day, id, moment, version, words } from './values.ts'

const half = z.enum(['am', 'pm'])
const kind = z.enum(['annual', 'personal', 'sick', 'compensatory', 'marriage', 'parental', 'bereavement', 'other'])

/** A request for leave. Its state is one of `leaveProgression`. */
export const leaveRow = z.object({
  id,
  leaveNo: z.string(),
  standing,
  kind,
  fromDay: day,
  /** `am`: the whole of the first day; `pm`: from noon. */
  fromHalf: half,
  toDay: day,
  /** `pm`: the whole of the last day; `am`: until noon. */
  toHalf: half,
  /** How many days it takes, such as `1.5`. */
  days: z.string(),
  reason: z.string(),
  applicantId: id,
  applicantName: z.string(),
  deptName: z.string(),
  /** Whom it was handed to; empty where any administrator may see to it. */
  handlerName: z.string(),
  /** `mine`; `waiting` for the caller to see to it; `other`: handed to them, and decided. */
  scope: z.enum(['mine', 'waiting', 'other']),
  /** The course of this request, from its first draft on. */
  processInstanceId: z.string(),
  /** What waits to be handled; another one each time it is handed in. */
  taskId: z.nullable(z.string()),
  createTime: moment,
})
/** A request for leave, as the server answers it. */
export type LeaveRow = z.output<typeof leaveRow>

/** What is asked for: without id a new request, with id and version a change of one's own draft. */
export const leaveForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  kind,
  fromDay: day,
  fromHalf: half,
  toDay: day,
  toHalf: half,
  reason: words(500),
  /** Whether it is handed in as well; else it is kept as a draft. */
  handIn: z.boolean(),
})
/** What is asked for, as it travels. */
export type LeaveForm = z.output<typeof leaveForm>

const base = '/api/hm-metrology/leave'

/** The calls about leave (section 2.2 names its screens). One sees one's own requests, and those that were handed to one. */
export const leaveCalls = {
  page: pageCall(base, leaveRow),
  detail: detailCall(base, leaveRow),
  history: historyCall(base),
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: leaveForm,
    answer: leaveRow,
    auth: 'session',
    writes: true,
    assumed,
  }),
  move: moveCall(base),
} as const
