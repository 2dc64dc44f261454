import * as z from 'zod/mini'
import { numberedKinds } from '../domain/index.ts'
import { defineCall } from './call.ts'
import { key, text, version } from './values.ts'

const numberedKind = z.enum(numberedKinds)

const numberingItem = z.strictObject({
  type: key,
  digits: key,
  text: text(16),
  take: key,
  place: z.int().check(z.minimum(1), z.maximum(32)),
  dateFormat: key,
})

/** How one kind of record is numbered. */
export const numberingRule = z.object({
  kind: numberedKind,
  items: z.array(numberingItem),
  version,
  /** Whether it is as where nobody has made a rule. */
  isUsual: z.boolean(),
})
/** How one kind of record is numbered, as the server answers it. */
export type NumberingRule = z.output<typeof numberingRule>

const base = '/api/hm-metrology/numbering'
const own = { auth: 'session', roles: ['admin'], assumed: 'the specification names the dictionaries alone' } as const

/** The calls about how orders, samples, items and reports are numbered (section 3.6). */
export const numberingCalls = {
  list: defineCall({ method: 'GET', path: `${base}/list`, answer: z.array(numberingRule), ...own }),
  /** What is numbered from then on goes by it; what has a number keeps it. */
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({ kind: numberedKind, version, items: z.array(numberingItem).check(z.maxLength(12)) }),
    answer: numberingRule,
    writes: true,
    ...own,
  }),
} as const
