import { contract, type SettlementRow } from '@etalon/api/contract'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView } from '../list/index.ts'
import { stateColumn } from '../work/columns.tsx'
import { useLabels } from '../work/use-labels.ts'
import { settlementDetailPath } from './places.ts'

const hiddenAtFirst = ['gross', 'guaranteeUntil', 'billDate', 'invoiced']
/** What conditions can ask for. */
type AskedFor =
  | 'settlementNo'
  | 'orderNo'
  | 'enterName'
  | 'state'
  | 'amount'
  | 'owed'
  | 'settledOn'
  | 'guaranteeUntil'
  | 'billDate'

/** What is to be paid for each order, by where it stands. */
export default function SettlementListScreen() {
  const { client } = useWorkspace()
  const words = useWords(settlementMessages)
  const labels = useLabels()
  const views = useMemo(
    (): ListView[] => [
      { value: 'open', label: words.views.open, filter: { state: '100' } },
      { value: 'settled', label: words.views.settled, filter: { state: '200' } },
      { value: 'guaranteed', label: words.views.guaranteed, filter: { state: '300' } },
      { value: 'paid', label: words.views.paid, filter: { state: '400' } },
      { value: 'all', label: words.views.all, filter: {} },
    ],
    [words],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'settlementNo', label: words.settlementNo },
      { prop: 'enterName', label: words.enterName },
      { prop: 'orderNo', label: words.orderNo, showSearch: false },
      {
        prop: 'settledOn',
        label: words.settledOn,
        chineseLabel: settlementMessages.zh.settledOn,
        type: 'date',
        dateType: 'daterange',
        showSearch: false,
      },
    ],
    [words],
  )
  const advanced = useMemo((): FilterField[] => {
    const named = (prop: AskedFor) => ({ prop, label: words[prop], chineseLabel: settlementMessages.zh[prop] })
    return [
      named('settlementNo'),
      named('orderNo'),
      named('enterName'),
      { ...named('state'), type: 'select', valueKey: 'value', labelKey: 'label', data: labels.options('OBJECT_STATE') },
      named('amount'),
      named('owed'),
      { ...named('settledOn'), type: 'date' },
      { ...named('guaranteeUntil'), chineseLabel: '担保至日期', type: 'date' },
      { ...named('billDate'), type: 'date' },
    ]
  }, [words, labels])
  const columns = useMemo(
    (): ColumnDefinition<SettlementRow>[] => [
      {
        key: 'settlementNo',
        header: words.settlementNo,
        width: 128,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={`${settlementDetailPath}?id=${row.id}`}>{row.settlementNo}</Link>,
      },
      { key: 'enterName', header: words.enterName, minWidth: 156, sortable: true, phone: 'start' },
      { key: 'orderNo', header: words.orderNo, width: 120, sortable: true },
      stateColumn('OBJECT_STATE', words.state, labels),
      {
        key: 'onAccount',
        header: words.onAccount,
        width: 84,
        text: (row) => words.account[row.onAccount ? 'true' : 'false'],
      },
      { key: 'gross', header: words.gross, unit: words.yuan, width: 112, numeric: true },
      { key: 'amount', header: words.amount, unit: words.yuan, width: 108, numeric: true, sortable: true, phone: 'end' },
      { key: 'paid', header: words.paid, unit: words.yuan, width: 88, numeric: true, sortable: true },
      { key: 'owed', header: words.owed, unit: words.yuan, width: 88, numeric: true, sortable: true, phone: 'end' },
      { key: 'invoiced', header: words.invoiced, unit: words.yuan, width: 104, numeric: true },
      {
        key: 'settledOn',
        header: words.settledOn,
        width: 100,
        numeric: true,
        sortable: true,
        text: (row) => row.settledOn ?? '—',
      },
      {
        key: 'guaranteeUntil',
        header: words.guaranteeUntil,
        width: 120,
        numeric: true,
        text: (row) => row.guaranteeUntil ?? '—',
      },
      { key: 'billDate', header: words.billDate, width: 104, numeric: true, sortable: true },
    ],
    [words, labels],
  )
  return (
    <ListScreen<SettlementRow>
      title={words.list}
      resCode="settlement"
      exported="settlement"
      fields={fields}
      advanced={advanced}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      views={views}
      load={useCallback(
        (request, signal) => client.send(contract.settlement.page, { body: request, signal, quiet: true }),
        [client],
      )}
      rowLabel={(row) => row.settlementNo}
      empty={{ title: words.empty, text: words.emptyHint }}
    />
  )
}
