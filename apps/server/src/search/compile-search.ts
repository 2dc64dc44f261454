import { type Operator, operators, type PageRequest, type SearchRow } from '@etalon/api/contract'
import { type SQL, sql } from 'drizzle-orm'
import { Refusal } from '../refusal/index.ts'

/** What a property of a resource is in the database, and how it may be asked for. */
export interface SearchField {
  /** The column or expression; written by us, never by a request. */
  readonly sql: SQL
  readonly type: 'text' | 'key' | 'number' | 'date' | 'boolean'
  /** @default true */
  readonly sortable?: boolean
}

export type SearchFields = Readonly<Record<string, SearchField>>

const ordering: readonly Operator[] = ['=', '!=', '<', '>', '<=', '>=', 'IN', 'NOT IN']
const allowed: Readonly<Record<SearchField['type'], readonly Operator[]>> = {
  text: [...ordering, 'LIKE', 'NOT LIKE'],
  key: ordering,
  number: [...ordering, 'BETWEEN', 'NOT BETWEEN', 'LIKE', 'NOT LIKE'],
  date: [...ordering, 'BETWEEN', 'NOT BETWEEN'],
  boolean: ['=', '!='],
}

const longestValue = 500
const mostValues = 500
const mostSorts = 5

/** A `where` and an `order by` made of parameters and of our own expressions alone. */
export interface CompiledSearch {
  readonly where: SQL
  readonly orderBy: SQL
}

const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
const shown = (name: string) => (/^[\w.]{1,64}$/.test(name) ? name : '?')

/** Whether somebody asked for an order; where nobody did, some lists have their own. */
export const isSorted = ({ ascs, descs }: PageRequest): boolean => ascs !== undefined || descs !== undefined

/**
 * Compiles what a list is asked with. The registry of fields is the allow-list: an unknown field, operator or sort is refused
 * by name; values travel as parameters.
 * @throws {Refusal} 400
 */
