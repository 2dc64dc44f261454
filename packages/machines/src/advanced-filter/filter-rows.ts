import { isDay } from '../calendar-day/index.ts'
import type {
  AdvancedFilterContext,
  FilterField,
  FilterRow,
  FilterWarning,
  FilterWarningCode,
  RowDescription,
  RowValue,
  SearchCondition,
  SearchOperator,
} from './advanced-filter.types.ts'
import { usualOperator, valueTypeOf } from './operators.ts'

/** The most rows that a search may have: the server's limit. */
export const mostRows = 32

/** The longest text of a value, in characters, and the most values of a row: the server's limits. */
export const longestText = 500
const mostValues = 500

type Fields = readonly FilterField[]
type Rows = readonly FilterRow[]

const emptyRow = {
  searchType: 'and',
  searchFilter: null,
  searchOp: usualOperator.text,
  searchValue: null,
  startTime: null,
  endTime: null,
} as const

/** A pair of rows that ask nothing yet. */
export function emptyPair(firstId: number): Rows {
  return [
    { id: firstId, ...emptyRow },
    { id: firstId + 1, ...emptyRow },
  ]
}

/** A row that asks nothing any more. */
export function emptied({ id, searchType }: FilterRow): FilterRow {
  return { ...emptyRow, id, searchType }
}

/** The field of a name. */
export function fieldOf(fields: Fields, prop: string | null): FilterField | undefined {
  return fields.find((field) => field.prop === prop)
}

/** What follows from a row's field and operator. */
export function describeRow(row: Pick<FilterRow, 'searchFilter' | 'searchOp'>, fields: Fields): RowDescription {
  const field = fieldOf(fields, row.searchFilter)
  const valueType = valueTypeOf(field)
  return {
    valueType,
    isSearchTime: valueType === 'date' && row.searchOp === 'BETWEEN',
    multiple: valueType === 'select' && row.searchOp === 'IN',
    withTime: field?.type === 'dateTime' || field?.dateType === 'datetime' || field?.dateType === 'datetimerange',
    selectValueKey: field?.valueKey ?? 'dictKey',
    selectLabelKey: field?.labelKey ?? 'dictValue',
    selectData: valueType === 'select' ? (field?.data ?? []) : [],
  }
}

/** A row that asks for another field: with its usual operator, and nothing asked. */
export function withField(row: FilterRow, prop: string | null, fields: Fields): FilterRow {
  // A text typed before its field was chosen is kept where the field takes a text.
  const valueType = valueTypeOf(fieldOf(fields, prop))
  const keepsText = valueType === 'text' && valueTypeOf(fieldOf(fields, row.searchFilter)) === 'text'
  return {
    ...row,
    searchFilter: prop,
    searchOp: usualOperator[valueType],
    searchValue: keepsText ? row.searchValue : null,
    startTime: null,
    endTime: null,
  }
}

/** A row with another operator; its value stays as far as the operator takes it. */
export function withOperator(row: FilterRow, searchOp: SearchOperator, fields: Fields): FilterRow {
  const before = describeRow(row, fields)
  const { isSearchTime, multiple } = describeRow({ ...row, searchOp }, fields)
  const next = { ...row, searchOp, searchValue: listed(row.searchValue, multiple) }
  if (isSearchTime === before.isSearchTime) return next
  return isSearchTime
    ? { ...next, searchValue: null, startTime: first(row.searchValue), endTime: null }
    : { ...next, searchValue: row.startTime, startTime: null, endTime: null }
}

/** A value as a row takes it: several only where several are allowed, dates only where they are dates, nothing that is too long. */
export function withValue(row: FilterRow, value: RowValue, fields: Fields): FilterRow {
  const { valueType, isSearchTime, multiple } = describeRow(row, fields)
  if (isSearchTime || !isBounded(value)) return row
  return { ...row, searchValue: valueType === 'date' ? dateText(first(value)) : listed(value, multiple) }
}

/** A span as a row takes it; a row that asks for none stays as it is. */
export function withSpan(row: FilterRow, start: string | null, end: string | null, fields: Fields): FilterRow {
  return describeRow(row, fields).isSearchTime ? { ...row, startTime: dateText(start), endTime: dateText(end) } : row
}

/** Whether a value holds nothing: null, blanks, or an empty list. */
export function isEmptyValue(value: RowValue): boolean {
  return value === null || (typeof value === 'string' ? value.trim() === '' : value.length === 0)
}

/** Whether a row says all that it must: field, operator and value, or the start and a later end of a span. */
export function isComplete(row: FilterRow, fields: Fields): boolean {
  if (fieldOf(fields, row.searchFilter) === undefined) return false
  if (describeRow(row, fields).isSearchTime) return spanProblem(row) === undefined
  return !isEmptyValue(row.searchValue)
}

