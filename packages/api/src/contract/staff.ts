import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { assumed } from './record-calls.ts'
import { pageOf, pageRequest } from './search.ts'
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
  standardPage: defineCall({
    method: 'POST',
    path: '/api/hm-metrology/measuring-standard/page',
    body: pageRequest,
    answer: pageOf(measuringStandard),
    auth: 'session',
    assumed,
  }),
} as const

/** Numbers of the home page: what waits for the person signed in, and how much stands in each state. */
export const dashboardCalls = {
  counts: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/dashboard/counts',
    answer: z.object({
      waiting: z.array(z.object({ code: z.string(), path: z.string(), count: z.int() })),
      states: z.array(z.object({ resource: z.string(), state: key, count: z.int() })),
    }),
    auth: 'session',
    assumed,
  }),
} as const