export function compileSearch(fields: SearchFields, request: PageRequest, tieBreak: SQL): CompiledSearch {
  const conditions = compileFilter(fields, request.searchParam ?? {})
  if (request.searchType === 'Y') conditions.push(compileRows(fields, request.searchListVO))
  return {
    where: conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`,
    orderBy: compileSort(fields, request, tieBreak),
  }
}

/** What the bar's own fields ask: all of it holds, and what is empty asks nothing. */
function compileFilter(fields: SearchFields, asked: { filter?: string | undefined; op?: string | undefined }): SQL[] {
  const filter = readRecord('filter', asked.filter)
  const op = readRecord('op', asked.op)
  for (const name of Object.keys(op)) fieldOf(fields, name)
  return Object.entries(filter).flatMap(([name, value]) => {
    const field = fieldOf(fields, name)
    return isEmpty(value) ? [] : [condition(name, field, operatorFor(name, field, own(op, name), value), value)]
  })
}

/**
 * The conditions of an advanced search, from the first to the last: each is joined to all before it, so `a and b or c` asks
 * `(a and b) or c`, and `a or b and c` asks `(a or b) and c`.
 */
function compileRows(fields: SearchFields, rows: readonly SearchRow[]): SQL {
  return rows
    .map((row, place) => compileRow(fields, row, place + 1))
    .reduce((before, after, place) =>
      rows[place]?.searchType === 'or' ? sql`(${before} or ${after})` : sql`(${before} and ${after})`,
    )
}

/** One condition. An empty one is refused: left out, it would turn what the others ask into something else. */
function compileRow(fields: SearchFields, row: SearchRow, number: number): SQL {
  const [asked, ...more] = Object.entries(readRecord('filter', row.filter))
  if (!asked || more.length > 0) throw new Refusal(400, 'search.one-field', { number })
  const [name, value] = asked
  const field = fieldOf(fields, name)
  const op = readRecord('op', row.op)
  if (Object.keys(op).some((other) => other !== name)) throw new Refusal(400, 'search.one-field', { number })
  if (isEmpty(value) || (typeof value === 'string' && value.trim() === '')) throw new Refusal(400, 'search.value', { name })
  return condition(name, field, operatorFor(name, field, own(op, name), value), value)
}

function fieldOf(fields: SearchFields, name: string): SearchField {
  const field = own(fields, name)
  if (!field) throw new Refusal(400, 'search.unknown-field', { name: shown(name) })
  return field
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

function readRecord(name: string, text: string | undefined): Record<string, unknown> {
  if (text === undefined || text === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'search.not-json', { name })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(400, 'search.not-json', { name })
  return Object.fromEntries(Object.entries(value))
}

function operatorFor(name: string, field: SearchField, wanted: unknown, value: unknown): Operator {
  const usual: Operator = Array.isArray(value)
    ? field.type === 'date' || field.type === 'number'
      ? 'BETWEEN'
      : 'IN'
    : field.type === 'text'
      ? 'LIKE'
      : '='
  const operator = wanted === undefined ? usual : operators.find((one) => one === wanted)
  if (!operator || !allowed[field.type].includes(operator))
    throw new Refusal(400, 'search.unknown-operator', {
      name: shown(name),
      operator: (typeof wanted === 'string' ? wanted : '?').slice(0, 16).replace(/[^\w !<>=]/g, '?'),
    })
  return operator
}

/** One condition. What a row does not have equals nothing and contains nothing: it is among those that are not so. */
function condition(name: string, field: SearchField, operator: Operator, value: unknown): SQL {
  const several = (): SQL[] => {
    const list = Array.isArray(value) ? value : [value]
    if (list.length > mostValues) throw new Refusal(400, 'search.value', { name })
    return list.map((one) => parameter(name, field, one))
  }
  switch (operator) {
    case 'LIKE':
    case 'NOT LIKE': {
      const pattern = `%${textOf(name, value).replace(/[\\%_]/g, '\\$&')}%`
      const text = field.type === 'number' ? sql`(${field.sql})::text` : field.sql
      return truth(sql`${text} ilike ${pattern}`, operator === 'LIKE')
    }
    case 'IN':
    case 'NOT IN':
      return truth(sql`${field.sql} in (${sql.join(several(), sql`, `)})`, operator === 'IN')
    case 'BETWEEN':
    case 'NOT BETWEEN': {
      const [from, to, ...more] = several()
      if (!from || !to || more.length > 0) throw new Refusal(400, 'search.value', { name })
      return truth(sql`${field.sql} between ${from} and ${to}`, operator === 'BETWEEN')
    }
    case '=':
    case '!=':
      return truth(sql`${field.sql} = ${parameter(name, field, value)}`, operator === '=')
    default:
      return compared(name, field, sql.raw(operator), value)
  }
}

const truth = (asked: SQL, wanted: boolean) => (wanted ? asked : sql`(${asked}) is not true`)

/** Which comes first: texts by pinyin as lists sort them, keys by the number that they are. */
function compared(name: string, field: SearchField, operator: SQL, value: unknown): SQL {
  const given = parameter(name, field, value)
  if (field.type === 'text') return sql`${field.sql} collate "zh-x-icu" ${operator} ${given}`
  if (field.type !== 'key') return sql`${field.sql} ${operator} ${given}`
  if (!/^\d{1,18}$/.test(textOf(name, value))) throw new Refusal(400, 'search.value', { name })
  return sql`case when ${field.sql} ~ '^[0-9]{1,18}$' then (${field.sql})::numeric end ${operator} ${given}::numeric`
}

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string' || value.length > longestValue || value.includes('\u0000') || !value.isWellFormed())
    throw new Refusal(400, 'search.value', { name })
  return value.trim()
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
  return sql`${text}`
}

function compileSort(fields: SearchFields, request: PageRequest, tieBreak: SQL): SQL {
  const names = (list: string | undefined) => (list ?? '').split(',').filter(Boolean)
  const wanted = [
    ...names(request.ascs).map((name) => ({ name, up: true })),
    ...names(request.descs).map((name) => ({ name, up: false })),
  ]
  if (wanted.length > mostSorts) throw new Refusal(400, 'search.sort', { name: '…' })
  const parts = wanted.map(({ name, up }) => {
    const field = own(fields, name)
    if (!field || field.sortable === false) throw new Refusal(400, 'search.sort', { name: shown(name) })
    // Chinese is sorted by pinyin, whatever the database's own collation.
    const key = field.type === 'text' ? sql`${field.sql} collate "zh-x-icu"` : field.sql
    return up ? sql`${key} asc nulls last` : sql`${key} desc nulls last`
  })
  return sql.join([...parts, sql`${tieBreak} desc`], sql`, `)
}
