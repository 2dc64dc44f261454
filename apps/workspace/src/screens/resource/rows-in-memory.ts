import type { PageRequest, SearchRow } from '@etalon/api/contract'
import type { TableRow } from '@etalon/machines/data-table'
import type { ResourcePage } from './resource-definition.ts'

/** What a row says in a column, by the column's key. */
export type TextOf<Row> = (row: Row, key: string) => string

/** One condition: what a column says, compared with values. */
interface Condition {
  readonly joined: 'and' | 'or'
  readonly key: string
  readonly operator: string
  readonly values: readonly string[]
}

/** So many rows are asked for at a time. */
const batch = 5000

/** All rows of a list. @param page asks for some of them */
export async function allRows<Row>(
  page: (part: { readonly current: number; readonly size: number }) => Promise<ResourcePage<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let current = 1; ; current += 1) {
    const { records } = await page({ current, size: batch })
    rows.push(...records)
    if (records.length < batch) return rows
  }
}

/** What is asked of such lists besides their own fields. */
export interface Asked {
  readonly conditions: readonly Condition[]
  readonly sort: readonly { readonly key: string; readonly up: boolean }[]
}

const recordOf = (text: string | undefined): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(text ?? '{}')
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function conditionOf({ searchType, filter, op }: SearchRow): Condition | undefined {
  const [asked] = Object.entries(recordOf(filter))
  if (!asked) return undefined
  const [key, value] = asked
  const values = (Array.isArray(value) ? value : [value]).map((one) => String(one ?? '').trim())
  return { joined: searchType, key, operator: String(recordOf(op)[key] ?? 'LIKE'), values }
}

/** The conditions and the order of a question; undefined where it has neither, and the server answers its page as it is. */
export function askedOf(request: PageRequest): Asked | undefined {
  const rows = request.searchType === 'Y' ? request.searchListVO : []
  const conditions = rows.flatMap((row) => conditionOf(row) ?? [])
  const keys = (list: string | undefined, up: boolean) =>
    (list ?? '')
      .split(',')
      .filter(Boolean)
      .map((key) => ({ key, up }))
  const sort = [...keys(request.ascs, true), ...keys(request.descs, false)]
  return conditions.length === 0 && sort.length === 0 ? undefined : { conditions, sort }
}

/** What stands for nothing in a cell. */
const isNothing = (text: string) => text === '' || text === '—'
const numberIn = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined)
/** Chinese by pinyin, figures by what they are. */
const collator = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true, sensitivity: 'base' })

const compare = (one: string, other: string): number => {
  const [a, b] = [numberIn(one), numberIn(other)]
  return a !== undefined && b !== undefined ? a - b : collator.compare(one, other)
}
/** The same of what is asked for: a moment is of a day whatever its time. */
const compareAsked = (text: string, asked: string): number =>
  compare(/^\d{4}-\d\d-\d\d$/.test(asked) && /^\d{4}-\d\d-\d\d \d/.test(text) ? text.slice(0, 10) : text, asked)

/** Whether a text is what is asked for. What says nothing equals nothing and contains nothing: it is among those that are not so. */
function isAsked(text: string, { operator, values }: Condition): boolean {
  const [first = '', second = ''] = values
  const has = () => text.toLowerCase().includes(first.toLowerCase())
  const isNone = isNothing(text)
  switch (operator) {
    case '=':
      return text === first
    case '!=':
      return text !== first
    case 'NOT LIKE':
      return isNone || !has()
    case 'IN':
      return values.includes(text)
    case 'BETWEEN':
      return !isNone && compareAsked(text, first) >= 0 && compareAsked(text, second) <= 0
    case '<':
      return !isNone && compareAsked(text, first) < 0
    case '<=':
      return !isNone && compareAsked(text, first) <= 0
    case '>':
      return !isNone && compareAsked(text, first) > 0
    case '>=':
      return !isNone && compareAsked(text, first) >= 0
    default:
      return !isNone && has()
  }
}

/** From left to right, each joined to all before it, as the server joins those of its own lists. */
const matches = (conditions: readonly Condition[], textOf: (key: string) => string): boolean => {
  let holds = true
  for (const [place, condition] of conditions.entries()) {
    const is = isAsked(textOf(condition.key), condition)
    holds = place === 0 ? is : condition.joined === 'or' ? holds || is : holds && is
  }
  return holds
}

/** A page of all rows of a list, as conditions and order ask: by what the rows say in their columns. What says nothing stands last. */
export function pageInMemory<Row extends TableRow>(
  rows: readonly Row[],
  { conditions, sort }: Asked,
  { current, size }: Pick<PageRequest, 'current' | 'size'>,
  textOf: TextOf<Row>,
): ResourcePage<Row> {
  const found = rows.filter((row) => matches(conditions, (key) => textOf(row, key)))
  const ordered = sort.length === 0 ? found : found.toSorted((one, other) => inOrder(one, other, sort, textOf))
  return { records: ordered.slice((current - 1) * size, current * size), total: ordered.length }
}

function inOrder<Row>(one: Row, other: Row, sort: Asked['sort'], textOf: TextOf<Row>): number {
  for (const { key, up } of sort) {
    const [a, b] = [textOf(one, key), textOf(other, key)]
    if (isNothing(a) !== isNothing(b)) return isNothing(a) ? 1 : -1
    const order = compare(a, b)
    if (order !== 0) return up ? order : -order
  }
  return 0
}
