import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { ticketed } from './file.ts'
import { moved, standing } from './record.ts'
import { assumed, detailCall, historyCall, moveCall, pageCall, paperCall } from './record-calls.ts'
import { pageOf, pageRequest } from './search.ts'
import { amount, day, decimal, id, key, moment, reason, share, text, version, words } from './values.ts'

/** Who reads settlements. */
export const settlementReaders = ['cashier', 'approver', 'admin'] as const

/** What is to be paid for one order, or for several of one enterprise together, in the list. */
export const settlementRow = z.object({
  id,
  settlementNo: z.string(),
  standing,
  /** The order that it was there for first. */
  orderId: id,
  /** The number of its order; the numbers of all of them, `、` between, where several are settled together. */
  orderNo: z.string(),
  /** How many orders are settled by it. */
  orderCount: z.int(),
  enterId: id,
  enterName: z.string(),
  onAccount: z.boolean(),
  /** What the items cost; before it is settled, what they would cost without a contract. */
  gross: decimal,
  /** What is to be paid. */
  amount: decimal,
  paid: decimal,
  /** What is still owed. */
  owed: decimal,
  invoiced: decimal,
  settledOn: z.nullable(day),
  /** Until when somebody stands in for it. */
  guaranteeUntil: z.nullable(day),
  billDate: day,
})
/** What is to be paid for one order or several, as the server answers it. */
export type SettlementRow = z.output<typeof settlementRow>

const takenOff = z.object({ type: key, amount: decimal })

/** An item of the order, with what it costs: by the price list, the quote or the contract before it is settled, as it was settled after. */
export const settlementLine = z.object({
  orderId: id,
  itemId: id,
  itemNo: z.string(),
  name: z.string(),
  model: z.string(),
  serial: z.string(),
  abilityType: key,
  regulation: z.string(),
  /** A key of `item_state`. */
  itemState: key,
  isQuoted: z.boolean(),
  byContract: z.boolean(),
  price: decimal,
  /** What the contract gives: the form adds to it. */
  discounts: z.array(z.object({ type: key, share: decimal })),
  /** What was taken off when it was settled; empty before. */
  discountsTaken: z.array(takenOff),
  reductionsTaken: z.array(z.object({ ...takenOff.shape, reason: z.string() })),
  net: decimal,
})
/** An item of a settlement, as the server answers it. */
export type SettlementLineRow = z.output<typeof settlementLine>

/** Money that came, or, below zero, the counter-entry that takes an entry back. */
export const charge = z.object({
  id,
  /** A key of `charge_type`. */
  chargeType: key,
  /** A key of `INCOME_SOURCE`; empty where nobody said. */
  incomeSource: z.string(),
  amount: decimal,
  chargedOn: day,
  remark: z.string(),
  /** Of a counter-entry: the entry that it takes back, and why. */
  reversesId: z.nullable(id),
  reason: z.string(),
  /** Whether another entry takes it back. */
  isReversed: z.boolean(),
  /** The number of its receipt; null where there is none: of a counter-entry, and of what was taken back. */
  receiptNo: z.nullable(z.string()),
  /** A key of `CHARGE_RECORD_STATUS`. */
  status: key,
  byName: z.string(),
  at: moment,
})
/** Money that came, as the server answers it. */
export type Charge = z.output<typeof charge>

/** An invoice, valid or void. */
export const invoice = z.object({
  id,
  /** A key of `INVOICE_TYPE`. */
  invoiceType: key,
  number: z.string(),
  title: z.string(),
  taxNumber: z.string(),
  amount: decimal,
  issuedOn: day,
  voidedOn: z.nullable(day),
  voidReason: z.string(),
  byName: z.string(),
})
/** An invoice, as the server answers it. */
export type Invoice = z.output<typeof invoice>

/** An order that a settlement is about. */
export const settledOrder = z.object({
  orderId: id,
  orderNo: z.string(),
  /** The settlement that it had for itself. */
  settlementNo: z.string(),
  billDate: day,
  quote: z.nullable(z.object({ id, quoteNo: z.string() })),
})
/** An order that a settlement is about, as the server answers it. */
export type SettledOrderRow = z.output<typeof settledOrder>

/** A settlement with all that its page shows. */
export const settlementDetail = z.object({
  ...settlementRow.shape,
  /** The settlement by which its order is settled, too; null where it stands for itself. */
  joinedInto: z.nullable(z.object({ id, settlementNo: z.string() })),
  /** Its orders; void ones are left out where others are settled. */
  orders: z.array(settledOrder),
  socialNumber: z.string(),
  /** The contract that counts today, or by which it was settled. */
  contract: z.nullable(z.object({ id, contractNo: z.string(), name: z.string(), contractType: key })),
  lines: z.array(settlementLine),
  charges: z.array(charge),
  invoices: z.array(invoice),
})
/** A settlement with all that its page shows, as the server answers it. */
export type SettlementDetail = z.output<typeof settlementDetail>

const step = { id, version }

/** What the cashier settles by. `amount` is what the form shows; the server works it out again. */
export const settleForm = z.strictObject({
  ...step,
  /** What is given on every item besides the contract, such as a policy discount. */
  discount: z.nullable(z.strictObject({ type: key, share })),
  /** Items for which nothing is to be paid. */
  free: z.array(z.strictObject({ itemId: id, type: key, reason })).check(z.maxLength(1000)),
  /** What is taken off the whole, shared out over the items. */
  reduction: z.nullable(z.strictObject({ type: key, amount, reason })),
  amount: decimal,
})
/** What the cashier settles by, as it travels. */
export type SettleForm = z.output<typeof settleForm>

