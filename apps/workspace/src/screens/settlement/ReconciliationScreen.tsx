import { type BalanceRow, contract, type PageRequest } from '@etalon/api/contract'
import { dayInShanghai, printedMoney } from '@etalon/api/domain'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useCallback, useMemo, useRef, useState } from 'react'
import { DateField } from '../../forms/fields-on-demand.tsx'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, moneyColumn } from '../list/index.ts'
import { PaperButton } from '../work/record/PaperButton.tsx'
import * as styles from './settlement.css.ts'

const owedFirst = [{ field: 'closing', direction: 'descending' }] as const
type Sums = Omit<BalanceRow, 'id' | 'enterName'>

/** What each enterprise owed and paid in chosen days, and all of them together, to the cent. */
export default function ReconciliationScreen() {
  const { client } = useWorkspace()
  const words = useWords(settlementMessages)
  const today = dayInShanghai(new Date())
  const [span, setSpan] = useState({ from: `${today.slice(0, 7)}-01`, to: today })
  const [sums, setSums] = useState<Sums>()
  const asked = useRef(span)
  const table = useRef<DataTableActorRef>(null)
  const choose = (changed: Partial<typeof span>) => {
    const next = { ...span, ...changed }
    setSpan(next)
    if (next.to < next.from) return
    asked.current = next
    table.current?.send({ type: 'REFRESH' })
  }
  const fields = useMemo((): SearchFieldDefinition[] => [{ prop: 'enterName', label: words.enterName }], [words])
  const columns = useMemo((): ColumnDefinition<BalanceRow>[] => {
    const sum = (key: keyof Sums, header: string) =>
      moneyColumn<BalanceRow>({ key, header, unit: words.yuan, width: 128, sortable: true, phone: 'end' })
    return [
      { key: 'enterName', header: words.enterName, minWidth: 200, sortable: true, phone: 'title' },
      sum('opening', words.opening),
      sum('settled', words.settledSum),
      sum('charged', words.chargedSum),
      sum('closing', words.closing),
      sum('invoiced', words.invoicedSum),
    ]
  }, [words])
  const load = useCallback(
    async (request: PageRequest, signal: AbortSignal) => {
      const answer = await client.send(contract.settlement.reconcile, {
        body: { ...asked.current, page: request },
        signal,
        quiet: true,
      })
      setSums(answer.sums)
      return answer
    },
    [client],
  )
  return (
    <ListScreen<BalanceRow>
      title={words.reconciliation}
      resCode="reconciliation"
      fields={fields}
      advanced={false}
      columns={columns}
      startSort={owedFirst}
      load={load}
      rowLabel={(row) => row.enterName}
      empty={{ title: words.noBalances, text: words.noBalancesHint }}
      onTable={useCallback((actor: DataTableActorRef) => {
        table.current = actor
      }, [])}
      actions={
        <div className={styles.span}>
          {sums && (
            <span className={styles.together}>
              {words.sums}: {words.opening} {printedMoney(sums.opening)} + {words.settledSum} {printedMoney(sums.settled)} −{' '}
              {words.chargedSum} {printedMoney(sums.charged)} = {words.closing} <strong>{printedMoney(sums.closing)}</strong>
            </span>
          )}
          <DateField
            label={words.from}
            labelPosition="hidden"
            value={span.from}
            max={span.to}
            onChange={(from) => from !== null && choose({ from })}
          />
          <DateField
            label={words.to}
            labelPosition="hidden"
            value={span.to}
            min={span.from}
            onChange={(to) => to !== null && choose({ to })}
          />
          {(['pdf', 'xlsx'] as const).map((format) => (
            <PaperButton
              key={format}
              label={format.toUpperCase()}
              iconOnPhone={false}
              name={`${words.reconciliation} ${span.from} ${span.to}.${format}`}
              ticket={() => client.send(contract.settlement.reconciliationFile, { body: { ...span, format } })}
            />
          ))}
        </div>
      }
    />
  )
}
