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
  /** What it must hold to, in the words of JSON Schema; empty where nothing is said. */
  readonly limits: string
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

  const visit = (given: Json, path: string, required: boolean, above: readonly Json[]): void => {
    const json = resolved(given)
    const again = above.includes(json)
    const several = alternativesOf(json).map(resolved)
    const inside = several.filter((one) => one.type === 'object' || one.type === 'array')
    if (path !== '' || (json.type !== 'object' && inside.length === 0))
      found.push({
        path,
        type: again ? sameAgain(wordsOf(json, resolved)) : wordsOf(json, resolved),
        required,
        limits: limitsOf(json),
      })
    if (again || above.length >= deepest) return
    if (inside.length > 0) {
      for (const [place, one] of inside.entries())
        within(one, inside.length > 1 ? `${path}(${place + 1})` : path, [...above, json])
      return
    }
    within(json, path, [...above, json])
  }

  const within = (json: Json, path: string, above: readonly Json[]): void => {
    if (json.type === 'array' && typeof json.items === 'object' && json.items !== null) {
      const items = resolved(json.items as Json)
      if (items.type === 'object' || items.type === 'array' || above.includes(items)) visit(items, `${path}[]`, true, above)
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

function limitsOf(json: Json): string {
  const parts = Array.isArray(json.allOf) ? (json.allOf as Json[]) : []
  return [json, ...parts]
    .flatMap((one) => [
      between(one.minLength, one.maxLength, 'length'),
      between(one.minimum, one.maximum, ''),
      between(one.minItems, one.maxItems, 'items'),
      typeof one.format === 'string' ? one.format : '',
      typeof one.pattern === 'string' ? one.pattern : '',
    ])
    .filter((text) => text !== '')
    .join(' · ')
}

function between(least: unknown, most: unknown, what: string): string {
  const [from, to] = [least, most].map((one) => (typeof one === 'number' && !unbounded.has(one) ? String(one) : ''))
  if (from === '' && to === '') return ''
  return `${what === '' ? '' : `${what} `}${from}…${to}`
}
