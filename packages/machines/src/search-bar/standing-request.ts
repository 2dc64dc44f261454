import { type AdvancedFilterContext, standingConditions } from '../advanced-filter/index.ts'
import { errorsOf, trimValues } from './field-rules.ts'
import type { SearchBarContext, SearchRequest } from './search-bar.types.ts'
import { requestOf } from './search-request.ts'

/** Whether a rule is broken is asked here; its words are asked for where they are shown. */
const wordless = { requiredMessage: () => '', patternMessage: () => '' }

/**
 * The request that a search would make as the bar and its panel stand: to say beforehand what it would find. Undefined where the
 * search would be refused, where the panel has no complete condition, and while an input method is at work in the bar.
 * @param panel the context of the bar's advanced panel; undefined where it has none
 */
export function standingRequest(
  context: Pick<SearchBarContext, 'fields' | 'values' | 'size' | 'composing'>,
  panel: Pick<AdvancedFilterContext, 'rows' | 'fields'> | undefined,
): SearchRequest | undefined {
  const conditions = panel && standingConditions(panel)
  const values = trimValues(context.fields, context.values)
  const isRefused = Object.keys(errorsOf(context.fields, values, wordless)).length > 0
  if (conditions === undefined || isRefused || context.composing !== undefined) return undefined
  return requestOf({ ...context, values, conditions })
}

/** Whether a request asks what the last search of the bar asked, on whichever page. */
export function isInForce({ searched }: Pick<SearchBarContext, 'searched'>, request: SearchRequest): boolean {
  return searched !== undefined && questionIn(searched) === questionIn(request)
}

function questionIn({ searchType, searchParam, ...rest }: SearchRequest) {
  return JSON.stringify([searchType, searchParam, 'searchListVO' in rest ? rest.searchListVO : []])
}
