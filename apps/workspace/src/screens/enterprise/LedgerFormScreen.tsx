import { contract, encodeSearch } from '@etalon/api/contract'
import { ButtonLink } from '@etalon/ui/button'
import { EmptyState } from '@etalon/ui/empty-state'
import { useCallback } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { ledgerMessages } from '../../messages/ledger.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useNewerVersions } from '../record-form/carried-over.tsx'
import { LedgerForm } from './LedgerForm.tsx'
import { versionOfRows } from './ledger-meanwhile.ts'
import { copyOf, emptyRow, type LedgerDraft, rowOf } from './ledger-rows.ts'
import { listPath } from './places.ts'

const idsOf = (list: string | undefined) => (list ?? '').split(',').filter((one) => /^[1-9]\d{0,18}$/.test(one))

/** Writes down instruments of an enterprise, which its address names; where it names none one is to be chosen. */
export default function LedgerFormScreen({ query }: ViewProps) {
  const words = useWords(ledgerMessages)
  if ((query.enterId ?? '') !== '') return <LedgerOfEnterprise query={query} />
  return (
    <EmptyState title={words.chooseEnterprise} level={1} actions={<ButtonLink href={listPath}>{words.toEnterprises}</ButtonLink>}>
      {words.chooseEnterpriseHint}
    </EmptyState>
  )
}

/** Writes down instruments of an enterprise; with `ids` in the address it changes those, with `copy` it begins with another one like that. */
function LedgerOfEnterprise({ query }: ViewProps) {
  const { client } = useWorkspace()
  const words = useWords(ledgerMessages)
  const { enterId = '', ids, copy } = query
  const { answer, reload } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const wanted = copy === undefined ? idsOf(ids) : idsOf(copy)
        const [enterprise, kinds, found] = await Promise.all([
          client.send(contract.enterprise.detail, { query: { id: enterId }, signal, quiet: true }),
          client.send(contract.enterprise.kinds, { signal, quiet: true }),
          wanted.length === 0
            ? undefined
            : client.send(contract.ledger.page, {
                body: encodeSearch({ current: 1, size: 500, filter: { enterId, id: wanted } }),
                signal,
                quiet: true,
              }),
        ])
        const records = found?.records ?? []
        const initial = records.length > 0 ? records.map(rowOf) : [emptyRow()]
        if (copy !== undefined) return { enterprise, kinds, initial: initial.map(copyOf), versions: undefined, version: 0 }
        const versions = wanted.length === 0 ? undefined : new Map(records.map((one) => [one.id, one.version]))
        return { enterprise, kinds, initial, versions, version: versionOfRows(wanted.length, records) }
      },
      [client, enterId, ids, copy],
    ),
  )
  const onVersion = useNewerVersions<LedgerDraft>(reload)
  return (
    <Answered answer={answer} reload={reload} notFound={words.noEnterprise}>
      {({ enterprise, kinds, initial, versions, version }) =>
        onVersion(version, (given) => (
          <LedgerForm
            query={query}
            enterprise={enterprise}
            kinds={kinds}
            initial={initial}
            {...(versions ? { edited: { version, versions } } : {})}
            {...given}
          />
        ))
      }
    </Answered>
  )
}
