import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { decimal, id, key, text } from './values.ts'

/** A month of the calendar, from 1900 to 2200. */
export const month = z.string().check(z.regex(/^(19|2[01])\d\d-(0[1-9]|1[0-2])$/))

/** Which items statistics are about. */
const asked = {
  /** The first month of the days on which orders were registered. @default from the beginning */
  from: z.optional(month),
  /** The last month. @default to the end */
  to: z.optional(month),
  /** The area of the enterprise, as it is written. */
  area: z.optional(text(100)),
  /** Who tests; `0` for nobody yet. */
  testerId: z.optional(z.string().check(z.regex(/^(0|[1-9]\d{0,18})$/))),
  /** The state of the items. */
  state: z.optional(key),
} as const

/** What statistics are asked. */
export const statisticsQuestion = z.strictObject(asked)
/** What statistics are asked, as it travels. */
export type StatisticsQuestion = z.output<typeof statisticsQuestion>

/** So many items, and what they cost. */
const sum = { items: z.int(), amount: decimal } as const

/** Work items summed by what they are asked by. */
export const statisticsSums = z.object({
  ...sum,
  byState: z.array(z.object({ state: key, ...sum })),
  byArea: z.array(z.object({ area: z.string(), ...sum })),
  byStaff: z.array(z.object({ testerId: z.string(), name: z.string(), ...sum })),
  /** Each month from the first to the last that has any. */
  byMonth: z.array(z.object({ month, ...sum, done: z.int() })),
})
/** Work items summed, as the server answers it. */
export type StatisticsSums = z.output<typeof statisticsSums>

/** An item of the sums. */
export const statisticsItem = z.object({
  id,
  itemNo: z.string(),
  orderNo: z.string(),
  enterName: z.string(),
  area: z.string(),
  instrumentName: z.string(),
  abilityType: key,
  state: key,
  testerName: z.nullable(z.string()),
  billDate: z.string(),
  amount: decimal,
})
/** An item of the sums, as the server answers it. */
export type StatisticsItem = z.output<typeof statisticsItem>

/** By what the items of sums can be sorted. */
export const statisticsOrder = z.enum(['itemNo', 'billDate', 'amount'])

const base = '/api/hm-metrology/statistics'
const assumed = 'section 9 names the page sizes of statistics alone'

/** The calls about how much work there is, and where it stands. */
export const statisticsCalls = {
  sums: defineCall({
    method: 'POST',
    path: `${base}/sums`,
    body: statisticsQuestion,
    answer: statisticsSums,
    auth: 'session',
    reads: true,
    assumed,
  }),
  /** The items themselves, in pages of up to 50,000. */
  items: defineCall({
    method: 'POST',
    path: `${base}/items`,
    body: z.strictObject({
      ...asked,
      current: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      size: z.int().check(z.minimum(1), z.maximum(50_000)),
      /** @default by number, the newest first */
      sort: z.optional(z.strictObject({ by: statisticsOrder, direction: z.enum(['ascending', 'descending']) })),
    }),
    answer: z.object({ records: z.array(statisticsItem), total: z.int() }),
    auth: 'session',
    reads: true,
    assumed,
  }),
} as const
