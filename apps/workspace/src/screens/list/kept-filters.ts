import type { Client } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { type NamedFilter, parseNamedFilters } from '@etalon/machines/advanced-filter'
import type { FilterStore } from '@etalon/ui/advanced-filter'
import { readStored, writeStored } from '../../workspace/index.ts'

/**
 * Where somebody's filters are kept under names: at the server, beside the columns of the list, so that they are there on every device.
 * @param browserOf whose they are where the back end keeps none: this browser does
 */
export function keptFilters(client: Client, browserOf: string | undefined): FilterStore {
  const load = async ({ resCode }: { resCode: string }): Promise<readonly NamedFilter[]> => {
    const elementId = elementOf(resCode)
    if (browserOf !== undefined) return parseNamedFilters(readStored(keyOf(elementId, browserOf)))
    // The list is whole without them.
    const kept = await client.send(contract.columnSettings.detail, { query: { elementId }, quiet: true, background: true })
    return parse(kept?.parameter)
  }
  // Read anew each time: filters may have been saved on another device meanwhile.
  const change = async (resCode: string, next: (filters: readonly NamedFilter[]) => readonly NamedFilter[]) => {
    const filters = next(await load({ resCode }))
    const elementId = elementOf(resCode)
    if (browserOf !== undefined) writeStored(keyOf(elementId, browserOf), filters)
    else {
      const body = { elementId, parameter: JSON.stringify(filters) }
      await client.send(contract.columnSettings.submit, { body, quiet: true })
    }
  }
  return {
    load,
    save: ({ resCode, name, filter, replaces }) =>
      change(resCode, (filters) => [...filters.filter((one) => one.name !== name && one.name !== replaces), { name, filter }]),
    remove: ({ resCode, name }) => change(resCode, (filters) => filters.filter((one) => one.name !== name)),
  }
}

const elementOf = (resCode: string) => `filters-${resCode}`
const keyOf = (elementId: string, personId: string) => `etalon.${elementId}.${personId}`

function parse(text: string | undefined): readonly NamedFilter[] {
  try {
    return parseNamedFilters(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