const positive = amount.check(z.regex(/[1-9]/))

/** Money that came. */
export const chargeForm = z.strictObject({
  ...step,
  chargeType: key,
  /** A key of `INCOME_SOURCE`. */
  incomeSource: z.optional(key),
  amount: positive,
  chargedOn: day,
  remark: text(200),
})
/** Money that came, as it travels. */
export type ChargeForm = z.output<typeof chargeForm>

/** An invoice that was issued. */
export const invoiceForm = z.strictObject({
  ...step,
  invoiceType: key,
  number: z.string().check(z.regex(/^[\dA-Z]{6,20}$/)),
  title: words(100),
  taxNumber: z.string().check(z.regex(/^([\dA-Z]{15,20})?$/)),
  amount: positive,
  issuedOn: day,
})
/** An invoice that was issued, as it travels. */
export type InvoiceForm = z.output<typeof invoiceForm>

/** What one enterprise owed and paid in the asked days, to the cent. */
export const balanceRow = z.object({
  /** The enterprise. */
  id,
  enterName: z.string(),
  /** What was owed when the days began. */
  opening: decimal,
  settled: decimal,
  charged: decimal,
  /** What was owed when they ended: `opening` and `settled`, less `charged`. */
  closing: decimal,
  invoiced: decimal,
})
/** What one enterprise owed and paid, as the server answers it. */
export type BalanceRow = z.output<typeof balanceRow>

/** So many orders are settled together at most. */
export const mostJoined = 50

const base = '/api/hm-metrology/settlement'
const cashiers = ['cashier'] as const
const written = { answer: moved, auth: 'session', roles: cashiers, writes: true, assumed } as const

/** The calls about settlements, charges, invoices and what is owed (section 3.6). */
export const settlementCalls = {
  page: { ...pageCall(base, settlementRow), roles: settlementReaders },
  detail: { ...detailCall(base, settlementDetail), roles: settlementReaders },
  history: { ...historyCall(base), roles: settlementReaders },
  /** Opens it early, takes a settling back, marks it paid where nothing is to be paid, or cancels it. */
  move: { ...moveCall(base), roles: cashiers },
  settle: defineCall({ method: 'POST', path: `${base}/settle`, body: settleForm, ...written }),
  /** Makes one of several of one enterprise that were not settled yet; the answer says which one it is. */
  join: defineCall({
    method: 'POST',
    path: `${base}/join`,
    body: z.strictObject({ settlements: z.array(z.strictObject(step)).check(z.minLength(2), z.maxLength(mostJoined)) }),
    ...written,
  }),
  /** Gives each order of one that was not settled yet its own settlement back. */
  split: defineCall({ method: 'POST', path: `${base}/split`, body: z.strictObject(step), ...written }),
  /** Somebody stands in for it until a day: documents are issued before it is paid. */
  guarantee: defineCall({
    method: 'POST',
    path: `${base}/guarantee`,
    body: z.strictObject({ ...step, until: day }),
    ...written,
    roles: ['cashier', 'approver'],
  }),
  /** Writes down money that came, all of it or a part. */
  charge: defineCall({ method: 'POST', path: `${base}/charge`, body: chargeForm, ...written }),
  /** Takes an entry back by a counter-entry of today. */
  reverse: defineCall({
    method: 'POST',
    path: `${base}/reverse`,
    body: z.strictObject({ ...step, chargeId: id, reason }),
    ...written,
  }),
  /** Files an entry, or takes it out of the file. `status` is a key of `CHARGE_RECORD_STATUS`. */
  file: defineCall({
    method: 'POST',
    path: `${base}/file`,
    body: z.strictObject({ ...step, chargeId: id, status: z.enum(['1', '2']) }),
    ...written,
  }),
  invoice: defineCall({ method: 'POST', path: `${base}/invoice`, body: invoiceForm, ...written }),
  voidInvoice: defineCall({
    method: 'POST',
    path: `${base}/invoice-void`,
    body: z.strictObject({ ...step, invoiceId: id, reason }),
    ...written,
  }),
  /** What each enterprise owed and paid from one day to another, and what all that match did together. */
  reconcile: defineCall({
    method: 'POST',
    path: `${base}/reconcile`,
    body: z.strictObject({ from: day, to: day, page: pageRequest }),
    answer: z.object({
      ...pageOf(balanceRow).shape,
      total: z.int(),
      sums: z.object({ opening: decimal, settled: decimal, charged: decimal, closing: decimal, invoiced: decimal }),
    }),
    auth: 'session',
    roles: ['cashier', 'admin'],
    reads: true,
    assumed,
  }),
  /** A ticket for what every enterprise owed and paid in some days: a PDF to be signed, or an XLSX to compute with. */
  reconciliationFile: defineCall({
    method: 'POST',
    path: `${base}/reconcile/file`,
    body: z.strictObject({ from: day, to: day, format: z.enum(['pdf', 'xlsx']) }),
    answer: ticketed,
    auth: 'session',
    roles: ['cashier', 'admin'],
    reads: true,
    assumed,
  }),
  /** A ticket for the statement of a settled one as a PDF. */
  paper: { ...paperCall(base), roles: settlementReaders },
  /** A ticket for the receipt of money that came, as a PDF; `id` is the entry's. */
  receipt: { ...paperCall(`${base}/receipt`), roles: settlementReaders },
} as const
