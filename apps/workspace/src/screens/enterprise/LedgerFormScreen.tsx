import { contract, encodeSearch } from '@etalon/api/contract'
import { useCallback } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { ledgerMessages } from '../../messages/ledger.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { LedgerForm } from './LedgerForm.tsx'
import { copyOf, emptyRow, rowOf } from './ledger-rows.ts'

const idsOf = (list: string | undefined) => (list ?? '').split(',').filter((one) => /^[1-9]\d{0,18}$/.test(one))

/** Writes down instruments of an enterprise; with `ids` in the address it changes those, with `copy` it begins with another one like that. */
export default function LedgerFormScreen({ query }: ViewProps) {
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
        const rows = (found?.records ?? []).map(rowOf)
        return { enterprise, kinds, rows: copy === undefined ? rows : rows.map(copyOf) }
      },
      [client, enterId, ids, copy],
    ),
  )
  return (
    <Answered answer={answer} reload={reload} notFound={words.noEnterprise}>
      {({ enterprise, kinds, rows }) => (
        <LedgerForm
          query={query}
          enterprise={enterprise}
          kinds={kinds}
          initial={rows.length > 0 ? rows : [emptyRow()]}
          isEdit={copy === undefined && rows.length > 0}
        />
      )}
    </Answered>
  )
}
