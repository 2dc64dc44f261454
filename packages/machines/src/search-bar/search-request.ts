import type { SearchCondition } from '../advanced-filter/index.ts'
import { pathOf } from './field-options.ts'
import { fieldValue, isEmpty, isSent } from './field-rules.ts'
import type {
  SearchBarContext,
  SearchFieldDefinition,
  SearchPayload,
  SearchPayloadPart,
  SearchRequest,
  SearchValue,
} from './search-bar.types.ts'

/** The request that values and conditions make: searchType Y where there are conditions, else N. */
export function requestOf({
  fields,
  values,
  size,
  conditions,
}: Pick<SearchBarContext, 'fields' | 'values' | 'size' | 'conditions'>): SearchRequest {
  const searchParam = Object.fromEntries(
    fields.filter(isSent).flatMap((field) => {
      const value = sentValue(field, fieldValue(values, field.prop))
      return value === null || isEmpty(value) ? [] : [[field.prop, value]]
    }),
  )
  if (conditions.length === 0) return { searchType: 'N', searchParam, current: 1, size }
  return { searchType: 'Y', searchListVO: conditions, searchParam, current: 1, size }
}

/**
 * A request as it travels (section 7): `filter` and `op` are JSON text. With searchType Y each row of `searchListVO` carries them, and
 * `searchParam` goes along only where the bar's own fields ask something too.
 * @param op operators by field for the bar's own fields. @default none: the server takes the usual one of each field
 */
export function payloadOf(request: SearchRequest, op?: Readonly<Record<string, string>>): SearchPayload {
  const { current, size, searchParam } = request
  const own = { filter: searchParam, ...(op === undefined ? {} : { op }) }
  if (request.searchType === 'N') return encodePayload({ searchType: 'N', searchParam: own, current, size })
  return encodePayload({
    searchType: 'Y',
    searchListVO: request.searchListVO.map(partOf),
    ...(Object.keys(searchParam).length === 0 ? {} : { searchParam: own }),
    current,
    size,
  })
}

/** The same payload with each `filter` and `op` as JSON text; what is text already stays as it is. */
export function encodePayload(payload: SearchPayload<unknown>): SearchPayload {
  if (payload.searchType === 'N') return { ...payload, searchParam: encodePart(payload.searchParam) }
  const { searchParam, searchListVO, ...rest } = payload
  return {
    ...rest,
    searchListVO: searchListVO.map((part) => ({ searchType: part.searchType, ...encodePart(part) })),
    ...(searchParam === undefined ? {} : { searchParam: encodePart(searchParam) }),
  }
}

function encodePart({ filter, op }: SearchPayloadPart<unknown>): SearchPayloadPart {
  return { filter: jsonText(filter), ...(op === undefined ? {} : { op: jsonText(op) }) }
}

function jsonText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function partOf({ searchType, searchFilter, searchOp, searchValue, isSearchTime, startTime, endTime }: SearchCondition) {
  const value = isSearchTime ? [startTime, endTime] : searchValue
  return { searchType, filter: { [searchFilter]: value }, op: { [searchFilter]: searchOp } }
}

/** A tree may ask for the whole path to what was chosen. */
function sentValue(field: SearchFieldDefinition, value: SearchValue): SearchValue {
  return field.type === 'tree' && field.emitPath && typeof value === 'string' ? pathOf(field, value) : value
}
