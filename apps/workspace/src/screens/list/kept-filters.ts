import type { Client } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { type NamedFilter, parseNamedFilters } from '@etalon/machines/advanced-filter'
import type { FilterStore } from '@etalon/ui/advanced-filter'

/** Where somebody's filters are kept under names: at the server, beside the columns of the list, so that they are there on every device. */
export function keptFilters(client: Client): FilterStore {
  const load = async ({ resCode }: { resCode: string }): Promise<readonly NamedFilter[]> => {
    const kept = await client.send(contract.columnSettings.detail, { query: { elementId: elementOf(resCode) }, quiet: true })
    return parse(kept?.parameter)
  }
  // Read anew each time: filters may have been saved on another device meanwhile.
  const change = async (resCode: string, next: (filters: readonly NamedFilter[]) => readonly NamedFilter[]) => {
    const filters = next(await load({ resCode }))
    const body = { elementId: elementOf(resCode), parameter: JSON.stringify(filters) }
    await client.send(contract.columnSettings.submit, { body, quiet: true })
  }
  return {
    load,
    save: ({ resCode, name, filter, replaces }) =>
      change(resCode, (filters) => [...filters.filter((one) => one.name !== name && one.name !== replaces), { name, filter }]),
    remove: ({ resCode, name }) => change(resCode, (filters) => filters.filter((one) => one.name !== name)),
  }
}

const elementOf = (resCode: string) => `filters-${resCode}`

function parse(text: string | undefined): readonly NamedFilter[] {
  try {
    return parseNamedFilters(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
