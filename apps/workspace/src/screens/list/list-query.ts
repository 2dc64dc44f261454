import type { SearchQuestion, SearchRow } from '@etalon/api/contract'
import type { LoadPageRequest } from '@etalon/machines/data-table'
import { payloadOf, type SearchRequest } from '@etalon/machines/search-bar'

type Query = LoadPageRequest['query']

/** What is asked, as a table keeps it: the filter of the chosen part, what was typed, and the conditions as they travel. */
export function queryOf(view: Readonly<Record<string, unknown>>, request?: SearchRequest): Query {
  const payload = request && payloadOf(request)
  return {
    view,
    typed: request?.searchParam ?? {},
    rows: payload?.searchType === 'Y' ? payload.searchListVO : [],
  }
}

/** The question that a table's query makes. */
export function questionOf(query: Query, always: Readonly<Record<string, unknown>>): Pick<SearchQuestion, 'filter' | 'rows'> {
  return {
    filter: { ...always, ...part(query.view), ...part(query.typed) },
    rows: Array.isArray(query.rows) ? query.rows.filter(isRow) : [],
  }
}

const part = (value: unknown) => (typeof value === 'object' && value !== null ? { ...value } : {})

const isRow = (value: unknown): value is SearchRow =>
  typeof value === 'object' && value !== null && 'searchType' in value && 'filter' in value
