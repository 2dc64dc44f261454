import type { PageRequest } from '@etalon/api/contract'
import type { Question } from './resource-definition.ts'

/** What the server of a small list is asked, of what a list asks: it knows their own fields alone; conditions and orders are asked of all its rows. */
export function questionOf({ current, size, searchParam }: PageRequest): Question {
  const typed: unknown = JSON.parse(searchParam?.filter ?? '{}')
  const entries = typeof typed === 'object' && typed !== null ? Object.entries(typed) : []
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
  return { current, size, filter: Object.fromEntries(texts) }
}
