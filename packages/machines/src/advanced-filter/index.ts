export { type AdvancedFilterActorRef, type AdvancedFilterSnapshot, advancedFilterMachine } from './advanced-filter.machine.ts'
export type * from './advanced-filter.types.ts'
export {
  conditionsOf,
  describeRow,
  fieldOf,
  isChanged,
  isComplete,
  isEmptyValue,
  longestText,
  mostRows,
  rowProblem,
  standingConditions,
} from './filter-rows.ts'
export { isOffered, searchOperators, valueTypeOf } from './operators.ts'
export { fittingFilter, parseNamedFilters, parseSavedFilter, readFilter, writeFilter } from './saved-filter.ts'
