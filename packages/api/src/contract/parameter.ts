import * as z from 'zod/mini'
import { listPaging, removeCall } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { id, text, words } from './values.ts'

/** A setting of an institute that its administrator changes while everything runs (section 3.1 leaves its fields open). */
export const parameter = z.object({
  id,
  tenantId: z.string(),
  paramName: z.string(),
  paramKey: z.string(),
  paramValue: z.string(),
  remark: z.string(),
  isDeleted: z.int(),
})
/** A setting of an institute, as the server answers it. */
export type Parameter = z.output<typeof parameter>

/** By which a setting is read: words of letters, digits, dots, lines and underlines. */
const paramKey = z.string().check(z.regex(/^[\w.-]{1,64}$/))

const base = '/api/blade-system/param'
const assumed = 'section 7.2 names the list alone; this is the BladeX way'

/** The calls about an institute's settings (section 7.2). */
export const parameterCalls = {
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({ ...listPaging, paramName: z.optional(text(64)), paramKey: z.optional(text(64)) }),
    answer: pageOf(parameter),
    auth: 'session',
    roles: ['admin'],
    assumed: 'section 7.2 leaves the shape open; this is the page that BladeX answers',
  }),
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({
      id: z.optional(id),
      paramName: words(64),
      paramKey,
      paramValue: text(2000),
      remark: z.optional(text(255)),
    }),
    answer: parameter,
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  }),
  remove: removeCall(base, assumed),
  /** What screens may know of the settings: those whose key begins with `view.`, by key. */
  view: defineCall({
    method: 'GET',
    path: '/api/view-param/detail',
    query: z.strictObject({ code: z.optional(paramKey) }),
    answer: z.record(z.string(), z.string()),
    auth: 'session',
    assumed: 'section 7.2 names the path alone',
  }),
} as const
