import { choiceOf, isRecord, isTextList } from '../stored-value/index.ts'
import type { FilterField, NamedFilter, RowValue, SavedFilter, SearchCondition } from './advanced-filter.types.ts'
import { dateText, describeRow, fieldOf, isBounded, isEmptyValue, longestText, mostRows } from './filter-rows.ts'
import { isOffered, searchOperators } from './operators.ts'

/** The longest text that is read as a filter: an address of this length is ours no more. */
const longestSaved = 64 * 1024
const mostNamed = 200
const longestName = 50

/** Conditions as a text for an address; `readFilter` reads it back. */
export function writeFilter(filter: SavedFilter): string {
  return JSON.stringify(filter)
}

/** Reads the text of a filter, from an address for example. Answers nothing for anything that `writeFilter` cannot have written. */
export function readFilter(text: string): SavedFilter | undefined {
  if (text.length > longestSaved) return undefined
  try {
    return parseSavedFilter(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Reads a stored filter. Answers nothing for anything that is none. */
export function parseSavedFilter(saved: unknown): SavedFilter | undefined {
  if (!isRecord(saved) || saved.version !== 1 || !Array.isArray(saved.conditions)) return undefined
  if (saved.conditions.length > mostRows) return undefined
  const conditions = saved.conditions.map(parseCondition).filter((condition) => condition !== undefined)
  return conditions.length === saved.conditions.length ? { version: 1, conditions } : undefined
}

/** Reads a filter that is given as its text or as a value, and that fits the fields: a filter with less than it asked finds too much. */
export function fittingFilter(saved: unknown, fields: readonly FilterField[]): SavedFilter | undefined {
  const filter = typeof saved === 'string' ? readFilter(saved) : parseSavedFilter(saved)
  return filter?.conditions.every((condition) => fits(condition, fields)) ? filter : undefined
}

/** Reads stored filters with their names; what is none is left out, and of two with one name the later counts. */
export function parseNamedFilters(stored: unknown): readonly NamedFilter[] {
  if (!Array.isArray(stored)) return []
  return stored.slice(0, mostNamed).reduce<readonly NamedFilter[]>((named, value) => {
    const one = parseNamed(value)
    return one ? withNamed(named, one) : named
  }, [])
}

/** The same filters with one more, or with another one under its name. */
export function withNamed(filters: readonly NamedFilter[], { name, filter }: NamedFilter): readonly NamedFilter[] {
  return [...withoutNamed(filters, name), { name, filter }]
}

/** The same filters without that of a name. */
export function withoutNamed(filters: readonly NamedFilter[], name: string): readonly NamedFilter[] {
  return filters.filter((one) => one.name !== name)
}

/** A name as it is kept; nothing where it is empty or too long. */
export function filterName(name: string): string | undefined {
  const trimmed = name.trim()
  return trimmed === '' || trimmed.length > longestName ? undefined : trimmed
}

/** Whether another filter than that of a name has the name that is wanted. */
export function isNameOfOther(filters: readonly NamedFilter[], name: string, wanted: string): boolean {
  const kept = filterName(wanted)
  return kept !== name && filters.some((one) => one.name === kept)
}

function parseNamed(value: unknown): NamedFilter | undefined {
  if (!isRecord(value) || typeof value.name !== 'string') return undefined
  const name = filterName(value.name)
  const filter = parseSavedFilter(value.filter)
  return name !== undefined && filter ? { name, filter } : undefined
}

function parseCondition(value: unknown): SearchCondition | undefined {
  if (!isRecord(value)) return undefined
  const searchType = choiceOf(['and', 'or'] as const, value.searchType)
  const searchOp = choiceOf(searchOperators, value.searchOp)
  const valueType = choiceOf(['text', 'date', 'select'] as const, value.valueType)
  const { searchFilter, isSearchTime } = value
  if (!searchType || !searchOp || !valueType || !isText(searchFilter) || typeof isSearchTime !== 'boolean') return undefined
  const content = isSearchTime ? parseSpan(value) : parseValue(value)
  return content && { searchType, searchFilter, searchOp, valueType, isSearchTime, ...content }
}

function parseSpan({ searchValue, startTime, endTime }: Readonly<Record<string, unknown>>) {
  const start = typeof startTime === 'string' ? dateText(startTime) : null
  const end = typeof endTime === 'string' ? dateText(endTime) : null
  if (searchValue !== null || start === null || end === null || end <= start) return undefined
  return { searchValue, startTime: start, endTime: end }
}

function parseValue({ searchValue, startTime, endTime }: Readonly<Record<string, unknown>>) {
  if (startTime !== null || endTime !== null || !isValue(searchValue) || isEmptyValue(searchValue)) return undefined
  return { searchValue, startTime, endTime }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestText
}

function isValue(value: unknown): value is RowValue {
  return (isText(value) || isTextList(value)) && isBounded(value)
}

/** Whether a condition can be a row of today's panel: the field is there, and takes the operator and the value. */
function fits(condition: SearchCondition, fields: readonly FilterField[]): boolean {
  const field = fieldOf(fields, condition.searchFilter)
  if (!field || !isOffered(condition.searchOp, field)) return false
  const { valueType, isSearchTime, multiple, withTime } = describeRow(condition, fields)
  if (valueType !== condition.valueType || isSearchTime !== condition.isSearchTime) return false
  const { searchValue, startTime, endTime } = condition
  if (valueType !== 'date') return multiple === (typeof searchValue !== 'string')
  const dates = isSearchTime ? [startTime, endTime] : [searchValue]
  return dates.every((date) => typeof date === 'string' && dateText(date) !== null && date.length > 10 === withTime)
}
