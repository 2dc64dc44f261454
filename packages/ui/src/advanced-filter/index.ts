export { AdvancedFilter, type AdvancedFilterProps } from './AdvancedFilter.tsx'
export { dateWidth } from './date-width.css.ts'
export { type OptionSource, optionsOf } from './field-options.ts'
export { type AdvancedFilterOptions, advancedFilterWith, type FilterStore, useAdvancedFilter } from './use-advanced-filter.ts'
