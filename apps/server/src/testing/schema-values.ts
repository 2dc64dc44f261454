import type { Schema } from '@etalon/api/contract'
import fc from 'fast-check'
import * as z from 'zod/mini'

type Json = { readonly [name: string]: unknown }

/** What a schema takes, as JSON Schema says it. */
function jsonOf(schema: Schema): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
}

/** Values as a JSON schema describes them; what it cannot say (a check digit) must be sorted out behind. */
function arbitraryOf(json: Json, root: Json): fc.Arbitrary<unknown> {
  if (typeof json.$ref === 'string') {
    const [, name = ''] = /^#\/\$defs\/(.+)$/.exec(json.$ref) ?? []
    return arbitraryOf(((root.$defs ?? {}) as Record<string, Json>)[name] ?? root, root)
  }
  if ('const' in json) return fc.constant(json.const)
  if (Array.isArray(json.enum)) return fc.constantFrom(...json.enum)
  const several = json.anyOf ?? json.oneOf
  if (Array.isArray(several)) return fc.oneof(...several.map((one) => arbitraryOf(one as Json, root)))
  const parts = Array.isArray(json.allOf) ? (json.allOf as Json[]) : []
  switch (json.type) {
    case 'string':
      return textOf(json, parts)
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(Number(json.minimum ?? -1000), -1_000_000),
        max: Math.min(Number(json.maximum ?? 1000), 1_000_000),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOf((json.items ?? {}) as Json, root), {
        minLength: Number(json.minItems ?? 0),
        maxLength: Math.min(Number(json.maxItems ?? 3), Number(json.minItems ?? 0) + 3),
      })
    case 'object':
      return objectOf(json, root)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** What looks ahead cannot be generated: the pattern without it, whose values are sorted out behind. */
const matching = (pattern: string): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(pattern.replace(/\(\?<?[=!][^()]*\)/g, ''))).filter((text) => new RegExp(pattern).test(text))

function textOf(json: Json, parts: readonly Json[]): fc.Arbitrary<string> {
  if (json.format === 'date-time')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString())
  const [first] = [json, ...parts].flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))
  const minLength = Number(json.minLength ?? 0)
  const maxLength = Math.min(Number(json.maxLength ?? 24), Math.max(minLength, 24))
  if (first !== undefined) return matching(first)
  return fc
    .oneof(fc.string({ minLength, maxLength, unit: 'grapheme' }), fc.constantFrom('压力表', "O'Neil; --", '%_\\', '<b>粗</b>'))
    .filter((text) => text.length >= minLength)
}

/** Texts that rules ask for which no pattern describes: check digits, strength, JSON within text. */
const known = [
  '91430100MA4Q3T7N6X',
  '430104199003071234',
  '11010519491231002X',
  '13874903316',
  'Another-good-1',
  '{"list":[]}',
  '[]',
  '2026-11-23',
  '2026-11-23 09:30',
  'YB-60',
  'laboratory@example.org',
  '/order/list/index',
  'https://lims.example.org/entry',
  'x',
  'MPa',
  '0.5',
]

/** Of so many values some have to be taken, or a property would look for one for ever. */
const tried = 40

/** Values of the arbitrary that the schema takes, and known ones that it takes. @throws where none is found */
function taken(schema: Schema, arbitrary: fc.Arbitrary<unknown>, more: readonly unknown[] = []): fc.Arbitrary<unknown> {
  const isTaken = (value: unknown) => z.safeParse(schema, value).success
  const examples = more.filter(isTaken)
  const share = fc.sample(arbitrary, { numRuns: tried, seed: 7 }).filter(isTaken).length / tried
  if (share >= 0.2) return fc.oneof(arbitrary.filter(isTaken), ...examples.map((one) => fc.constant(one)))
  if (examples.length > 0) return fc.constantFrom(...examples)
  throw new Error(`no value is known for ${JSON.stringify(jsonOf(schema))}`)
}

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly element?: Schema
  readonly options?: readonly Schema[]
}

/** Walks a schema part by part, so that what only its code can tell is asked of each part by itself. */
function partsOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, shape, innerType, element, options } = schema._zod.def as unknown as Definition
  if (type === 'object' && shape) {
    const isRequired = (name: string) => shape[name]?._zod.optin !== 'optional'
    const fields = Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, partsOf(inner)]))
    return fc.record(fields, { requiredKeys: Object.keys(shape).filter(isRequired) })
  }
  if ((type === 'optional' || type === 'default') && innerType) return partsOf(innerType)
  if (type === 'nullable' && innerType) return fc.oneof(fc.constant(null), partsOf(innerType))
  if (type === 'union' && options) return fc.oneof(...options.map(partsOf))
  const json = jsonOf(schema)
  if (type === 'array' && element) {
    const minLength = Number(json.minItems ?? 0)
    return fc.array(partsOf(element), { minLength, maxLength: Math.min(Number(json.maxItems ?? 3), minLength + 3) })
  }
  return taken(schema, arbitraryOf(json, json), known)
}

function objectOf(json: Json, root: Json): fc.Arbitrary<unknown> {
  const properties = (json.properties ?? {}) as Record<string, Json>
  const required = (json.required ?? []) as string[]
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner, root)])),
    { requiredKeys: required },
  )
  const { additionalProperties } = json
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return named
  return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), arbitraryOf(additionalProperties as Json, root), { maxKeys: 3 })
}

/** Values of a schema's shape, which rules that JSON Schema cannot say (a check digit, a day that exists) may still refuse. */
export function shapedFor(schema: Schema): fc.Arbitrary<unknown> {
  const json = jsonOf(schema)
  return arbitraryOf(json, json)
}

/** Values that a schema takes. @throws where none is found */
export function validFor(schema: Schema): fc.Arbitrary<unknown> {
  return taken(schema, partsOf(schema))
}

/** A length that no field takes, and an address still may have. */
const tooLong = 'x'.repeat(9000)

const strange = fc.constantFrom<unknown>(
  null,
  -1,
  1e308,
  '',
  ' ',
  tooLong,
  'a\u0000b',
  '\ud800',
  '9'.repeat(40),
  "1' or '1'='1",
  '../../etc/passwd',
  '$(id)',
  [],
  {},
  [null],
  true,
  { $ne: null },
)

/** Values that a schema does not take: a valid one with one field changed, taken out or added. */
export function invalidFor(schema: Schema): fc.Arbitrary<unknown> {
  const changed = fc
    .tuple(validFor(schema), fc.nat(), strange, fc.constantFrom('replace', 'remove', 'add' as const))
    .map(([value, which, other, how]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return other
      const names = Object.keys(value)
      const name = names[which % Math.max(1, names.length)]
      if (how === 'add' || name === undefined) return { ...value, unheardOf: other }
      const { [name]: _gone, ...rest } = value as Record<string, unknown>
      return how === 'remove' ? rest : { ...rest, [name]: other }
    })
  return fc
    .oneof({ weight: 6, arbitrary: changed }, { weight: 1, arbitrary: strange })
    .filter((value) => !z.safeParse(schema, value).success)
}
