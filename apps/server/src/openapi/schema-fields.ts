import type { Schema } from '@etalon/api/contract'
import * as z from 'zod/mini'
import type { Said } from './contract-words.ts'

type Json = Readonly<Record<string, unknown>>

/** One field of a question or an answer, as a reader of the page sees it. */
export interface SchemaField {
  /** Its name, and the names above it, parted by points; `[]` stands for each one of a list. Empty for the whole. */
  readonly path: string
  /** What it holds, in words. */
  readonly type: Said
  /** Whether it must be there. */
  readonly required: boolean
  /** How long, how large or how many it may be; empty where nothing is said. */
  readonly limits: Said
  /** The expression that it must match, or the format of JSON Schema; empty where there is none. */
  readonly pattern: string
}

/** Levels of a tree beneath which nothing new is told. */
const deepest = 6

const typeWords: Readonly<Record<string, Said>> = {
  string: { zh: '文本', en: 'text' },
  integer: { zh: '整数', en: 'whole number' },
  number: { zh: '数', en: 'number' },
  boolean: { zh: '是或否', en: 'yes or no' },
  null: { zh: '空', en: 'nothing' },
  object: { zh: '对象', en: 'object' },
  array: { zh: '列表', en: 'list' },
}
const anything: Said = { zh: '任意内容', en: 'anything' }

/** The fields of a schema from the top down; those that lead back to themselves are told once. */
export function fieldsOf(schema: Schema, io: 'input' | 'output'): SchemaField[] {
  const root = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  const found: SchemaField[] = []

  const resolved = (json: Json): Json => {
    if (typeof json.$ref !== 'string') return json
    if (json.$ref === '#') return root
    const name = json.$ref.replace('#/$defs/', '')
    return ((root.$defs ?? {}) as Record<string, Json>)[name] ?? {}
  }

  /** Tells of one field, then of what is in it. */
  const visit = (given: Json, path: string, required: boolean, above: readonly Json[]): void => {
    const json = resolved(given)
    const again = above.includes(json)
    const isPlain = json.type !== 'object' && !alternativesOf(json).map(resolved).some(hasFields)
    if (path !== '' || isPlain)
      found.push({
        path,
        type: again ? sameAgain(wordsOf(json, resolved)) : wordsOf(json, resolved),
        required,
        limits: limitsOf(json),
        pattern: patternOf(json),
      })
    if (!again && above.length < deepest) within(json, path, [...above, json])
  }

  /** Tells of what is in a list, an object or one of several alternatives; the thing itself is told. */
  const within = (json: Json, path: string, above: readonly Json[]): void => {
    const several = alternativesOf(json).map(resolved).filter(hasFields)
    for (const [place, one] of several.entries())
      within(one, several.length > 1 ? `${path}(${place + 1})` : path, [...above, one])
    if (json.type === 'array' && typeof json.items === 'object' && json.items !== null) {
      const items = resolved(json.items as Json)
      if (above.includes(items)) visit(items, `${path}[]`, true, above)
      else if (above.length < deepest) within(items, `${path}[]`, [...above, items])
      return
    }
    const required = new Set(Array.isArray(json.required) ? json.required : [])
    for (const [name, inner] of Object.entries((json.properties ?? {}) as Record<string, Json>))
      visit(inner, path === '' || path.endsWith(')') ? `${path}${name}` : `${path}.${name}`, required.has(name), above)
    if (typeof json.additionalProperties === 'object' && Object.keys(json.additionalProperties ?? {}).length > 0)
      visit(json.additionalProperties as Json, `${path === '' ? '' : `${path}.`}*`, false, above)
  }

  visit(root, '', true, [])
  return found
}

const hasFields = ({ type }: Json): boolean => type === 'object' || type === 'array'

const alternativesOf = (json: Json): Json[] => {
  const several = json.anyOf ?? json.oneOf
  return Array.isArray(several) ? (several as Json[]) : []
}

const sameAgain = ({ zh, en }: Said): Said => ({ zh: `${zh}，结构同上`, en: `${en}, of the same again` })

function wordsOf(given: Json, resolved: (json: Json) => Json): Said {
  const json = resolved(given)
  if ('const' in json) return literal([json.const])
  if (Array.isArray(json.enum)) return literal(json.enum)
  const several = Array.isArray(json.type) ? json.type.map((type) => ({ ...json, type })) : alternativesOf(json)
  if (several.length > 0) {
    const words = several.map((one) => wordsOf(one, resolved))
    const distinct = words.filter((one, place) => words.findIndex(({ en }) => en === one.en) === place)
    return { zh: distinct.map(({ zh }) => zh).join(' 或 '), en: distinct.map(({ en }) => en).join(' or ') }
  }
  if (json.type === 'array') {
    const of = wordsOf((json.items ?? {}) as Json, resolved)
    return { zh: `${of.zh}的列表`, en: `list of ${of.en}` }
  }
  return (typeof json.type === 'string' ? typeWords[json.type] : undefined) ?? anything
}

function literal(values: readonly unknown[]): Said {
  const text = values.map((value) => JSON.stringify(value)).join(' | ')
  return { zh: text, en: text }
}

/** The largest number that whole numbers have anyway; it says nothing. */
const unbounded = new Set<unknown>([Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER])

const partsOf = (json: Json): Json[] => [json, ...(Array.isArray(json.allOf) ? (json.allOf as Json[]) : [])]

const patternOf = (json: Json): string =>
  partsOf(json)
    .flatMap((one) => [one.format, one.pattern])
    .filter((text) => typeof text === 'string')
    .join(' ')

function limitsOf(json: Json): Said {
  const told = partsOf(json).flatMap((one) => [
    between(one.minLength, one.maxLength, { zh: ' 个字符', en: ' characters' }),
    between(one.minimum, one.maximum, { zh: '', en: '' }),
    between(one.minItems, one.maxItems, { zh: ' 项', en: ' entries' }),
  ])
  return { zh: told.map(({ zh }) => zh).join(''), en: told.map(({ en }) => en).join('') }
}

function between(least: unknown, most: unknown, of: Said): Said {
  const [from, to] = [least, most].map((one) => (typeof one === 'number' && !unbounded.has(one) ? one : undefined))
  if (from === undefined && to === undefined) return { zh: '', en: '' }
  if (from === undefined) return { zh: `最多 ${to}${of.zh}`, en: `at most ${to}${of.en}` }
  if (to === undefined) return { zh: `至少 ${from}${of.zh}`, en: `at least ${from}${of.en}` }
  const range = from === to ? `${to}` : `${from}–${to}`
  return { zh: `${range}${of.zh}`, en: `${range}${of.en}` }
}
