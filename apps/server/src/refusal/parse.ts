import type { Schema } from '@etalon/api/contract'
import * as z from 'zod/mini'
import type { $ZodIssue } from 'zod/v4/core'
import { isMessageKey } from './messages.ts'
import { type FieldFault, FieldRefusal } from './refusal.ts'

/** Parses what came from outside against the contract. @throws {FieldRefusal} naming each field */
export function parse<S extends Schema>(schema: S, value: unknown): z.output<S> {
  // With what was given: only so is what is missing told from what is something else.
  const parsed = z.safeParse(schema, value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new FieldRefusal(parsed.error.issues.slice(0, 20).flatMap(toFaults))
}

/** Names that strangers chose are repeated only where they are harmless. */
const harmless = (name: string) => (/^[\w.]{1,64}$/.test(name) ? name : '?')

function toFaults(issue: $ZodIssue): FieldFault[] {
  const path = issue.path.map((part) => harmless(String(part))).join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [path, harmless(key)].filter(Boolean).join('.'), key: 'field.unknown' as const }))
  }
  if (issue.code === 'too_big') {
    return [
      issue.origin === 'string'
        ? { path, key: 'field.too-long', parameters: { maximum: String(issue.maximum) } }
        : { path, key: 'field.range' },
    ]
  }
  if (issue.code === 'too_small') {
    return [
      issue.origin === 'string' && issue.minimum === 1
        ? { path, key: 'field.required' }
        : { path, key: issue.origin === 'string' ? 'field.too-short' : 'field.range' },
    ]
  }
  if (isMissing(issue)) return [{ path, key: 'field.required' }]
  if (issue.message === 'characters') return [{ path, key: 'field.characters' }]
  if (issue.message.startsWith('rule.') && isMessageKey(issue.message)) return [{ path, key: issue.message }]
  if (issue.message === 'day') return [{ path, key: 'field.day' }]
  return [{ path, key: 'field.invalid' }]
}

/** Whether nothing was given: of one of several shapes, nothing that says which. */
function isMissing(issue: $ZodIssue): boolean {
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null
  if (issue.code !== 'invalid_union' || issue.discriminator === undefined) return false
  const { input, discriminator } = issue
  return typeof input === 'object' && input !== null && !Object.hasOwn(input, discriminator)
}

/** Nesting deeper than this is refused: nothing of the contract comes near it. */
const deepest = 32

/** True where a JSON value nests deeper than is allowed; counted without recursion. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((at) => (typeof at === 'object' && at !== null ? Object.values(at) : []))
  }
  return false
}

/** True where a text or a key in a JSON value has a NUL or half a surrogate pair, which PostgreSQL refuses or, worse, replaces. */
export function hasUnkeepableText(value: unknown): boolean {
  const bad = (text: string) => text.includes('\u0000') || !text.isWellFormed()
  let level: unknown[] = [value]
  while (level.length > 0) {
    const next: unknown[] = []
    for (const at of level) {
      if (typeof at === 'string' && bad(at)) return true
      if (typeof at === 'object' && at !== null) {
        for (const [key, inner] of Object.entries(at)) {
          if (bad(key)) return true
          next.push(inner)
        }
      }
    }
    level = next
  }
  return false
}
