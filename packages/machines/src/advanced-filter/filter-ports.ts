import { fromPromise } from 'xstate'
import type { LoadFiltersRequest, RemoveFilterRequest, SaveFilterRequest } from './advanced-filter.types.ts'

/** What keeps filters under names, each as it says what to provide. */
export const filterPorts = {
  loadFilters: fromPromise<unknown, LoadFiltersRequest>(async () => {
    throw new Error('advanced-filter: provide loadFilters, which answers the saved filters of a list, or give no resCode.')
  }),
  saveFilter: fromPromise<unknown, SaveFilterRequest>(async () => {
    throw new Error('advanced-filter: provide saveFilter, which keeps a filter under a name.')
  }),
  removeFilter: fromPromise<unknown, RemoveFilterRequest>(async () => {
    throw new Error('advanced-filter: provide removeFilter, which forgets the filter of a name.')
  }),
}
