import type { Operator } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../db/index.ts'
import { Refusal } from '../refusal/index.ts'
import { contains, hasWords, isBeginning } from './contains.ts'
import { collationOf, type SearchField } from './search-field.ts'

const longestValue = 500
const mostValues = 500

/** More rows of a named table than this are not looked up first: what so many have is common, and is found by walking the list. */
const mostNamed = 2000

/** Names that are looked up before a list is asked for them. */
export interface Lookup {
  readonly statement: SQL
  /** Takes the ids in, as PostgreSQL writes an array of them; undefined where there are too many. */
  readonly found: (ids: string | undefined) => void
}

/** Fills in the ids that conditions ask for: known, they tell the planner how common they are, and spare it to join their table. */
export async function lookUp(tx: Transaction, lookups: readonly Lookup[]): Promise<void> {
  for (const { statement, found } of lookups) {
    // In one row: hundreds of them would each be read, only to be written into one text again.
    const { rows } = await tx.execute<{ count: number; ids: string | null }>(sql`
      select count(*)::int as count, array_agg(id)::text as ids from (${statement} limit ${mostNamed + 1}) as named`)
    const { count = 0, ids } = rows[0] ?? {}
    found(count > mostNamed ? undefined : (ids ?? '{}'))
  }
}

/** A condition before it is SQL. */
export interface Condition {
  readonly name: string
  readonly field: SearchField
  readonly operator: Operator
  readonly value: unknown
}

/** Whether a condition asks for neighbours in the order of its field; sorted by it, the page is read off an index from its end. */
export const isSpan = ({ field, operator, value }: Condition) =>
  field.sortable !== false &&
  (field.type === 'date'
    ? ['BETWEEN', '<', '<=', '>', '>='].includes(operator)
    : operator === 'LIKE' && typeof value === 'string' && isBeginning(field, value.trim()))

/**
 * Compiles a condition. @param isAlone whether nothing is joined to it by "or" @param lookups gets what has to be looked up before
 * @throws {Refusal} 400
 */
export function compileCondition(asked: Condition, isAlone: boolean, lookups: Lookup[] | undefined): SQL {
  const { name, field, operator, value } = asked
  if (!field.named || !lookups) return condition(name, field, operator, value, isAlone)
  const { table, name: column, key, alias } = field.named
  const isDenied = operator === '!=' || operator.startsWith('NOT ')
  const named = { ...field, sql: column, ...(alias ? { alias } : {}) }
  const where = condition(name, named, denials[operator] ?? operator, value, true)
  // Filled in when the ids are known, before the statement is written.
  const known = sql.empty()
  const found = (ids: string | undefined) => {
    const [, only] = /^\{(\d+)\}$/.exec(ids ?? '') ?? []
    if (ids === undefined) known.append(condition(name, field, operator, value, isAlone))
    else if (ids === '{}') known.append(truth(sql`false`, !isDenied))
    else if (only !== undefined) known.append(truth(sql`${key} = ${only}::bigint`, !isDenied))
    else known.append(truth(sql`${key} = any(${ids}::bigint[])`, !isDenied))
  }
  lookups.push({ statement: sql`select id from ${table} where ${where}`, found })
  return sql`${known}`
}

const denials: Partial<Record<Operator, Operator>> = { '!=': '=', 'NOT LIKE': 'LIKE', 'NOT IN': 'IN', 'NOT BETWEEN': 'BETWEEN' }

