import * as z from 'zod/mini'
import { removeCall } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf, pageRequest } from './search.ts'
import { counted, id, key, moment, text, words } from './values.ts'

/** Something to download that an institute offers to everybody with an account: forms, instructions, price lists. */
export const material = z.object({
  id,
  name: z.string(),
  category: z.string(),
  remark: z.string(),
  fileId: id,
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  type: z.string(),
  createUserName: z.string(),
  createTime: moment,
})
/** Something to download, as the server answers it. */
export type Material = z.output<typeof material>

const base = '/api/material'
const assumed = 'section 7.6 names the list alone'

/** The calls about what can be downloaded (section 7.6). */
export const materialCalls = {
  page: defineCall({
    method: 'POST',
    path: `${base}/page`,
    query: z.strictObject({ size: z.optional(counted(1, 5000)), current: z.optional(counted(1, 1_000_000)) }),
    body: z.strictObject({ name: z.optional(text(64)), category: z.optional(text(32)) }),
    answer: pageOf(material),
    auth: 'session',
    reads: true,
    assumed: 'section 7.6 leaves the filter and the shape open',
  }),
  /** The same, asked as the notification centre asks. */
  downloads: defineCall({
    method: 'POST',
    path: `${base}/downloadPage`,
    body: pageRequest,
    answer: pageOf(material),
    auth: 'session',
    reads: true,
    assumed: 'section 7.6 does not show the path',
  }),
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({
      id: z.optional(id),
      name: words(64),
      category: z.optional(key),
      remark: z.optional(text(255)),
      /** A file of one's own that was handed in before. */
      fileId: id,
    }),
    answer: material,
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  }),
  /** What was offered is not any more; its file stays with whoever handed it in. */
  remove: removeCall(base, assumed),
} as const
