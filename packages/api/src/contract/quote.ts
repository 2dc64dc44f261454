import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, moved, standing } from './record.ts'
import { assumed, detailCall, historyCall, moveCall, pageCall } from './record-calls.ts'
import { amount, day, decimal, id, key, moment, ruled, share, text, version, words } from './values.ts'

/** The most lines of a quote. */
export const mostQuoteLines = 200
/** The most pieces of one line. */
export const mostPieces = 9999

/** Who writes quotes and contracts down. */
export const quoteWriters = ['reception', 'issuer', 'cashier'] as const
/** Who reads quotes and contracts at the institute. */
export const quoteReaders = ['reception', 'issuer', 'dispatcher', 'approver', 'cashier', 'admin'] as const

/** A quote in the list. `quoteStatus` is a key of `quote_status`: 100 where an order can be registered by it today. */
export const quoteRow = z.object({
  id,
  /** With its version from the second one on: `BJ2026110007-2`. */
  quoteNo: z.string(),
  standing,
  enterId: id,
  enterName: z.string(),
  /** A key of `discountType`: regular or bid. */
  discountType: key,
  quoteStatus: key,
  validUntil: day,
  lineCount: z.int(),
  /** What it comes to before the discounts. */
  gross: decimal,
  amount: decimal,
  createStaffName: z.string(),
  createDate: day,
  /** Who agreed to it for the enterprise, or noted that it did; empty before. */
  acceptedByName: z.string(),
  acceptedAt: z.nullable(moment),
  /** The order that was registered by it. */
  order: z.nullable(z.object({ id, orderNo: z.string() })),
})
/** A quote in the list, as the server answers it. */
export type QuoteRow = z.output<typeof quoteRow>

const lineWords = {
  kindCode: key,
  name: words(100),
  model: words(100),
  manufacturer: text(100),
  range: text(100),
  accuracy: text(64),
  abilityType: key,
}

/** A line of a quote as it is typed: its `amount` is what the form shows, and the server works it out again. */
export const quoteFormLine = z.strictObject({
  ...lineWords,
  /** Serial numbers of instruments that are meant, as far as they are known; an order takes them over. */
  serials: z.array(words(64)).check(z.maxLength(mostPieces)),
  price: amount,
  quantity: z.int().check(z.minimum(1), z.maximum(mostPieces)),
  share,
  amount: decimal,
})
/** A line of a quote, as it travels. */
export type QuoteFormLine = z.output<typeof quoteFormLine>

/** A quote with all that its page shows. */
export const quoteDetail = z.object({
  ...quoteRow.shape,
  contactName: z.string(),
  mobile: z.string(),
  socialNumber: z.string(),
  areaName: z.string(),
  address: z.string(),
  remark: z.string(),
  lines: z.array(
    z.object({
      ...quoteFormLine.shape,
      id,
      /** What a piece costs after the discount. */
      unit: decimal,
      /** What the price list says today. */
      listPrice: decimal,
      regulation: z.string(),
      abilityTypes: z.array(key),
    }),
  ),
  /** The version that it takes the place of, and the one that took its place. */
  replaces: z.nullable(z.object({ id, quoteNo: z.string() })),
  replacedBy: z.nullable(z.object({ id, quoteNo: z.string() })),
  /** Who asks for it, as its paper says. */
  institute: z.object({ name: z.string(), nameEn: z.string(), address: z.string(), phone: z.string() }),
})
/** A quote with all that its page shows, as the server answers it. */
export type QuoteDetail = z.output<typeof quoteDetail>

/** What the form of a quote sends: without id a new one, with id and version a change of one that is not handed in. */
export const quoteForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  enterId: id,
  discountType: key,
  validUntil: day,
  contactName: words(32),
  mobile: ruled('mobile', 32),
  remark: text(500),
  lines: z.array(quoteFormLine).check(z.minLength(1), z.maxLength(mostQuoteLines)),
  /** What the form shows as the sum. */
  amount: decimal,
})
/** What the form of a quote sends, as it travels. */
export type QuoteForm = z.output<typeof quoteForm>

const base = '/api/hm-metrology/quote'
const written = z.object({ ...moved.shape, quoteNo: z.string() })
const step = z.strictObject({ id, version })

/** The calls about quotes (section 3.6): lists, what is written down, the audit, the enterprise’s word, and a new version. */
export const quoteCalls = {
  page: { ...pageCall(base, quoteRow), roles: [...quoteReaders, 'customer'] },
  detail: { ...detailCall(base, quoteDetail), roles: [...quoteReaders, 'customer'] },
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: quoteForm,
    answer: written,
    auth: 'session',
    roles: quoteWriters,
    writes: true,
    assumed,
  }),
  /** Removes one that nobody has handed in. */
  remove: defineCall({
    method: 'POST',
    path: `${base}/remove`,
    body: byId,
    answer: z.boolean(),
    auth: 'session',
    roles: quoteWriters,
    writes: true,
    assumed,
  }),
  move: { ...moveCall(base), roles: quoteReaders },
  /** The enterprise agrees to it: somebody of it, or somebody of the institute who was told so. */
  accept: defineCall({
    method: 'POST',
    path: `${base}/accept`,
    body: step,
    answer: moved,
    auth: 'session',
    roles: [...quoteWriters, 'customer'],
    writes: true,
    assumed,
  }),
  /** Begins a new version of one that was audited; the old one cannot be used from then on. */
  revise: defineCall({
    method: 'POST',
    path: `${base}/revise`,
    body: step,
    answer: written,
    auth: 'session',
    roles: quoteWriters,
    writes: true,
    assumed,
  }),
  history: { ...historyCall(base), roles: [...quoteReaders, 'customer'] },
} as const
