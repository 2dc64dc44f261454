import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { moved, standing } from './record.ts'
import { assumed, historyCall, pageCall } from './record-calls.ts'
import { id, key, moment, text, version, words } from './values.ts'

/** A sample in a list: an instrument of an order; number, label and looks come with its receipt. */
export const sampleRow = z.object({
  id,
  sampleNo: z.nullable(z.string()),
  standing,
  orderId: id,
  orderNo: z.string(),
  enterName: z.string(),
  name: z.string(),
  model: z.string(),
  serial: z.string(),
  label: z.string(),
  condition: key,
  conditionNote: z.string(),
  receivedByName: z.nullable(z.string()),
  receivedAt: z.nullable(moment),
  /** True once the order is accepted and the sample not yet received. */
  receivable: z.boolean(),
})
/** A sample in a list, as the server answers it. */
export type SampleRow = z.output<typeof sampleRow>

/** How an instrument looked when it was handed over. Ours; the specification has no dictionary for it. */
export const sampleConditions = ['intact', 'scratched', 'damaged', 'incomplete'] as const

const base = '/api/hm-metrology/sample'

/** The calls about samples: lists, and receiving one at the counter. */
export const sampleCalls = {
  page: pageCall(base, sampleRow),
  receive: defineCall({
    method: 'POST',
    path: `${base}/receive`,
    body: z.strictObject({ id, version, label: words(64), condition: z.enum(sampleConditions), conditionNote: text(200) }),
    answer: z.object({ ...moved.shape, sampleNo: z.string() }),
    auth: 'session',
    roles: ['reception'],
    writes: true,
    assumed,
  }),
  history: historyCall(base),
} as const
