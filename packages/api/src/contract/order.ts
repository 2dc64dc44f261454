import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { orderAmendForm, orderAmendment } from './order-amendment.ts'
import { spotBack, spotBackForm, spotBackWriters } from './order-spot-back.ts'
import { orderVisit, orderVisitForm } from './order-visit.ts'
import { moved, standing } from './record.ts'
import { assumed, detailCall, historyCall, moveCall, pageCall, paperCall } from './record-calls.ts'
import { signature } from './signature.ts'
import { day, decimal, id, key, moment, reason, ruled, ruledWords, text, version, words } from './values.ts'

/** A row of the order list. Field names follow section 3.3 where it has them. */
export const orderRow = z.object({
  id,
  orderNo: z.string(),
  standing,
  enterId: id,
  enterName: z.string(),
  billType: key,
  serviceType: key,
  applicant: z.string(),
  mobile: z.string(),
  billDate: day,
  hopeTestDate: z.nullable(day),
  sampleCount: z.int(),
  itemCount: z.int(),
  itemsDone: z.int(),
  amount: decimal,
  createStaffName: z.string(),
  /** Whether it is only kept until it is whole: it cannot be handed in or signed. */
  isTemp: z.boolean(),
  /** Whether instruments were brought back from the client of an order on site. */
  isSpotBack: z.boolean(),
})
/** An order in a list, as the server answers it. */
export type OrderRow = z.output<typeof orderRow>

/** A division by its code, down to the area, or none. */
const areaCodeOrNone = z.string().check(z.regex(/^(\d{2}|\d{4}|\d{6})?$/))

/** An instrument on the bill: it becomes a sample with one item. */
export const orderInstrument = z.strictObject({
  id: z.optional(id),
  kindCode: key,
  name: words(100),
  model: words(100),
  serial: words(64),
  manufacturer: text(100),
  range: text(100),
  accuracy: text(64),
  abilityType: key,
})
/** An instrument on the bill, as it travels. */
export type OrderInstrument = z.output<typeof orderInstrument>

/** What the client signed of an order. */
export const orderSignature = z.object({
  id,
  /** Who held the pen. */
  signerName: z.string(),
  signature,
  /** Who of the institute was there, or the client's own account. */
  byName: z.string(),
  at: moment,
  /** Of which version of the order it is: 0 as it was handed in, else the number of the last of its changes that was signed. */
  amendment: z.int(),
  /** Whether the order still says what was signed; what was changed since is signed anew. */
  holds: z.boolean(),
  /** Whether it can be taken back: what was signed before the order was accepted stays from then on. */
  isRevocable: z.boolean(),
})
/** What the client signed of an order, as the server answers it. */
export type OrderSignature = z.output<typeof orderSignature>

/** An order as it is opened: who ordered, and every instrument with its sample. */
export const orderDetail = z.object({
  ...orderRow.shape,
  phone: z.string(),
  address: z.string(),
  /** Who brings the instruments and acts for the client, where that is not whom to call; empty where nobody was named. */
  agent: z.string(),
  /** A key of `business_attr`. */
  bussinessType: key,
  socialNumber: z.string(),
  /** A key of `business_type`. */
  enterType: key,
  /** The division that the order names, else that of the enterprise; empty where neither has one. */
  areaCode: z.string(),
  areaName: z.string(),
  /** Who of the institute looks after the client; null and empty where nobody does. */
  businessStaffId: z.nullable(id),
  businessStaffName: z.string(),
  /** Who accepted it; empty before. */
  acceptorName: z.string(),
  /** Whether the enterprise settles on account, so that nothing waits for its payment. */
  onAccount: z.boolean(),
  sendWay: key,
  remark: z.string(),
  createTime: moment,
  /** When something happened to it last. */
  lastUpdateTime: moment,
  /** Why, by whom and when it was voided; null where it was not. */
  cancelled: z.nullable(z.object({ cancelReason: z.string(), cancelStaffName: z.string(), cancelTime: moment })),
  /** The appointment that it comes of (scanBusinessId). */
  pickup: z.nullable(z.object({ id, pickupNo: z.string() })),
  /** Valid invoices for it (invoiceId). */
  invoices: z.array(z.object({ id, number: z.string() })),
  /** What was signed last; null where nothing was, and where it was taken back. */
  signature: z.nullable(orderSignature),
  /** Whether it can be signed: until it is accepted, and from then on where it was changed. */
  isSignable: z.boolean(),
  /** What is planned at the client's; null where nothing is. */
  visit: z.nullable(orderVisit),
  /** What was brought back from the client; null where nothing was. Its id is the `spotBackBillId`. */
  spotBack: z.nullable(spotBack),
  /** What was changed since it was handed in, oldest first. */
  amendments: z.array(orderAmendment),
  /** The quote by which it was registered: its lines say what the pieces cost that were quoted. */
  quote: z.nullable(
    z.object({
      id,
      quoteNo: z.string(),
      lines: z.array(z.object({ id, kindCode: key, abilityType: key, quantity: z.int(), unit: decimal })),
    }),
  ),
  instruments: z.array(
    z.object({
      ...orderInstrument.shape,
      // Of an order that is only kept they may be missing.
      name: z.string(),
      model: z.string(),
      serial: z.string(),
      id,
      sampleNo: z.nullable(z.string()),
      sampleState: key,
      regulation: z.string(),
      price: decimal,
      /** What its kind can be ordered for, as keys of `ability_type`. */
      abilityTypes: z.array(key),
    }),
  ),
})
/** An order as it is opened, as the server answers it. */
export type OrderDetail = z.output<typeof orderDetail>

