import * as z from 'zod/mini'
import { normaliseCertificateNumber, type PublicRecordFieldKey, publicRecordKinds } from '../domain/index.ts'
import { listPaging } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { day, id, moment, text, words } from './values.ts'

/** A number as it stands on a document: letters large, dashes plain, no blanks. */
const documentNumber = z.pipe(
  words(40).check(
    z.refine<string>((typed) => typed === '' || normaliseCertificateNumber(typed) !== undefined, { error: 'characters' }),
  ),
  z.transform((typed: string) => normaliseCertificateNumber(typed) ?? typed),
)
const said = z.optional(text(120))

/** What may be said of one kind or another; what does not belong to the kind is left out. */
const facts = z.strictObject({
  metal: said,
  mass: said,
  stone: said,
  stoneMass: said,
  colour: said,
  clarity: said,
  magnification: said,
  hallmark: said,
  trader: said,
  model: said,
  manufacturer: said,
  batch: said,
  category: said,
  tested: said,
} satisfies Readonly<Record<PublicRecordFieldKey, z.ZodMiniType>>)

/** A document beside the certificates that the public may ask for: an appraisal certificate, a label, a test report. */
export const publicRecord = z.object({
  id,
  kind: z.enum(publicRecordKinds),
  number: z.string(),
  name: z.string(),
  nameEn: z.string(),
  conclusion: z.string(),
  conclusionEn: z.string(),
  /** The standards that it was judged by. */
  standards: z.string(),
  /** Whose it is; the public sees a part of the name. */
  client: z.string(),
  performedOn: day,
  issuedOn: day,
  facts: z.record(z.string(), z.string()),
  /** Said beneath the facts. */
  note: z.string(),
  /** The day on which it was withdrawn; null while it stands. */
  withdrawnOn: z.nullable(day),
  withdrawnReason: z.string(),
  /** To be printed on it: `7K3M-9QXT`. */
  checkCode: z.string(),
  /** To be printed on it as a QR code. */
  address: z.string(),
  createTime: moment,
})
/** A document beside the certificates, as the server answers it. */
export type PublicRecord = z.output<typeof publicRecord>

const base = '/api/hm-metrology-jewels/public-record'
const own = { auth: 'session', roles: ['admin'], assumed: 'the specification names the routes of the public alone' } as const

/** The calls about documents beside the certificates that the public may ask for. */
export const publicRecordCalls = {
  /** The newest first. */
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({ ...listPaging, number: z.optional(text(40)), kind: z.optional(z.enum(publicRecordKinds)) }),
    answer: pageOf(publicRecord),
    ...own,
  }),
  /**
   * Without an id it is a new one. Kind, number and day of issue stay as they are: the printed check code comes from them. It is
   * withdrawn where there is a reason for it, and stands again where there is none.
   */
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({
      id: z.optional(id),
      kind: z.enum(publicRecordKinds),
      number: documentNumber,
      name: words(64),
      nameEn: z.optional(text(64)),
      conclusion: z.optional(text(120)),
      conclusionEn: z.optional(text(120)),
      standards: z.optional(text(255)),
      client: z.optional(text(128)),
      performedOn: day,
      issuedOn: day,
      facts,
      note: z.optional(text(255)),
      withdrawnReason: z.optional(text(255)),
    }),
    answer: publicRecord,
    writes: true,
    ...own,
  }),
} as const
