import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { moved, standing } from './record.ts'
import { assumed, detailCall, historyCall, pageCall } from './record-calls.ts'
import { signature } from './signature.ts'
import { day, id, key, moment, reason, text, version, words } from './values.ts'

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
  /** Keys of `acceptance_material`: what came with it, such as its manual. */
  materials: z.array(key),
  receivedByName: z.nullable(z.string()),
  receivedAt: z.nullable(moment),
  /** True once the order is accepted and the sample not yet received. */
  receivable: z.boolean(),
  /** Who of the institute has it; null before it was received and once it went home. */
  holderId: z.nullable(id),
  holderName: z.nullable(z.string()),
  /** Where it stands; empty where nobody said. */
  place: z.string(),
  /** When it went back to the customer. */
  returnedAt: z.nullable(moment),
  /** A key of `send_way`: how the customer wants it back. */
  sendWay: key,
  /** The number of its items that are being tested, or still are to be: it stays until there are none. */
  openItems: z.int(),
})
/** A sample in a list, as the server answers it. */
export type SampleRow = z.output<typeof sampleRow>

/** A sample that something scanned or typed means, with what tells it from others. */
export const foundSample = z.pick(sampleRow, {
  id: true,
  sampleNo: true,
  name: true,
  model: true,
  serial: true,
  enterName: true,
  orderNo: true,
  receivedAt: true,
  returnedAt: true,
})
/** A sample that something scanned or typed means, as the server answers it. */
export type FoundSample = z.output<typeof foundSample>

/** How an instrument looked when it was handed over. Ours; the specification has no dictionary for it. */
export const sampleConditions = ['intact', 'scratched', 'damaged', 'incomplete'] as const

/**
 * Where a sample went: `handOver` from one person to another, `handBack` where that was a mistake, `sendBack` to the customer,
 * `takeBack` where that was one, `receiveAgain` where the customer brought it once more.
 */
export const sampleMovementKinds = ['handOver', 'handBack', 'sendBack', 'takeBack', 'receiveAgain'] as const

/** One way that a sample went. */
export const sampleMovement = z.object({
  id,
  kind: z.enum(sampleMovementKinds),
  fromName: z.string(),
  toName: z.string(),
  place: z.string(),
  /** A key of `send_way`; empty between people of the institute. */
  sendWay: z.string(),
  courier: z.string(),
  trackingNumber: z.string(),
  /** Of whoever took it at the counter. */
  signature: z.nullable(signature),
  note: z.string(),
  byName: z.string(),
  at: moment,
  /** Whether it was taken back by a later movement. */
  isUndone: z.boolean(),
})
/** One way that a sample went, as the server answers it. */
export type SampleMovement = z.output<typeof sampleMovement>

/** A sample with all that its page shows. */
export const sampleDetail = z.object({
  ...sampleRow.shape,
  manufacturer: z.string(),
  range: z.string(),
  accuracy: z.string(),
  /** Whom to call, and where to send it. */
  applicant: z.string(),
  mobile: z.string(),
  address: z.string(),
  hopeTestDate: z.nullable(day),
  items: z.array(
    z.object({
      id,
      itemNo: z.string(),
      abilityType: key,
      regulation: z.string(),
      state: key,
      testerName: z.nullable(z.string()),
      reportId: z.nullable(id),
      certificateNumber: z.nullable(z.string()),
    }),
  ),
  /** Newest first. Customers are told of what went to them and came back. */
  movements: z.array(sampleMovement),
})
/** A sample with all that its page shows, as the server answers it. */
export type SampleDetail = z.output<typeof sampleDetail>

/** The sample that is moved, how it looked when it was taken over, and what came with it. */
const takenOver = {
  id,
  version,
  condition: z.enum(sampleConditions),
  conditionNote: text(200),
  /** Keys of `acceptance_material`. Nothing came with it where it is left out. */
  materials: z.optional(z.array(key).check(z.maxLength(20))),
}
const written = { auth: 'session', writes: true, assumed } as const
const atCounter = { ...written, roles: ['reception'] } as const

const base = '/api/hm-metrology/sample'

/** Who has samples in hand, and so hands them on. */
export const sampleHolders = ['reception', 'dispatcher', 'tester', 'auditor'] as const

/** The calls about samples: lists, receiving one at the counter, handing it on, and sending it home. */
export const sampleCalls = {
  page: pageCall(base, sampleRow),
  detail: detailCall(base, sampleDetail),
  /**
   * Finds samples by what their label says, their number, else by the serial number of the instrument, however either is written. One at
   * least, the newest first: an instrument that comes every year has several. There are at most 20.
   */
  find: defineCall({
    method: 'GET',
    path: `${base}/find`,
    query: z.strictObject({ code: words(64) }),
    answer: z.object({ samples: z.array(foundSample) }),
    auth: 'session',
    assumed,
  }),
  receive: defineCall({
    method: 'POST',
    path: `${base}/receive`,
    body: z.strictObject({ ...takenOver, label: words(64), place: z.optional(text(64)) }),
    answer: z.object({ ...moved.shape, sampleNo: z.string() }),
    ...atCounter,
  }),
  /** From whoever has it to somebody else; by the one who gives, the one who takes, the counter or the dispatcher. */
  handOver: defineCall({
    method: 'POST',
    path: `${base}/hand-over`,
    body: z.strictObject({ id, version, toId: id, place: text(64), note: text(200) }),
    answer: moved,
    ...written,
    roles: sampleHolders,
  }),
  /** Back to the customer: whoever takes it at the counter signs; what is posted has a courier and a tracking number. */
  sendBack: defineCall({
    method: 'POST',
    path: `${base}/send-back`,
    body: z.strictObject({
      id,
      version,
      sendWay: z.enum(['1', '2']),
      takerName: words(64),
      signature: z.nullable(signature),
      courier: text(32),
      trackingNumber: text(40),
      note: text(200),
    }),
    answer: moved,
    ...atCounter,
  }),
  /** Takes one over at the counter that went home before, such as for a retest: it keeps its number. */
  receiveAgain: defineCall({
    method: 'POST',
    path: `${base}/receive-again`,
    body: z.strictObject({ ...takenOver, place: text(64), note: text(200) }),
    answer: moved,
    ...atCounter,
  }),
  /** Takes the last movement back, by another one. A return needs a reason. */
  undo: defineCall({
    method: 'POST',
    path: `${base}/undo`,
    body: z.strictObject({ id, version, reason: z.optional(reason) }),
    answer: moved,
    ...written,
    roles: sampleHolders,
  }),
  history: historyCall(base),
} as const
