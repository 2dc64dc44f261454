import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { assumed } from './record-calls.ts'
import { day, id, key, text } from './values.ts'

/** Someone who could be given an item, with what speaks against it. */
export const candidate = z.object({
  staffId: id,
  staffName: z.string(),
  deptName: z.string(),
  qualifiedUntil: z.nullable(day),
  openItems: z.int(),
  /** Why this person may not take it; null when free to. */
  refusal: z.nullable(z.string()),
})
/** Someone who could be given an item, as the server answers it. */
export type Candidate = z.output<typeof candidate>

/** A measuring standard of the institute, its certificate, and whether it may be used today. */
export const measuringStandard = z.object({
  id,
  name: z.string(),
  nameEn: z.string(),
  number: z.string(),
  range: z.string(),
  /** Class, MPE or uncertainty as its certificate words it. */
  accuracy: z.string(),
  certificateNumber: z.string(),
  validUntil: day,
  deviceState: key,
  technologyDomain: key,
  /** Standard uncertainty contribution for a calibration, in the unit of the quantity: expanded, with its k. */
  expandedUncertainty: z.nullable(z.string()),
  coverageFactor: z.nullable(z.string()),
  unit: z.string(),
  /** In use and within its due date today. */
  usable: z.boolean(),
})
/** A measuring standard, as the server answers it. */
export type MeasuringStandard = z.output<typeof measuringStandard>

/** The calls about who can do a piece of work and with which measuring standards. */
export const staffCalls = {
  candidates: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/staff/candidates',
    query: z.strictObject({ itemId: id }),
    answer: z.array(candidate),
    auth: 'session',
    roles: ['dispatcher'],
    assumed,
  }),
  standards: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/measuring-standard/list',
    query: z.strictObject({ technologyDomain: z.optional(key), keyword: z.optional(text(64)) }),
    answer: z.array(measuringStandard),
    auth: 'session',
    assumed,
  }),
} as const

/** Something that is due, or is overdue: an order whose instruments were promised, or a measuring standard's calibration. */
export const dueRecord = z.object({
  kind: z.enum(['order', 'standard']),
  id,
  /** The number of the order or of the standard. */
  number: z.string(),
  /** Whose order it is, or what the standard is called. */
  name: z.string(),
  nameEn: z.string(),
  dueDate: day,
  /** Whole days from today at the institute until then; below zero where it is overdue. */
  daysLeft: z.int(),
})
/** Something that is due, as the server answers it. */
export type DueRecord = z.output<typeof dueRecord>

/** Numbers of the home page: what waits for the person signed in, and how much stands in each state. */
export const dashboardCalls = {
  /** Open orders that were promised for the next 14 days or before, and standards that are due within 60, the most urgent first, 8 of each. */
  due: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/dashboard/due',
    answer: z.array(dueRecord),
    auth: 'session',
    assumed,
  }),
  /** What came in and what went out on each of the last 14 days of the institute's calendar, today included, the oldest first. */
  flow: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/dashboard/flow',
    answer: z.array(z.object({ day, received: z.int(), issued: z.int() })),
    auth: 'session',
    assumed,
  }),
  counts: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/dashboard/counts',
    answer: z.object({
      /** `count` is what the person may do; `notYours` waits as well, for somebody else: four eyes keep the person from it. */
      waiting: z.array(z.object({ code: z.string(), path: z.string(), count: z.int(), notYours: z.optional(z.int()) })),
      states: z.array(z.object({ resource: z.string(), state: key, count: z.int() })),
    }),
    auth: 'session',
    assumed,
  }),
} as const
