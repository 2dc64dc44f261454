import type { Client } from '@etalon/api/client'
import { contract, type LedgerInstrument } from '@etalon/api/contract'
import { useDrawer } from '@etalon/ui/drawer'
import { useWords } from '../../messages/index.ts'
import { workMessages } from '../../messages/work.ts'
import { DetailsDrawer } from '../resource/DetailsDrawer.tsx'
import { RecordHistory } from '../resource/RecordHistory.tsx'

const load = (client: Client, id: string, signal: AbortSignal) =>
  client.send(contract.ledger.history, { query: { id }, signal, quiet: true })

/** What was changed of an instrument, beside the ledger, open from the start: give it a new key for each opening. */
export function LedgerHistory({ row }: { readonly row: LedgerInstrument }) {
  const { historyTitle } = useWords(workMessages)
  const drawer = useDrawer()
  return (
    <DetailsDrawer drawer={drawer} title={`${historyTitle} · ${row.name} ${row.serial}`}>
      <RecordHistory id={row.id} load={load} />
    </DetailsDrawer>
  )
}
