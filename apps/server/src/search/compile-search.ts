import { type Operator, operators, type PageRequest } from '@etalon/api/contract'
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

const comparisons: readonly Operator[] = ['=', '!=', '<', '>', '<=', '>=', 'BETWEEN', 'NOT BETWEEN', 'IN', 'NOT IN']
const allowed: Readonly<Record<SearchField['type'], readonly Operator[]>> = {
  text: ['LIKE', 'NOT LIKE', '=', '!=', 'IN', 'NOT IN'],
  key: ['=', '!=', 'IN', 'NOT IN'],
  number: comparisons,
  date: comparisons,
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

/**
 * Compiles what a list is asked with. The registry of fields is the allow-list: an unknown field, operator or sort is refused
 * by name; values travel as parameters.
 * @throws {Refusal} 400
 */
export function compileSearch(fields: SearchFields, request: PageRequest, tieBreak: SQL): CompiledSearch {
  const filter = readRecord('filter', request.searchParam.filter)
  const op = readRecord('op', request.searchParam.op)
  for (const name of Object.keys(op))
    if (!own(fields, name)) throw new Refusal(400, 'search.unknown-field', { name: shown(name) })
  const conditions = Object.entries(filter).flatMap(([name, value]) => {
    const field = own(fields, name)
    if (!field) throw new Refusal(400, 'search.unknown-field', { name: shown(name) })
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return []
    return [condition(name, field, operatorFor(name, field, own(op, name), value), value)]
  })
  return {
    where: conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`,
    orderBy: compileSort(fields, request, tieBreak),
  }
}

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
      operator: String(wanted)
        .slice(0, 16)
        .replace(/[^\w !<>=]/g, '?'),
    })
  return operator
}

function condition(name: string, field: SearchField, operator: Operator, value: unknown): SQL {
  const one = (given: unknown) => parameter(name, field, given)
  const several = (): SQL[] => {
    const list = Array.isArray(value) ? value : [value]
    if (list.length > mostValues) throw new Refusal(400, 'search.value', { name })
    return list.map(one)
  }
  switch (operator) {
    case 'LIKE':
    case 'NOT LIKE': {
      const pattern = `%${textOf(name, value).replace(/[\\%_]/g, '\\$&')}%`
      return operator === 'LIKE' ? sql`${field.sql} ilike ${pattern}` : sql`${field.sql} not ilike ${pattern}`
    }
    case 'IN':
      return sql`${field.sql} in (${sql.join(several(), sql`, `)})`
    case 'NOT IN':
      return sql`${field.sql} not in (${sql.join(several(), sql`, `)})`
    case 'BETWEEN':
    case 'NOT BETWEEN': {
      const [from, to, ...more] = several()
      if (!from || !to || more.length > 0) throw new Refusal(400, 'search.value', { name })
      return operator === 'BETWEEN'
        ? sql`${field.sql} between ${from} and ${to}`
        : sql`${field.sql} not between ${from} and ${to}`
    }
    default:
      return sql`${field.sql} ${sql.raw(comparisonText[operator])} ${one(value)}`
  }
}

const comparisonText = { '=': '=', '!=': '<>', '<': '<', '>': '>', '<=': '<=', '>=': '>=' } as const

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
