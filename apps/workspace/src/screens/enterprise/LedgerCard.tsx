import { contract, type EnterpriseDetail, encodeSearch } from '@etalon/api/contract'
import { ButtonLink } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'
import { EmptyState } from '@etalon/ui/empty-state'
import { useLanguage } from '@etalon/ui/i18n'
import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { enterpriseMessages } from '../../messages/enterprise.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { ledgerMessages } from '../../messages/ledger.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { FrameTable } from '../work/record/FrameTable.tsx'
import { DueState } from './DueState.tsx'
import * as styles from './enterprise.css.ts'
import { ledgerFormPath, ledgerPath } from './places.ts'

/** So many are shown beside the enterprise; the ledger's own screen has all. */
const shown = 10

/** What an enterprise has, what is due first at the top. */
export function LedgerCard({ enterprise: { id, enterName, mergedInto } }: { readonly enterprise: EnterpriseDetail }) {
  const { client } = useWorkspace()
  const words = useWords(enterpriseMessages)
  const ledger = useWords(ledgerMessages)
  const allowed = useAllowed()
  const language = useLanguage()
  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        client.send(contract.ledger.page, {
          body: encodeSearch({
            current: 1,
            size: shown,
            filter: { enterId: id },
            sort: [{ prop: 'dueDate', direction: 'ascending' }],
          }),
          signal,
          quiet: true,
        }),
      [client, id],
    ),
  )
  const total = answer.state === 'loaded' ? answer.value.total : undefined
  return (
    <Card
      title={words.ledger}
      note={total === undefined || total === 0 ? undefined : words.ledgerOf(Math.min(shown, total), total)}
      actions={
        allowed(contract.ledger.submit) &&
        mergedInto === null && (
          <ButtonLink size="small" icon={Plus} href={`${ledgerFormPath}?enterId=${id}`}>
            {words.addInstruments}
          </ButtonLink>
        )
      }
      flush
    >
      <Answered answer={answer} reload={reload}>
        {({ records }) =>
          records.length === 0 ? (
            <EmptyState title={words.ledgerEmpty}>{words.ledgerEmptyHint}</EmptyState>
          ) : (
            <>
              <FrameTable
                label={words.ledgerTable}
                heads={[ledger.name, ledger.model, ledger.serial, ledger.place, ledger.lastTestedOn, ledger.dueDate]}
              >
                {records.map((one) => (
                  <tr key={one.id}>
                    <td data-words="">{inLanguage(language, one.name, one.nameEn)}</td>
                    <td>{one.model}</td>
                    <td>{one.serial}</td>
                    <td>{one.place || '—'}</td>
                    <td>{one.lastTestedOn ?? '—'}</td>
                    <td>
                      <DueState due={one} />
                    </td>
                  </tr>
                ))}
              </FrameTable>
              <div className={styles.foot}>
                <ButtonLink
                  size="small"
                  href={`${ledgerPath}?${new URLSearchParams({ view: 'all', search: JSON.stringify({ enterName }) })}`}
                >
                  {words.allInstruments}
                </ButtonLink>
              </div>
            </>
          )
        }
      </Answered>
    </Card>
  )
}
