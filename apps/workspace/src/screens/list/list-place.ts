import { type FilterField, fittingFilter, longestText, type SearchCondition, writeFilter } from '@etalon/machines/advanced-filter'
import type { SortRule } from '@etalon/machines/data-table'
import {
  isAccepted,
  requestOf,
  type SearchFieldDefinition,
  type SearchRequest,
  type SearchValue,
} from '@etalon/machines/search-bar'
import type { Place } from '../../workspace/index.ts'

/** What a list offers: an address can ask for nothing else. */
export interface ListOffer {
  readonly views: readonly string[]
  readonly fields: readonly SearchFieldDefinition[]
  /** What conditions can ask for. */
  readonly advanced: readonly FilterField[]
  /** The fields that rows can be sorted by. */
  readonly sortable: readonly string[]
  readonly sizes: readonly number[]
}

/** How a list stands. */
export interface ListPlace {
  /** The chosen part; undefined for the one that is shown at first. */
  readonly view: string | undefined
  /** What the search bar and its panel ask; undefined where nobody asked. */
  readonly request: SearchRequest | undefined
  readonly sort: readonly SortRule[]
  readonly page: number
  /** Rows of a page; undefined for as many as are usual. */
  readonly size: number | undefined
}

/** A list's address, read. */
export interface ReadPlace extends ListPlace {
  /** Whether something of the address asks for what the list does not offer, and is left out. The conditions say so themselves. */
  readonly isCurtailed: boolean
}

/** More pages than any list has. */
const farthest = 1_000_000_000
const mostValues = 200
/** A list is sorted by few fields at once. */
const mostSorted = 3

/** Reads how a list stands, from an address that anybody may have written. What does not fit is left out. */
export function readPlace(place: Place, offer: ListOffer): ReadPlace {
  const view = place.view !== undefined && offer.views.includes(place.view) ? place.view : undefined
  const values = readValues(place.search, offer.fields)
  const filter = place.filter === undefined ? undefined : fittingFilter(place.filter, offer.advanced)
  const sort = readSort(place.sort, offer.sortable)
  const page = wholeNumber(place.page, farthest)
  const size = wholeNumber(place.size, Number.MAX_SAFE_INTEGER)
  const offeredSize = size !== undefined && offer.sizes.includes(size) ? size : undefined
  const isCurtailed =
    view !== place.view ||
    values.isCurtailed ||
    sort.isCurtailed ||
    String(page) !== String(place.page) ||
    String(offeredSize) !== String(place.size)
  const conditions = filter?.conditions ?? []
  const asks = Object.keys(values.values).length > 0 || conditions.length > 0
  return {
    view,
    request: asks ? requestOf({ fields: offer.fields, values: values.values, size: 50, conditions }) : undefined,
    sort: sort.sort,
    page: page ?? 1,
    size: offeredSize,
    isCurtailed,
  }
}

/** How a list stands, as its address says it: what is as at first is not said. */
export function writePlace({ view, request, sort, page, size }: ListPlace): Place {
  const asked = request?.searchParam ?? {}
  const conditions: readonly SearchCondition[] = request?.searchType === 'Y' ? request.searchListVO : []
  return {
    ...(view === undefined ? {} : { view }),
    ...(Object.keys(asked).length === 0 ? {} : { search: JSON.stringify(asked) }),
    ...(conditions.length === 0 ? {} : { filter: writeFilter({ version: 1, conditions }) }),
    ...(sort.length === 0
      ? {}
      : { sort: sort.map(({ field, direction }) => (direction === 'descending' ? `-${field}` : field)).join(',') }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(size === undefined ? {} : { size: String(size) }),
  }
}

type Values = Readonly<Record<string, SearchValue>>

function readValues(text: string | undefined, fields: readonly SearchFieldDefinition[]) {
  if (text === undefined) return { values: {}, isCurtailed: false }
  const found = Object.entries(jsonRecord(text)).filter((entry): entry is [string, string | string[]] => isValue(entry[1]))
  const all: Values = Object.fromEntries(found)
  const taken = fields.flatMap((field) => {
    const value = Object.hasOwn(all, field.prop) ? all[field.prop] : undefined
    return value !== undefined && isAccepted(field, all) ? [[field.prop, value] as const] : []
  })
  return { values: Object.fromEntries(taken), isCurtailed: taken.length === 0 || taken.length < countIn(text) }
}

const countIn = (text: string) => Object.keys(jsonRecord(text)).length

function jsonRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {}
  } catch {
    return {}
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= longestText
const isValue = (value: unknown): value is string | string[] =>
  isText(value) || (Array.isArray(value) && value.length > 0 && value.length <= mostValues && value.every(isText))

function readSort(text: string | undefined, sortable: readonly string[]) {
  if (text === undefined) return { sort: [], isCurtailed: false }
  const rules = text.split(',', mostSorted + 1).map((word): SortRule => {
    const isDown = word.startsWith('-')
    return { field: isDown ? word.slice(1) : word, direction: isDown ? 'descending' : 'ascending' }
  })
  const sort = rules.filter(
    ({ field }, place) => sortable.includes(field) && rules.findIndex((one) => one.field === field) === place,
  )
  return { sort: sort.slice(0, mostSorted), isCurtailed: sort.length < rules.length || rules.length > mostSorted }
}

function wholeNumber(text: string | undefined, most: number): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return undefined
  const number = Number(text)
  return number <= most ? number : undefined
}
