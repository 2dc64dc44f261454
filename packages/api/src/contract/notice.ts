import * as z from 'zod/mini'
import { listPaging, removeCall } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { day, id, moment, text, words } from './values.ts'

/** Something that an institute tells its people (section 7.6 names the list alone; the fields are those of BladeX's `blade-desk`). */
export const notice = z.object({
  id,
  title: z.string(),
  /** A rich text: markup that the server has cleaned, formulas as `<span data-tex="…">` (RICH-3). */
  content: z.string(),
  /** It is seen from then on. */
  releaseTime: moment,
  /** Whether the public reads it too, on the portal. */
  isPublic: z.boolean(),
  createUserName: z.string(),
  createTime: moment,
})
/** Something that an institute tells its people, as the server answers it. */
export type Notice = z.output<typeof notice>

/** A notice as it was kept, and what of its text was left out: elements as `<script>`, attributes by their names. */
export const keptNotice = z.object({ ...notice.shape, leftOut: z.array(z.string()) })

/** A notice as somebody writes it: without an id it is a new one, without a time it is seen at once, and by the public where that is said. */
export const noticeDraft = z.strictObject({
  id: z.optional(id),
  title: words(128),
  content: text(20_000),
  releaseTime: z.optional(z.iso.datetime()),
  isPublic: z.optional(z.boolean()),
})

const base = '/api/blade-desk/notice'
const filter = z.strictObject({ title: z.optional(text(128)), begin: z.optional(day), end: z.optional(day) })
const assumed = 'section 7.6 names the list of what was released alone; this is the BladeX way'

/** The calls about notices (section 7.6). */
export const noticeCalls = {
  /** What was released, the newest first. */
  released: defineCall({
    method: 'POST',
    path: `${base}/releaseInfoPage`,
    query: z.strictObject(listPaging),
    body: filter,
    answer: pageOf(notice),
    auth: 'session',
    reads: true,
    assumed: 'section 7.6 leaves the filter and the shape open',
  }),
  /** All of them, with those that are not released yet. */
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({ ...listPaging, title: z.optional(text(128)) }),
    answer: pageOf(notice),
    auth: 'session',
    roles: ['admin'],
    assumed,
  }),
  detail: defineCall({
    method: 'GET',
    path: `${base}/detail`,
    query: z.strictObject({ id }),
    answer: notice,
    auth: 'session',
    assumed,
  }),
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: noticeDraft,
    answer: keptNotice,
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  }),
  remove: removeCall(base, assumed),
} as const
