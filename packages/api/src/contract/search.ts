import * as z from 'zod/mini'
import { jsonText } from './values.ts'

/** What every list is asked with (section 3.4). `filter` and `op` are JSON text: property → value, property → operator. */
export const pageRequest = z.strictObject({
  current: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  size: z.int().check(z.minimum(1), z.maximum(5000)),
  searchType: z.enum(['N']),
  searchParam: z.strictObject({ filter: z.optional(jsonText), op: z.optional(jsonText) }),
  /** Comma list of properties sorted upwards (BladeX). */
  ascs: z.optional(z.string().check(z.maxLength(200))),
  /** Comma list of properties sorted downwards (BladeX). */
  descs: z.optional(z.string().check(z.maxLength(200))),
})
export type PageRequest = z.output<typeof pageRequest>

/** A page of records (BladeX, MyBatis-Plus). */
export const pageOf = <S extends z.ZodMiniType>(record: S) =>
  z.object({
    records: z.array(record),
    total: z.int(),
    size: z.int(),
    current: z.int(),
    pages: z.int(),
  })

/** Operators of section 9 that a filter may name. */
export const operators = ['=', '!=', '<', '>', '<=', '>=', 'LIKE', 'NOT LIKE', 'IN', 'NOT IN', 'BETWEEN', 'NOT BETWEEN'] as const
export type Operator = (typeof operators)[number]

/** What a search bar asks for, before it travels. */
export interface SearchQuestion {
  readonly current: number
  readonly size: number
  readonly filter: Readonly<Record<string, unknown>>
  readonly op?: Readonly<Record<string, Operator>>
  readonly sort?: readonly { readonly prop: string; readonly direction: 'ascending' | 'descending' }[]
}

/** Turns a question into what travels: filter and op become JSON text exactly once (SRCH-4). */
export function encodeSearch(question: SearchQuestion): PageRequest {
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const sorted = (direction: string) =>
    (question.sort ?? [])
      .filter((s) => s.direction === direction)
      .map((s) => s.prop)
      .join(',')
  const ascs = sorted('ascending')
  const descs = sorted('descending')
  return {
    current: question.current,
    size: question.size,
    searchType: 'N',
    searchParam: { filter: asText(question.filter), ...(question.op ? { op: asText(question.op) } : {}) },
    ...(ascs ? { ascs } : {}),
    ...(descs ? { descs } : {}),
  }
}
