import type { Client } from '@etalon/api/client'
import { contract, encodeSearch, type HistoryEntry } from '@etalon/api/contract'
import type { HistoryKind } from '@etalon/api/domain'

/** So many entries are read at most: of what administrators keep nobody changed one as often. */
const most = 500

/** What the audit trail tells of records of a kind, oldest first: for screens of administrators, whose records have no history of their own. */
export const audited =
  (recordKind: HistoryKind) =>
  async (client: Client, recordId: string, signal: AbortSignal): Promise<readonly HistoryEntry[]> => {
    const body = { ...encodeSearch({ current: 1, size: most, filter: { recordKind, recordId } }), ascs: 'sequence' }
    return (await client.send(contract.audit.page, { body, signal, quiet: true })).records
  }