/** What keeps a row from being searched by. A row that asks nothing is no fault: it is left out. */
export function rowProblem(row: FilterRow, fields: Fields): FilterWarningCode | undefined {
  if (row.searchFilter === null) return isEmptyValue(row.searchValue) ? undefined : 'chooseField'
  return describeRow(row, fields).isSearchTime ? spanProblem(row) : undefined
}

/** The first row that cannot be searched by, and why. */
export function firstProblem({ rows, fields }: Pick<AdvancedFilterContext, 'rows' | 'fields'>): FilterWarning | undefined {
  for (const row of rows) {
    const code = rowProblem(row, fields)
    if (code !== undefined) return { code, row: row.id }
  }
  return undefined
}

/** The first row that is not complete, so that no pair can follow. */
export function firstIncomplete({ rows, fields }: Pick<AdvancedFilterContext, 'rows' | 'fields'>): FilterWarning | undefined {
  const row = rows.find((one) => !isComplete(one, fields))
  return row && { code: 'completeRow', row: row.id }
}

/** What the complete rows ask, in their order. The first joins nothing, whatever stood before it. */
export function conditionsOf({ rows, fields }: Pick<AdvancedFilterContext, 'rows' | 'fields'>): readonly SearchCondition[] {
  return rows
    .flatMap((row) => conditionOf(row, fields))
    .map((condition, place) => (place === 0 ? { ...condition, searchType: 'and' } : condition))
}

/** What a search would ask as the rows stand; undefined where it would be refused, and where no row is complete. */
export function standingConditions(
  context: Pick<AdvancedFilterContext, 'rows' | 'fields'>,
): readonly SearchCondition[] | undefined {
  const conditions = conditionsOf(context)
  return conditions.length === 0 || firstProblem(context) !== undefined ? undefined : conditions
}

function conditionOf(row: FilterRow, fields: Fields): readonly SearchCondition[] {
  const { searchType, searchFilter, searchOp, searchValue, startTime, endTime } = row
  if (searchFilter === null || !isComplete(row, fields)) return []
  const { valueType, isSearchTime, multiple } = describeRow(row, fields)
  const asked = isSearchTime
    ? { searchValue: null, startTime, endTime }
    : { searchValue: listed(trimmed(searchValue), multiple), startTime: null, endTime: null }
  return [{ searchType, searchFilter, searchOp, valueType, isSearchTime, ...asked }]
}

/** Whether the panel asks something else than the last search did. */
export function isChanged(context: Pick<AdvancedFilterContext, 'rows' | 'fields' | 'applied'>): boolean {
  return JSON.stringify(conditionsOf(context)) !== JSON.stringify(context.applied)
}

/** Rows that ask these conditions, in pairs. */
export function rowsOf(conditions: readonly SearchCondition[], firstId: number): Rows {
  const rows = conditions.map(({ searchType, searchFilter, searchOp, searchValue, startTime, endTime }, place) => ({
    id: firstId + place,
    searchType,
    searchFilter,
    searchOp,
    searchValue,
    startTime,
    endTime,
  }))
  const count = Math.max(2, rows.length + (rows.length % 2))
  const padding = Array.from({ length: count - rows.length }, (_, place) => ({ id: firstId + rows.length + place, ...emptyRow }))
  return [...rows, ...padding]
}

const written = /^(\d{4})-(\d\d)-(\d\d)(?: (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/

/** Reads `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`; anything else, such as a thirteenth month or the 30th of February, is no date. */
export function dateText(value: string | null): string | null {
  const [, year, month, day] = written.exec(value ?? '') ?? []
  return isDay(Number(year), Number(month), Number(day)) ? value : null
}

/** Whether a value is no longer than the server takes it. */
export function isBounded(value: RowValue): boolean {
  if (value === null || typeof value === 'string') return (value?.length ?? 0) <= longestText
  return value.length <= mostValues && value.every((text) => text !== '' && text.length <= longestText)
}

function spanProblem({ startTime, endTime }: FilterRow): FilterWarningCode | undefined {
  if (startTime === null || endTime === null) return 'chooseSpan'
  return endTime > startTime ? undefined : 'endNotAfterStart'
}

function first(value: RowValue): string | null {
  return value === null || typeof value === 'string' ? value : (value[0] ?? null)
}

function listed(value: RowValue, multiple: boolean): RowValue {
  if (!multiple) return first(value)
  return typeof value === 'string' ? (value === '' ? [] : [value]) : value
}

function trimmed(value: RowValue): RowValue {
  return typeof value === 'string' ? value.trim() : value
}
