import * as z from 'zod/mini'
import { deviation } from '../domain/index.ts'
import { defineCall } from './call.ts'
import { moved, standing } from './record.ts'
import { assumed, detailCall, historyCall, moveCall, pageCall } from './record-calls.ts'
import { longestRemark, reportReadingCalls } from './report-reading.ts'
import { day, id, key, moment, reason, text, version } from './values.ts'

/** A report in a list: the document of one item, and the number of its certificate once it is issued. */
export const reportRow = z.object({
  id,
  reportNo: z.string(),
  standing,
  orderId: id,
  orderNo: z.string(),
  sampleNo: z.nullable(z.string()),
  itemId: id,
  itemNo: z.string(),
  enterName: z.string(),
  instrumentName: z.string(),
  model: z.string(),
  serial: z.string(),
  abilityType: key,
  /** `verification`, `rejection` (a verification that failed), `calibration`, `testing` or `trial`. */
  documentKind: key,
  testerName: z.nullable(z.string()),
  certificateNumber: z.nullable(z.string()),
  issuedAt: z.nullable(moment),
  /** Whether its certificate still holds: `valid`, `withdrawn` or `replaced`; null before it is issued. Expiry is computed from the date. */
  validity: z.nullable(key),
  /** The number of the certificate whose place it takes. */
  replacesNumber: z.nullable(z.string()),
})
/** A report in a list, as the server answers it. */
export type ReportRow = z.output<typeof reportRow>

/** What a new certificate may say otherwise than the one whose place it takes; empty where it says the same. Results stay as they are. */
export const reportCorrections = z.strictObject({
  clientName: text(100),
  clientAddress: text(200),
  model: text(64),
  serial: text(64),
  manufacturer: text(64),
})
/** What a new certificate may say otherwise, as it travels. */
export type ReportCorrections = z.output<typeof reportCorrections>

/** A report as it is opened: its words, its signatures, and its certificate once it is issued. */
export const reportDetail = z.object({
  ...reportRow.shape,
  /** As it is printed and sent back; empty while there are no readings. */
  conclusion: z.string(),
  /** The same, to be read in either language. */
  conclusionText: z.object({ zh: z.string(), en: z.string() }),
  /** A rich text: markup that the server has cleaned, formulas as `<span data-tex="…">` (RICH-3). */
  remark: z.string(),
  /** In what the original record departs from its method, for the institute's own people alone. */
  deviations: z.array(deviation),
  performedOn: z.nullable(day),
  validUntil: z.nullable(day),
  /** Who drafted, audited, approved and issued, with the moment of each. */
  signatures: z.array(z.object({ duty: z.string(), name: z.string(), at: moment })),
  certificate: z.nullable(
    z.object({ id, number: z.string(), checkCode: z.string(), reference: z.string(), address: z.string(), pdfSize: z.int() }),
  ),
  /** The report whose certificate it takes the place of, and why. */
  replaces: z.nullable(
    z.object({
      reportId: id,
      reportNo: z.string(),
      certificateNumber: z.string(),
      reason: z.string(),
      corrections: reportCorrections,
    }),
  ),
  /** The report that takes its place; its certificate once that is issued. */
  successor: z.nullable(z.object({ reportId: id, reportNo: z.string(), state: key, certificateNumber: z.nullable(z.string()) })),
  /** Since when its certificate does not hold any more, and why; null while it does. */
  change: z.nullable(z.object({ on: day, reason: z.string() })),
})
/** A report as it is opened, as the server answers it. */
export type ReportDetail = z.output<typeof reportDetail>

/** The words of a draft as they were kept: its remark, and what of it was left out: elements as `<script>`, attributes by their names. */
export const keptWords = z.object({ ...moved.shape, remark: z.string(), leftOut: z.array(z.string()) })
/** The words of a draft as they were kept, as the server answers it. */
export type KeptWords = z.output<typeof keptWords>

const base = '/api/hm-metrology/report'

/** The calls about reports: lists, the words of a draft, its picture, and moves along their progression. */
export const reportCalls = {
  page: pageCall(base, reportRow),
  detail: detailCall(base, reportDetail),
  /** The words of the draft: only its drafter, only while drafting. */
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({ id, version, conclusion: text(200), remark: text(longestRemark) }),
    answer: keptWords,
    auth: 'session',
    roles: ['tester'],
    writes: true,
    assumed,
  }),
  move: moveCall(base),
  /** Withdraws an issued certificate: the public is told at once, with the reason. It stays on record, and is never issued again. */
  withdraw: defineCall({
    method: 'POST',
    path: `${base}/withdraw`,
    body: z.strictObject({ id, version, reason }),
    answer: moved,
    auth: 'session',
    roles: ['approver'],
    writes: true,
    assumed,
  }),
  /** Begins a report whose certificate takes the place of an issued one (ISO/IEC 17025:2017, 7.8.8). Until it is issued, that one stands. */
  reissue: defineCall({
    method: 'POST',
    path: `${base}/reissue`,
    body: z.strictObject({ id, version, reason, corrections: reportCorrections }),
    answer: z.object({ ...moved.shape, reportNo: z.string() }),
    auth: 'session',
    roles: ['approver', 'issuer'],
    writes: true,
    assumed,
  }),
  /** The document as it would be issued now, marked as a draft; once issued, the certificate itself. */
  preview: defineCall({
    method: 'GET',
    path: `${base}/preview`,
    query: z.strictObject({ id }),
    answer: z.unknown(),
    shape: 'blob',
    auth: 'session',
    assumed,
  }),
  /** The same as a picture: all pages below each other, SVG. Not every browser shows a PDF inside a page. */
  picture: defineCall({
    method: 'GET',
    path: `${base}/picture`,
    query: z.strictObject({ id }),
    answer: z.unknown(),
    shape: 'blob',
    auth: 'session',
    assumed,
  }),
  history: historyCall(base),
  ...reportReadingCalls,
} as const
