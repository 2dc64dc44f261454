import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { standing } from './record.ts'
import { assumed, detailCall, historyCall, moveCall, pageCall } from './record-calls.ts'
import { day, id, moment, ruledWords, text, version, words } from './values.ts'

/** A minute by the institute's clock, `yyyy-MM-dd HH:mm`. */
export const minute = z.string().check(
  z.regex(/^(19|2[01])\d\d-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/),
  z.refine<string>(
    (value) => {
      const date = new Date(`${value.slice(0, 10)}T00:00:00Z`)
      return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value.slice(0, 10)
    },
    { error: 'day' },
  ),
)

/** An appointment at which instruments are fetched from a customer. Its state is one of `pickupProgression`. */
export const pickupRow = z.object({
  id,
  pickupNo: z.string(),
  standing,
  enterId: id,
  enterName: z.string(),
  /** Where the instruments are fetched. */
  place: z.string(),
  contact: z.string(),
  mobile: z.string(),
  /** `yyyy-MM-dd HH:mm` by the institute's clock. */
  pickupTime: z.string(),
  instrumentCount: z.int(),
  remark: z.string(),
  /** The order that came of it. */
  orderId: z.nullable(id),
  orderNo: z.nullable(z.string()),
  createdByName: z.string(),
  createTime: moment,
})
/** An appointment, as the server answers it. */
export type PickupRow = z.output<typeof pickupRow>

/** What is asked for: without id a new appointment, with id and version a change of one that nobody has accepted. */
export const pickupForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  /** Whose instruments; customers ask for their own alone. */
  enterId: id,
  place: words(200),
  contact: words(32),
  mobile: ruledWords('mobile', 32),
  pickupTime: minute,
  instrumentCount: z.int().check(z.minimum(1), z.maximum(10_000)),
  remark: text(500),
})
/** What is asked for, as it travels. */
export type PickupForm = z.output<typeof pickupForm>

/** Who sees to appointments, besides the customers who ask for them. */
export const pickupKeepers = ['reception', 'dispatcher'] as const
const concerned = [...pickupKeepers, 'customer', 'admin'] as const

const base = '/api/hm-crm/pickup'
const roles = { roles: concerned } as const

/** The calls about appointments: what customers ask for, and what becomes of it. */
export const pickupCalls = {
  page: { ...pageCall(base, pickupRow), ...roles },
  detail: { ...detailCall(base, pickupRow), ...roles },
  history: { ...historyCall(base), ...roles },
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: pickupForm,
    answer: pickupRow,
    auth: 'session',
    roles: ['reception', 'customer'],
    writes: true,
    assumed,
  }),
  move: { ...moveCall(base), ...roles },
  /** How many are asked for or accepted on each day of a span of at most 400 days; other days are left out. */
  days: defineCall({
    method: 'GET',
    path: `${base}/days`,
    query: z.strictObject({ from: day, to: day }),
    answer: z.array(z.object({ day, count: z.int() })),
    auth: 'session',
    roles: concerned,
    assumed,
  }),
} as const
