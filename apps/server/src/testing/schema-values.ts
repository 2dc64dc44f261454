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

function textOf(json: Json, parts: readonly Json[]): fc.Arbitrary<string> {
  const patterns = [json, ...parts].flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))
  const [first, ...others] = patterns
  const minLength = Number(json.minLength ?? 0)
  const maxLength = Math.min(Number(json.maxLength ?? 24), Math.max(minLength, 24))
  if (first === undefined)
    return fc
      .oneof(fc.string({ minLength, maxLength, unit: 'grapheme' }), fc.constantFrom('压力表', "O'Neil; --", '%_\\', '<b>粗</b>'))
      .filter((text) => text.length >= minLength)
  return fc.stringMatching(new RegExp(first)).filter((text) => others.every((pattern) => new RegExp(pattern).test(text)))
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

/** Values that a schema takes. */
export function validFor(schema: Schema): fc.Arbitrary<unknown> {
  const json = jsonOf(schema)
  return arbitraryOf(json, json).filter((value) => z.safeParse(schema, value).success)
}

const strange = fc.constantFrom<unknown>(
  null,
  -1,
  1e308,
  '',
  ' ',
  'x'.repeat(70_000),
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
