import * as z from 'zod/mini'
import { jsonText } from './values.ts'

const asked = z.strictObject({ filter: z.optional(jsonText), op: z.optional(jsonText) })

const pagingOf = (longest: number) => ({
  current: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  size: z.int().check(z.minimum(1), z.maximum(longest)),
  /** Comma list of properties sorted upwards (BladeX). */
  ascs: z.optional(z.string().check(z.maxLength(200))),
  /** Comma list of properties sorted downwards (BladeX). */
  descs: z.optional(z.string().check(z.maxLength(200))),
  /** The `cursor` of the page before: the list goes on behind it, however deep. @default the page is looked for by its number */
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
})

/** The most conditions of an advanced search. */
export const mostConditions = 32

/**
 * A condition of an advanced search: one property in `filter`, its operator in `op`. `searchType` says how it is joined to all
 * conditions before it; of the first it says nothing.
 */
export const searchRow = z.strictObject({ searchType: z.enum(['and', 'or']), filter: jsonText, op: z.optional(jsonText) })
/** A condition of an advanced search, as it travels. */
export type SearchRow = z.output<typeof searchRow>

/** What a list is asked with whose pages have at most `longest` records; see {@link pageRequest}. */
export const pageRequestOf = (longest: number) =>
  z.discriminatedUnion('searchType', [
    z.strictObject({ ...pagingOf(longest), searchType: z.literal('N'), searchParam: asked }),
    z.strictObject({
      ...pagingOf(longest),
      searchType: z.literal('Y'),
      searchListVO: z.array(searchRow).check(z.minLength(1), z.maxLength(mostConditions)),
      searchParam: z.optional(asked),
    }),
  ])

/**
 * What every list is asked with (section 3.4): `filter` and `op` are JSON text, property → value and property → operator. With
 * `searchType` Y the conditions of `searchListVO` are asked, and whatever `searchParam` asks besides.
 */
export const pageRequest = pageRequestOf(5000)
/** What a list is asked with, as it travels. */
export type PageRequest = z.output<typeof pageRequest>

/** A page of records (BladeX, MyBatis-Plus). */
export const pageOf = <S extends z.ZodMiniType>(record: S) =>
  z.object({
    records: z.array(record),
    /** How many match; with `totalIsCapped` at least so many, and there are more. */
    total: z.int(),
    /** Whether counting stopped at `total`: a screen says "over". @default false */
    totalIsCapped: z.optional(z.boolean()),
    /** What the next page is asked with as `after`, in the same order. @default there is no next page, or it is asked by its number */
    cursor: z.optional(z.string()),
    size: z.int(),
    current: z.int(),
    pages: z.int(),
  })

/** Operators of section 9 that a filter may name. */
export const operators = ['=', '!=', '<', '>', '<=', '>=', 'LIKE', 'NOT LIKE', 'IN', 'NOT IN', 'BETWEEN', 'NOT BETWEEN'] as const
/** An operator that a filter may name. */
export type Operator = (typeof operators)[number]

/** What a search bar asks for, before it travels. */
export interface SearchQuestion {
  readonly current: number
  readonly size: number
  readonly filter: Readonly<Record<string, unknown>>
  readonly op?: Readonly<Record<string, Operator>>
  /** Conditions of an advanced search; `filter` and `op` may be JSON text already. @default none: a normal search */
  readonly rows?: readonly { readonly searchType: 'and' | 'or'; readonly filter: unknown; readonly op?: unknown }[]
  readonly sort?: readonly { readonly prop: string; readonly direction: 'ascending' | 'descending' }[]
  /** The `cursor` of the page before. @default the page is looked for by its number */
  readonly after?: string | undefined
}

/** Turns a question into what travels: filter and op become JSON text exactly once (SRCH-4). */
export function encodeSearch({ current, size, filter, op, rows = [], sort = [], after }: SearchQuestion): PageRequest {
  const sorted = (direction: string) =>
    sort
      .filter((one) => one.direction === direction)
      .map(({ prop }) => prop)
      .join(',')
  const ascs = sorted('ascending')
  const descs = sorted('descending')
  const page = {
    current,
    size,
    ...(ascs ? { ascs } : {}),
    ...(descs ? { descs } : {}),
    ...(after === undefined ? {} : { after }),
  }
  const searchParam = encodePart({ filter, op })
  if (rows.length === 0) return { ...page, searchType: 'N', searchParam }
  return {
    ...page,
    searchType: 'Y',
    searchListVO: rows.map(({ searchType, ...row }) => ({ searchType, ...encodePart(row) })),
    ...(Object.keys(filter).length === 0 ? {} : { searchParam }),
  }
}

function encodePart({ filter, op }: { readonly filter: unknown; readonly op?: unknown }) {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return { filter: text(filter), ...(op === undefined ? {} : { op: text(op) }) }
}