/** What the registration form sends: without id a new order, with id and version a change of one. */
export const orderForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  enterId: id,
  applicant: words(32),
  mobile: ruledWords('mobile', 32),
  phone: ruled('telephone', 32),
  address: text(200),
  billType: key,
  serviceType: key,
  sendWay: key,
  hopeTestDate: z.nullable(day),
  remark: text(500),
  /** These four stay as they are where nothing is said of them; a new order begins without them. */
  agent: z.optional(text(32)),
  bussinessType: z.optional(key),
  businessStaffId: z.optional(z.nullable(id)),
  /** The division where the client is for this order; empty is that of the enterprise. */
  areaCode: z.optional(areaCodeOrNone),
  /** The accepted quote whose prices count for the instruments that it names. */
  quoteId: z.optional(id),
  instruments: z.array(orderInstrument).check(z.minLength(1), z.maxLength(200)),
  /** What is planned at the client's, of an order that is carried out there; null takes a plan out, and without it the plan stays. */
  visit: z.optional(z.nullable(orderVisitForm)),
  /** The accepted appointment that a new order comes of. */
  pickupId: z.optional(id),
})
/** What the registration form sends, as it travels. */
export type OrderForm = z.output<typeof orderForm>

/** What the form sends of an order that is kept until it is whole: whose it is is known, the rest may be missing. */
export const orderTempForm = z.strictObject({
  ...orderForm.shape,
  applicant: text(32),
  mobile: text(32),
  phone: text(32),
  instruments: z
    .array(z.strictObject({ ...orderInstrument.shape, name: text(100), model: text(100), serial: text(64) }))
    .check(z.maxLength(200)),
})

/**
 * A row of an order, counted from 1, that asks for a service which is asked for already: by an earlier row (`first`), or by another open
 * order of the client. It is told and not refused: of cheap instruments a whole lot may bear one number.
 */
export const pieceAgain = z.object({
  row: z.int(),
  first: z.nullable(z.int()),
  order: z.nullable(z.object({ id, orderNo: z.string() })),
})
/** A row of an order that asks for what is asked for already, as the server answers it. */
export type PieceAgain = z.output<typeof pieceAgain>

/** Who may have an order signed: the counter, and the client by their own account. */
export const orderSigners = ['reception', 'customer'] as const
/** Who changes an order that is handed in. */
export const orderAmenders = ['reception', 'dispatcher'] as const

const base = '/api/hm-metrology/order'
const saved = z.object({ ...moved.shape, orderNo: z.string(), piecesAgain: z.array(pieceAgain) })

/** The calls about orders: lists, registration, and moves along their progression. */
export const orderCalls = {
  page: pageCall(base, orderRow),
  detail: detailCall(base, orderDetail),
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: orderForm,
    answer: saved,
    auth: 'session',
    roles: ['reception'],
    writes: true,
    assumed,
  }),
  /** Keeps an order that is not whole yet (isTemp); `submit` makes it a whole one. */
  keep: defineCall({
    method: 'POST',
    path: `${base}/keep`,
    body: orderTempForm,
    answer: saved,
    auth: 'session',
    roles: ['reception'],
    writes: true,
    assumed,
  }),
  move: moveCall(base),
  history: historyCall(base),
  /** A ticket for the bill of the order as a PDF (billPdfPath). */
  paper: paperCall(base),
  /** Writes down what was brought back from the client, in place of what was written before. */
  spotBack: defineCall({
    method: 'POST',
    path: `${base}/spot-back/submit`,
    body: spotBackForm,
    answer: moved,
    auth: 'session',
    roles: spotBackWriters,
    writes: true,
    assumed,
  }),
  /** Says that nothing was brought back after all. */
  dropSpotBack: defineCall({
    method: 'POST',
    path: `${base}/spot-back/remove`,
    body: z.strictObject({ id, version, reason }),
    answer: moved,
    auth: 'session',
    roles: spotBackWriters,
    writes: true,
    assumed,
  }),
  /** A ticket for the bill of what was brought back as a PDF; `id` is the order's. */
  spotBackPaper: paperCall(`${base}/spot-back`),
  /** The client signs the order as it stands, until it is accepted; one that was changed is signed anew after that, too. */
  sign: defineCall({
    method: 'POST',
    path: `${base}/sign`,
    body: z.strictObject({ id, version, signerName: words(32), signature }),
    answer: moved,
    auth: 'session',
    roles: orderSigners,
    writes: true,
    assumed,
  }),
  /** Changes an order that is handed in, with a reason; what it said before is kept. */
  amend: defineCall({
    method: 'POST',
    path: `${base}/amend`,
    body: orderAmendForm,
    answer: moved,
    auth: 'session',
    roles: orderAmenders,
    writes: true,
    assumed,
  }),
  /** Takes the signature back, but for one by which the order was accepted. It stays on record. */
  unsign: defineCall({
    method: 'POST',
    path: `${base}/unsign`,
    body: z.strictObject({ id, version, reason }),
    answer: moved,
    auth: 'session',
    roles: orderSigners,
    writes: true,
    assumed,
  }),
} as const
