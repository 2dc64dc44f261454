import * as z from 'zod/mini'
import { Refusal } from '../refusal/index.ts'
import type { SortKey } from './sort-keys.ts'

/** The last row of a page: where the next one begins. */
export interface Cursor {
  /** How many rows stand up to it, itself among them. */
  readonly place: number
  /** Its values by which the list is sorted, as the database writes them. */
  readonly values: readonly (string | null)[]
}

/** Characters of a cursor at most; a row with longer values has none, and its next page is asked by number. */
export const longestCursor = 2000

const shape = z.strictObject({
  s: z.string(),
  p: z.int().check(z.minimum(1)),
  v: z.array(z.nullable(z.string().check(z.maxLength(1000)))),
})

const written: Readonly<Record<string, RegExp>> = {
  bigint: /^\d{1,18}$/,
  numeric: /^-?\d{1,18}(\.\d{1,12})?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  boolean: /^(true|false)$/,
  text: /^[^\0]*$/,
}

const sortOf = (keys: readonly SortKey[]) => keys.map(({ name, up }) => `${up ? '+' : '-'}${name}`).join(',')

/** A cursor as it travels; undefined where it would be too long. */
export function writeCursor(keys: readonly SortKey[], { place, values }: Cursor): string | undefined {
  const text = Buffer.from(JSON.stringify({ s: sortOf(keys), p: place, v: values })).toString('base64url')
  return text.length <= longestCursor ? text : undefined
}

/**
 * Reads a cursor that came with a request. It opens nothing: it only says after which values a list goes on that is asked anyway.
 * @param place that the page which is asked begins after @throws {Refusal} 400 where it is none, or of another list, sort or page
 */
export function readCursor(text: string, keys: readonly SortKey[], place: number): Cursor {
  const { s, p, v } = parsed(text)
  const isOfThis = s === sortOf(keys) && p === place && v.length === keys.length
  const isSound = keys.every(({ type, nullable }, at) => {
    const value = v[at] ?? null
    return value === null ? nullable : value.isWellFormed() && written[type]?.test(value) === true
  })
  if (!isOfThis || !isSound || keys.some(({ type }, at) => type === 'date' && !isDay(v[at] ?? null))) throw refused()
  return { place: p, values: v }
}

const refused = () => new Refusal(400, 'search.cursor')

const isDay = (value: string | null) =>
  value === null || (!value.startsWith('0000') && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value)

function parsed(text: string): z.output<typeof shape> {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw refused()
  }
}
