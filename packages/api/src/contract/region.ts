import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { counted, text } from './values.ts'

/** The code of a division: two digits for a province, four for a city, six for an area, nine for a street. */
const divisionCode = z.string().check(z.regex(/^(\d{2}|\d{4}|\d{6}|\d{9})$/))

/** A division as it travels: `level` 1 is a province, 4 a street. */
export interface DivisionNode {
  readonly code: string
  readonly name: string
  /** Null for a province. */
  readonly parentCode: string | null
  readonly level: number
  readonly hasChildren: boolean
  readonly children?: readonly DivisionNode[] | undefined
}

/** A division with those in it. */
export const divisionNode: z.ZodMiniType<DivisionNode> = z.object({
  code: z.string(),
  name: z.string(),
  parentCode: z.nullable(z.string()),
  level: z.int(),
  hasChildren: z.boolean(),
  get children() {
    return z.optional(z.array(divisionNode))
  },
})

const assumed = 'section 7.3 leaves the filter, the other parameters and the shapes open'

/** The calls about the divisions of the country (section 7.3). */
export const regionCalls = {
  /**
   * Divisions as a tree, from `parentCode` down, or all provinces where it is left out; `depth` levels of
   * them, and only those whose name contains `name` on the first.
   */
  tree: defineCall({
    method: 'POST',
    path: '/csApi/blade-expand/region/tree',
    body: z.strictObject({
      parentCode: z.optional(divisionCode),
      depth: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
      name: z.optional(text(32)),
    }),
    answer: z.array(divisionNode),
    auth: 'session',
    reads: true,
    assumed,
  }),
  /** What lies directly in a division: `parentId` is its code as a whole number, 0 for the provinces. */
  districts: defineCall({
    method: 'GET',
    path: '/api/bas/basdistrict/list',
    query: z.strictObject({ parentId: counted(0, 999_999_999), name: z.optional(text(32)) }),
    answer: z.array(z.object({ id: z.int(), parentId: z.int(), code: z.string(), name: z.string(), level: z.int() })),
    auth: 'session',
    assumed,
  }),
} as const
