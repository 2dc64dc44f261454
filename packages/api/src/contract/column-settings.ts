import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { jsonText } from './values.ts'

/** The resource code of a table. */
const elementId = z.string().check(z.regex(/^[\w.:-]{1,64}$/))

/** Which columns of a table a person sees, and in which order (section 7.7): JSON text, which the server keeps as it came. */
export const columnSettings = z.strictObject({
  elementId,
  parameter: jsonText.check(
    z.refine<string>((text) => {
      try {
        JSON.parse(text)
        return true
      } catch {
        return false
      }
    }),
  ),
})
/** One table's saved columns, as they travel. */
export type ColumnSettings = z.output<typeof columnSettings>

const base = '/api/hm-metrology/column-settings'
const assumed = 'section 7.7 names what is sent; the path follows the prefixes of section 7.8'

/** The calls that keep a person's columns (section 7.7). */
export const columnSettingsCalls = {
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: columnSettings,
    answer: z.boolean(),
    auth: 'session',
    writes: true,
    assumed,
  }),
  /** What the caller saved for a table; null where that is nothing. */
  detail: defineCall({
    method: 'GET',
    path: `${base}/detail`,
    query: z.strictObject({ elementId }),
    answer: z.nullable(z.object({ elementId: z.string(), parameter: z.string() })),
    auth: 'session',
    assumed,
  }),
} as const
