import { parseNamedFilters } from '@etalon/machines/advanced-filter'
import type { FilterStore } from '@etalon/ui/advanced-filter'
import { readStored, writeStored } from '../../workspace/local-store.ts'

/** Where somebody's filters are kept under names: in this browser. */
export function keptFilters(personId: string): FilterStore {
  const keyOf = (resCode: string) => `etalon.filters.${personId}.${resCode}`
  const others = (resCode: string, name: string) =>
    parseNamedFilters(readStored(keyOf(resCode))).filter((one) => one.name !== name)
  const keep = (resCode: string, filters: readonly object[]) => {
    if (!writeStored(keyOf(resCode), filters)) throw new Error('The filters are kept for as long as the page is open.')
  }
  return {
    load: async ({ resCode }) => readStored(keyOf(resCode)) ?? [],
    save: async ({ resCode, name, filter }) => keep(resCode, [...others(resCode, name), { name, filter }]),
    remove: async ({ resCode, name }) => keep(resCode, others(resCode, name)),
  }
}
