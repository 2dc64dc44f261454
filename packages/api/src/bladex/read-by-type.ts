import * as z from 'zod/mini'
import { day, decimal, id, moment, type Schema } from '../contract/index.ts'
import { dayOf, momentOf } from './moments.ts'
import { plainDecimal } from './plain-decimal.ts'

/**
 * Puts what a BladeX back end sent into the shape that a schema takes.
 *
 * BladeX sends no null: what is nothing comes as the emptiness of its type (`""`, `-1`, `false`, `[]`, `{}`), or, where that was switched
 * off, as null, or not at all. Here all three become what the schema has for nothing: left out, null, or that emptiness. Of an id, and of
 * whatever is named like one, `-1` means none too; so does the number -1 of a decimal, which is text where there is one, and of a number
 * that cannot be negative. Decimals lose their exponent, times get their zone, keys become text.
 *
 * What cannot be put right is handed on as it came, and the schema refuses it: nothing is made up for an answer of another shape.
 */
export function readByType(schema: Schema, value: unknown, name = ''): unknown {
  const { def } = schema._zod as { readonly def: Definition }
  switch (def.type) {
    case 'optional':
      if (isNothing(value, name) && !takes(def.innerType, value)) return undefined
      return isNoNumber(def.innerType, value) ? undefined : readByType(def.innerType, value, name)
    case 'nullable':
      return isNothing(value, name) || isNoNumber(def.innerType, value) ? null : readByType(def.innerType, value, name)
    case 'array':
      if (isAbsent(value)) return []
      return Array.isArray(value) ? value.map((one) => readByType(def.element, one)) : value
    case 'object':
      return readObject(def.shape, value)
    case 'record':
      if (isAbsent(value)) return {}
      if (!isRecord(value)) return value
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readByType(def.valueType, one, key)]))
    case 'union':
      return readUnion(def.options, value, name)
    case 'string':
      return readText(schema, value, name)
    case 'number':
      return readNumber(value)
    case 'enum':
      return typeof value === 'number' && takes(schema, String(value)) ? String(value) : value
    case 'boolean':
      if (isAbsent(value)) return false
      return value === 1 ? true : value === 0 ? false : value
    default:
      return value
  }
}

/** What of a schema is read here. */
type Definition =
  | { readonly type: 'optional' | 'nullable'; readonly innerType: Schema }
  | { readonly type: 'array'; readonly element: Schema }
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, Schema>> }
  | { readonly type: 'record'; readonly valueType: Schema }
  | { readonly type: 'union'; readonly options: readonly Schema[] }
  | { readonly type: 'string' | 'number' | 'boolean' | 'enum' | 'unknown' }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value says that there is none, whatever there should be. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (isRecord(value) && Object.keys(value).length === 0)

const isIdName = (name: string) => name === 'id' || name.endsWith('Id')

/** The same for a field that may be one of an id. */
const isNothing = (value: unknown, name: string) => isAbsent(value) || (isIdName(name) && (value === -1 || value === '-1'))

/** Whether -1 stands where a decimal or a number may be left out, and is none that it could be. */
const isNoNumber = (schema: Schema, value: unknown) => value === -1 && (schema === decimal || isNumberAbove(schema))

const isNumberAbove = (schema: Schema) => (schema._zod.def as Definition).type === 'number' && !takes(schema, -1)

const takes = (schema: Schema, value: unknown) => z.safeParse(schema, value).success

const pageFields = ['records', 'total', 'size', 'current', 'pages']

function readObject(shape: Readonly<Record<string, Schema>>, value: unknown): unknown {
  const names = Object.keys(shape)
  if (isAbsent(value) && pageFields.every((field) => names.includes(field)))
    return { records: [], total: 0, size: 0, current: 1, pages: 0 }
  // A record that has nothing of what it should have is another one.
  if (!isRecord(value) || !names.some((field) => field in value)) return value
  return Object.fromEntries([
    ...Object.entries(value),
    ...Object.entries(shape).map(([field, inner]) => [field, readByType(inner, value[field], field)]),
  ])
}

function readUnion(options: readonly Schema[], value: unknown, name: string): unknown {
  for (const option of options) {
    const read = readByType(option, value, name)
    if (takes(option, read)) return read
  }
  return value
}

function readText(schema: Schema, value: unknown, name: string): unknown {
  if (isNothing(value, name)) return ''
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return value
  // There is an amount where the contract wants one: none is made up of what says that there is none.
  if (schema === decimal) return value === -1 ? value : (plainDecimal(text) ?? text)
  if (schema === moment) return momentOf(text)
  if (schema === day) return dayOf(text)
  return schema === id ? text.trim() : text
}

function readNumber(value: unknown): unknown {
  if (isAbsent(value)) return -1
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}
