import { type Operator, operators, type PageRequest, type SearchRow } from '@etalon/api/contract'
import { type SQL, sql } from '../db/index.ts'
import { Refusal } from '../refusal/index.ts'
import { type Condition, compileCondition, isSpan, type Lookup } from './conditions.ts'
import { own, type SearchField, type SearchFields, shown } from './search-field.ts'
import { orderOf, type SortKey, sortKeys } from './sort-keys.ts'

const ordering: readonly Operator[] = ['=', '!=', '<', '>', '<=', '>=', 'IN', 'NOT IN']
const allowed: Readonly<Record<SearchField['type'], readonly Operator[]>> = {
  text: [...ordering, 'LIKE', 'NOT LIKE'],
  key: ordering,
  id: ['=', '!=', 'IN', 'NOT IN'],
  number: [...ordering, 'BETWEEN', 'NOT BETWEEN', 'LIKE', 'NOT LIKE'],
  date: [...ordering, 'BETWEEN', 'NOT BETWEEN'],
  boolean: ['=', '!='],
}

/** A `where` and an `order by` made of parameters and of our own expressions alone. */
export interface CompiledSearch {
  readonly where: SQL
  readonly orderBy: SQL
  /** What `orderBy` is made of; the last one tells any two rows apart. */
  readonly keys: readonly SortKey[]
}

/** Whether somebody asked for an order; where nobody did, some lists have their own. */
export const isSorted = ({ ascs, descs }: PageRequest): boolean => ascs !== undefined || descs !== undefined

/**
 * Compiles what a list is asked with. The registry of fields is the allow-list: an unknown field, operator or sort is refused
 * by name; values travel as parameters.
 * @param lookups gets what has to be looked up (`lookUp`) before the conditions can be asked; without it their tables are asked themselves
 * @throws {Refusal} 400
 */
export function compileSearch(fields: SearchFields, request: PageRequest, tieBreak: SQL, lookups?: Lookup[]): CompiledSearch {
  // Only `readPage` goes on behind a cursor, and gives some away.
  if (request.after !== undefined && !lookups) throw new Refusal(400, 'search.cursor')
  const rows = request.searchType === 'Y' ? request.searchListVO : []
  const joined = rows.map((row, place) => readRow(fields, row, place + 1))
  const areAlone = rows.slice(1).every(({ searchType }) => searchType === 'and')
  const alone = [...readFilter(fields, request.searchParam ?? {}), ...(areAlone ? joined : [])]
  const conditions = alone.map((one) => compileCondition(one, true, lookups))
  if (!areAlone) conditions.push(compileRows(rows, joined, lookups))
  // Where nobody asked for an order, what lies side by side is shown so.
  const span = isSorted(request) ? undefined : alone.find(isSpan)?.name
  const keys = sortKeys(fields, span === undefined ? request : { descs: span }, tieBreak)
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
  return { where, orderBy: orderOf(keys), keys }
}

/** What the bar's own fields ask: all of it holds, and what is empty asks nothing. */
function readFilter(fields: SearchFields, asked: { filter?: string | undefined; op?: string | undefined }): Condition[] {
  const filter = readRecord('filter', asked.filter)
  const op = readRecord('op', asked.op)
  for (const name of Object.keys(op)) fieldOf(fields, name)
  return Object.entries(filter).flatMap(([name, value]) => {
    const field = fieldOf(fields, name)
    return isEmpty(value) ? [] : [{ name, field, operator: operatorFor(name, field, own(op, name), value), value }]
  })
}

/**
 * The conditions of an advanced search, from the first to the last: each is joined to all before it, so `a and b or c` asks
 * `(a and b) or c`, and `a or b and c` asks `(a or b) and c`.
 */
function compileRows(rows: readonly SearchRow[], joined: readonly Condition[], lookups: Lookup[] | undefined): SQL {
  return joined
    .map((one) => compileCondition(one, false, lookups))
    .reduce((before, after, place) =>
      rows[place]?.searchType === 'or' ? sql`(${before} or ${after})` : sql`(${before} and ${after})`,
    )
}

/** One condition. An empty one is refused: left out, it would turn what the others ask into something else. */
function readRow(fields: SearchFields, row: SearchRow, number: number): Condition {
  const [asked, ...more] = Object.entries(readRecord('filter', row.filter))
  if (!asked || more.length > 0) throw new Refusal(400, 'search.one-field', { number })
  const [name, value] = asked
  const field = fieldOf(fields, name)
  const op = readRecord('op', row.op)
  if (Object.keys(op).some((other) => other !== name)) throw new Refusal(400, 'search.one-field', { number })
  if (isEmpty(value) || (typeof value === 'string' && value.trim() === '')) throw new Refusal(400, 'search.value', { name })
  return { name, field, operator: operatorFor(name, field, own(op, name), value), value }
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