/** One condition. What a row does not have equals nothing and contains nothing: it is among those that are not so. */
function condition(name: string, field: SearchField, operator: Operator, value: unknown, isAlone: boolean): SQL {
  const listed = (): readonly unknown[] => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (list.length > mostValues) throw new Refusal(400, 'search.value', { name })
    return list
  }
  switch (operator) {
    case 'LIKE':
    case 'NOT LIKE':
      return truth(inNames(field, containedOf(name, field, value), isAlone && operator === 'LIKE'), operator === 'LIKE')
    case 'IN':
    case 'NOT IN':
      return truth(equals(name, field, listed()), operator === 'IN')
    case 'BETWEEN':
    case 'NOT BETWEEN': {
      const [from, to, ...more] = listed().map((one) => parameter(name, field, one))
      if (!from || !to || more.length > 0) throw new Refusal(400, 'search.value', { name })
      return truth(sql`${field.sql} between ${from} and ${to}`, operator === 'BETWEEN')
    }
    case '=':
    case '!=':
      return truth(equals(name, field, [value]), operator === '=')
    default:
      return compared(name, field, sql.raw(operator), value)
  }
}

/** Whether one of the names has some words in it. */
function inNames(field: SearchField, words: string, isAlone: boolean): SQL {
  if (field.alias === undefined || words === '') return contains(field, words, isAlone)
  return sql`(${contains(field, words, false)} or ${hasWords(field.alias, words)})`
}

/** Whether a field is one of some values; where several numbers stand in it, whether one of them is. */
function equals(name: string, field: SearchField, values: readonly unknown[]): SQL {
  const { sql: column, between } = field
  if (between !== undefined) {
    const texts = values.map((value) => textOf(name, value))
    const each = texts.map(
      (text) => sql`(${contains(field, text, false)} and ${text} = any(string_to_array(${column}, ${between})))`,
    )
    return sql`(${sql.join(each, sql` or `)})`
  }
  const [first, ...more] = values.map((value) => parameter(name, field, value))
  return first && more.length === 0
    ? sql`${column} = ${first}`
    : sql`${column} in (${sql.join(first ? [first, ...more] : [], sql`, `)})`
}

const truth = (asked: SQL, wanted: boolean) => (wanted ? asked : sql`(${asked}) is not true`)

/** Which comes first: texts by pinyin as lists sort them, keys by the number that they are. */
function compared(name: string, field: SearchField, operator: SQL, value: unknown): SQL {
  const given = parameter(name, field, value)
  if (field.type === 'text') return sql`${field.sql} ${collationOf(field)} ${operator} ${given}`
  if (field.type !== 'key') return sql`${field.sql} ${operator} ${given}`
  if (!/^\d{1,18}$/.test(textOf(name, value))) throw new Refusal(400, 'search.value', { name })
  return sql`case when ${field.sql} ~ '^[0-9]{1,18}$' then (${field.sql})::numeric end ${operator} ${given}::numeric`
}

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string' || value.length > longestValue || value.includes('\u0000') || !value.isWellFormed())
    throw new Refusal(400, 'search.value', { name })
  return value.trim()
}

/** What is looked for within a field: within a number, what can stand there, or all of a list would be read to find nothing. */
function containedOf(name: string, field: SearchField, value: unknown): string {
  const text = textOf(name, value)
  if (field.type === 'number' && !/^-?(\d{1,18}\.?\d{0,12}|\.\d{1,12})$/.test(text))
    throw new Refusal(400, 'search.value', { name })
  return text
}

function parameter(name: string, field: SearchField, value: unknown): SQL {
  if (field.type === 'boolean') {
    if (value !== true && value !== false && value !== 'true' && value !== 'false')
      throw new Refusal(400, 'search.value', { name })
    return sql`${String(value) === 'true'}`
  }
  const text = textOf(name, typeof value === 'number' ? String(value) : value)
  if (field.type === 'number') {
    if (!/^-?\d{1,18}(\.\d{1,12})?$/.test(text)) throw new Refusal(400, 'search.value', { name })
    return sql`${text}::numeric`
  }
  if (field.type === 'date') {
    if (!/^(19|2[01])\d\d-\d\d-\d\d$/.test(text) || new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) !== text)
      throw new Refusal(400, 'search.value', { name })
    return sql`${text}::date`
  }
  if (field.type === 'id') {
    if (!/^\d{1,18}$/.test(text)) throw new Refusal(400, 'search.value', { name })
    return sql`${text}::bigint`
  }
  return sql`${text}`
}
