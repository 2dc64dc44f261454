import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, moved, standing } from './record.ts'
import { assumed, detailCall, historyCall, moveCall, pageCall } from './record-calls.ts'
import { day, id, key, moment, reason, text, version, words } from './values.ts'

/** The most standards of one plan. */
export const mostPlanLines = 200

/** Who writes plans for the traceability of standards. */
export const tracePlanners = ['dispatcher'] as const
/** Who reads them. */
export const tracePlanReaders = ['dispatcher', 'tester', 'auditor', 'approver', 'admin'] as const

const planLink = z.object({ id, planNo: z.string() })

/** A plan for the traceability of standards, in the list. Its work state is a key of `PLAN_STATUS`. */
export const tracePlanRow = z.object({
  id,
  planNo: z.string(),
  name: z.string(),
  standing,
  periodFrom: day,
  periodTo: day,
  /** How many standards are to be traced. */
  lineCount: z.int(),
  /** Of how many the certificate is there and was confirmed. */
  doneCount: z.int(),
  /** How many were to be done before today and are not. */
  lateCount: z.int(),
  createStaffName: z.string(),
  createDate: day,
})
/** A plan for the traceability of standards, as the server answers it. */
export type TracePlanRow = z.output<typeof tracePlanRow>

/** What somebody plans for one standard. */
export const tracePlanFormLine = z.strictObject({
  standardId: id,
  /** A key of `CHECK_WAY`. */
  checkWay: key,
  /** Who is to calibrate it. */
  institution: words(100),
  plannedOn: day,
  remark: text(200),
})
/** What somebody plans for one standard, as it travels. */
export type TracePlanFormLine = z.output<typeof tracePlanFormLine>

const plannedStandard = {
  standardId: id,
  number: z.string(),
  name: z.string(),
  nameEn: z.string(),
  range: z.string(),
  accuracy: z.string(),
  /** Until when its certificate counted when it was planned; nothing where it had none. */
  dueOn: z.nullable(day),
}

/** A standard of a plan: what is planned, and what came of it. */
export const tracePlanLine = z.object({
  ...tracePlanFormLine.shape,
  ...plannedStandard,
  id,
  /** The certificate that was written down since the plan was approved. `result` is a key of `SOURCE_TRACE_RESULT`. */
  calibration: z.nullable(z.object({ id, certificateNumber: z.string(), calibratedOn: day, validUntil: day, result: key })),
  /** What somebody found on comparing the certificate with what is asked of the standard; empty before. */
  confirmation: z.string(),
  confirmedByName: z.string(),
  confirmedAt: z.nullable(moment),
})
/** A standard of a plan, as the server answers it. */
export type TracePlanLine = z.output<typeof tracePlanLine>

/** A plan with all that its page shows. */
export const tracePlanDetail = z.object({
  ...tracePlanRow.shape,
  remark: z.string(),
  lines: z.array(tracePlanLine),
  /** The plan of which it was split off, and those into which it was split. */
  splitOf: z.nullable(planLink),
  splitInto: z.array(planLink),
  /** Whose plan it is, as its paper says. */
  institute: z.object({ name: z.string(), nameEn: z.string() }),
})
/** A plan with all that its page shows, as the server answers it. */
export type TracePlanDetail = z.output<typeof tracePlanDetail>

/** What the form of a plan sends: without id a new one, with id and version a change of one that is not handed in. */
export const tracePlanForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  name: words(100),
  periodFrom: day,
  periodTo: day,
  remark: text(500),
  /** None while it is only saved; handing it in wants one. */
  lines: z.array(tracePlanFormLine).check(z.maxLength(mostPlanLines)),
})
/** What the form of a plan sends, as it travels. */
export type TracePlanForm = z.output<typeof tracePlanForm>

/** A standard that could be put into a plan, as it would be planned. */
export const plannable = z.object({ ...plannedStandard, checkWay: key, institution: z.string(), plannedOn: day })
/** A standard that could be put into a plan, as the server answers it. */
export type Plannable = z.output<typeof plannable>

/** A step of a chain of traceability: a standard of the institute, or what somebody else calibrated it with. */
export const traceNode = z.object({
  /** Unique in its chain. */
  id: z.string(),
  /** The institute's standard; nothing where it is somebody else's. */
  standardId: z.nullable(id),
  /** A standard's number and name, or who calibrated. */
  title: z.string(),
  titleEn: z.string(),
  /** Its range and class, or what it was calibrated with. */
  note: z.string(),
  /** Of a standard of the institute: a key of `DEVICE_STATE`. */
  state: z.nullable(key),
  /** Whether its certificate counts today; nothing where nobody here can say. */
  inDate: z.nullable(z.boolean()),
})
/** The chain of traceability of a standard: lines lead from what was calibrated with to what was calibrated. */
export const traceChain = z.object({
  nodes: z.array(traceNode),
  edges: z.array(
    z.object({ from: z.string(), to: z.string(), certificateNumber: z.string(), calibratedOn: day, validUntil: day }),
  ),
})
/** The chain of traceability of a standard, as the server answers it. */
export type TraceChain = z.output<typeof traceChain>

const base = '/api/hm-metrology/trace-plan'
const written = z.object({ ...moved.shape, planNo: z.string() })
const byPlanner = { auth: 'session', roles: tracePlanners, writes: true, assumed } as const
const read = { auth: 'session', roles: tracePlanReaders, assumed } as const

/** The calls about plans for the traceability of standards (section 3.6), and the chain of each standard. */
export const tracePlanCalls = {
  page: { ...pageCall(base, tracePlanRow), roles: tracePlanReaders },
  detail: { ...detailCall(base, tracePlanDetail), roles: tracePlanReaders },
  history: { ...historyCall(base), roles: tracePlanReaders },
  submit: defineCall({ method: 'POST', path: `${base}/submit`, body: tracePlanForm, answer: written, ...byPlanner }),
  /** Removes one that nobody has handed in. */
  remove: defineCall({ method: 'POST', path: `${base}/remove`, body: byId, answer: z.boolean(), ...byPlanner }),
  move: { ...moveCall(base), roles: ['dispatcher', 'approver'] as const },
  /** Somebody has compared a certificate with what is asked of the standard; one that does not conform can go to repair at once. */
  confirm: defineCall({
    method: 'POST',
    path: `${base}/confirm`,
    body: z.strictObject({ id, version, lineId: id, confirmation: words(200), repair: z.boolean() }),
    answer: moved,
    ...byPlanner,
  }),
  /** Splits a plan in two: the chosen standards wait for another audit, the others go on. */
  split: defineCall({
    method: 'POST',
    path: `${base}/split`,
    body: z.strictObject({ id, version, lineIds: z.array(id).check(z.minLength(1), z.maxLength(mostPlanLines)), reason }),
    answer: z.object({ ...moved.shape, going: planLink, audited: planLink }),
    ...byPlanner,
  }),
  /** Standards to plan for a period: by a word all that are not scrapped, without one those in use whose certificate ends by then. */
  plannable: defineCall({
    method: 'GET',
    path: `${base}/plannable`,
    query: z.strictObject({ from: day, to: day, keyword: z.optional(text(64)) }),
    answer: z.array(plannable),
    ...read,
  }),
  /** What a standard leads back to, as far as its certificates tell. */
  chain: defineCall({ method: 'GET', path: `${base}/chain`, query: z.strictObject({ id }), answer: traceChain, ...read }),
} as const
