import * as z from 'zod/mini'
import { day, id, key, moment, reason, ruled, ruledWords, text, version, words } from './values.ts'

/** What can be changed of an order that is handed in: whom to call, where, how and by when. Its instruments and its client stay. */
export const amendable = ['applicant', 'mobile', 'phone', 'agent', 'address', 'sendWay', 'hopeTestDate', 'remark'] as const
/** A field that can be changed of an order that is handed in. */
export type AmendableField = (typeof amendable)[number]

/** A change of an order after it was handed in (section 3.3, updateReason). */
export const orderAmendment = z.object({
  /** From 1 on. */
  number: z.int(),
  reason: z.string(),
  byName: z.string(),
  at: moment,
  /** Empty where there was nothing, or is nothing now. */
  changes: z.array(z.object({ field: z.enum(amendable), before: z.string(), after: z.string() })),
})
/** A change of an order, as the server answers it. */
export type OrderAmendment = z.output<typeof orderAmendment>

/** What an order that is handed in says from now on, and why. */
export const orderAmendForm = z.strictObject({
  id,
  version,
  reason,
  applicant: words(32),
  mobile: ruledWords('mobile', 32),
  phone: ruled('telephone', 32),
  /** Stays where nothing is said of it. */
  agent: z.optional(text(32)),
  address: text(200),
  sendWay: key,
  hopeTestDate: z.nullable(day),
  remark: text(500),
})
/** A change of an order, as it travels. */
export type OrderAmendForm = z.output<typeof orderAmendForm>
