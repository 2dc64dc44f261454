import * as z from 'zod/mini'
import { listPaging } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { historyCall } from './record-calls.ts'
import { pageOf } from './search.ts'
import { standardKeepers } from './standard.ts'
import { day, id, key, moment, text, version, words } from './values.ts'

const link = z.object({ id, number: z.string() })

/** A document by which the institute works: a testing rule, an operating procedure, a procedure of self-calibration or interim checks. */
export const standardFile = z.object({
  id,
  version,
  /** Its number with the year or the edition, such as `JJG 52-2013`. */
  number: z.string(),
  name: z.string(),
  /** A key of `STANDARD_FILE_TYPE`. */
  fileType: key,
  /** A key of `NORM_FILE_TYPE`, as the institute filled that in; empty for none. */
  normType: z.string(),
  /** A key of `STANDARD_FILE_STATUS`. */
  status: key,
  effectiveOn: z.nullable(day),
  /** The kinds of instrument that it is about, with their names. */
  kinds: z.array(z.object({ code: key, name: z.string(), nameEn: z.string() })),
  remark: z.string(),
  fileId: id,
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  /** The document that it took the place of, and the one that took its place. */
  replaces: z.nullable(link),
  replacedBy: z.nullable(link),
  createUserName: z.string(),
  createTime: moment,
})
/** A document by which the institute works, as the server answers it. */
export type StandardFile = z.output<typeof standardFile>

/** The most kinds of instrument of one document. */
export const mostFileKinds = 100

/** What is written down of a document. */
export const standardFileForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  number: words(64),
  name: words(200),
  fileType: key,
  normType: z.optional(key),
  effectiveOn: z.optional(z.nullable(day)),
  kinds: z.array(key).check(z.maxLength(mostFileKinds)),
  remark: text(500),
  /** A file of one's own that was handed in before. */
  fileId: id,
  /** Of a new one: the document whose place it takes. That one is void from then on. */
  replacesId: z.optional(id),
})
/** What is written down of a document, as it travels. */
export type StandardFileForm = z.output<typeof standardFileForm>

const base = '/api/hm-metrology/standard-file'
const assumed = 'the specification names the dictionaries alone'
const written = { answer: standardFile, auth: 'session', roles: standardKeepers, writes: true, assumed } as const

/** The calls about the documents by which the institute works (section 3.6). */
export const standardFileCalls = {
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({
      ...listPaging,
      keyword: z.optional(text(64)),
      fileType: z.optional(key),
      status: z.optional(key),
      kindCode: z.optional(key),
    }),
    answer: pageOf(standardFile),
    auth: 'session',
    assumed,
  }),
  submit: defineCall({ method: 'POST', path: `${base}/submit`, body: standardFileForm, ...written }),
  /** Takes one out of use and back, or voids it for good. `status` is a key of `STANDARD_FILE_STATUS`. */
  turn: defineCall({
    method: 'POST',
    path: `${base}/turn`,
    body: z.strictObject({ id, version, status: z.enum(['1', '2', '3']) }),
    ...written,
  }),
  history: historyCall(base),
} as const
