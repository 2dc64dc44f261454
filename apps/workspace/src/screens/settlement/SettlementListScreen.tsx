import { contract, type PageRequest, type SettlementRow } from '@etalon/api/contract'
import { settlementProgression } from '@etalon/api/domain'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { Button } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { Merge } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { settlementMessages } from '../../messages/settlement.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView, moneyColumn, namedFields } from '../list/index.ts'
import { roomFor } from '../list/room-for.ts'
import { orderAddress } from '../order/places.ts'
import { stateColumn } from '../work/moves/columns.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { isUnsettled, settlementDetailPath } from './places.ts'
import * as styles from './settlement.css.ts'
import { useJoining } from './use-joining.ts'

/** What asks for more than a reason is done on the settlement's page. */
const onDetail = ['settle', 'guarantee', 'pay']
const hiddenAtFirst = ['guaranteeUntil', 'billDate', 'invoiced']
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

/** What is to be paid is known once it is settled: until then contracts, reductions and what is free of charge count still. */
const known =
  (sumOf: (row: SettlementRow) => string) =>
  (row: SettlementRow): string =>
    isUnsettled(row.standing.state) ? '—' : sumOf(row)

/** What is to be paid for each order, by where it stands. */
export default function SettlementListScreen() {
  const { client } = useWorkspace()
  const words = useWords(settlementMessages)
  const labels = useLabels()
  const table = useRef<DataTableActorRef>(null)
  const asked = useRef<PageRequest>(undefined)
  const join = useJoining({ table, asked })
  const moves = useMoves({
    dictionary: 'OBJECT_STATE',
    progression: settlementProgression,
    send: (body, how) => client.send(contract.settlement.move, { body, ...how }),
    onMoved: () => table.current?.send({ type: 'REFRESH' }),
  })
  const views = useMemo(
    (): ListView[] => [
      { value: 'open', label: words.views.open, filter: { state: '100' } },
      { value: 'settled', label: words.views.settled, filter: { state: '200' } },
      { value: 'guaranteed', label: words.views.guaranteed, filter: { state: '300' } },
      { value: 'paid', label: words.views.paid, filter: { state: '400' } },
      { value: 'unfiled', label: words.views.unfiled, filter: { unfiled: true } },
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
    const named = namedFields<AskedFor>(words, settlementMessages.zh)
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
        width: 124,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={`${settlementDetailPath}?id=${row.id}`}>{row.settlementNo}</Link>,
      },
      { key: 'enterName', header: words.enterName, minWidth: 148, sortable: true, phone: 'start' },
      {
        key: 'orderNo',
        header: words.orderNo,
        width: 128,
        sortable: true,
        render: ({ orderId, orderNo, orderCount }) =>
          orderCount > 1 ? (
            <span className={styles.oneLine} title={orderNo}>
              {orderNo.split('、')[0]} +{orderCount - 1}
            </span>
          ) : (
            <Link to={orderAddress(orderId)}>{orderNo}</Link>
          ),
        text: ({ orderNo }) => orderNo,
      },
      stateColumn('OBJECT_STATE', words.state, labels),
      {
        key: 'onAccount',
        header: words.onAccount,
        ...roomFor(words.onAccount, Object.values(words.account)),
        text: (row) => words.account[row.onAccount ? 'true' : 'false'],
      },
      moneyColumn({ key: 'gross', header: words.grossHead, unit: words.yuan, width: 96, phone: 'end' }),
      moneyColumn({
        key: 'amount',
        header: words.amount,
        unit: words.yuan,
        width: 100,
        sortable: true,
        phone: 'end',
        text: known(({ amount }) => amount),
      }),
      moneyColumn({
        key: 'paid',
        header: words.paid,
        unit: words.yuan,
        width: 88,
        sortable: true,
        text: known(({ paid }) => paid),
      }),
      moneyColumn({
        key: 'owed',
        header: words.owed,
        unit: words.yuan,
        width: 96,
        sortable: true,
        phone: 'end',
        text: known(({ owed }) => owed),
      }),
      moneyColumn({ key: 'invoiced', header: words.invoiced, unit: words.yuan, width: 104 }),
      {
        key: 'settledOn',
        header: words.settledOn,
        width: 100,
        numeric: true,
        sortable: true,
      },
      {
        key: 'guaranteeUntil',
        header: words.guaranteeUntil,
        width: 120,
        numeric: true,
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
      asked={asked}
      load={useCallback(
        (request, signal) => client.send(contract.settlement.page, { body: request, signal, quiet: true }),
        [client],
      )}
      rowLabel={(row) => row.settlementNo}
      moving={{ moves, recordOf: (row) => ({ id: row.id, number: row.settlementNo, standing: row.standing }), except: onDetail }}
      onTable={useCallback((actor: DataTableActorRef) => {
        table.current = actor
      }, [])}
      bulkActions={
        join && (
          <Button size="small" icon={Merge} onPress={join}>
            {words.join}
          </Button>
        )
      }
      empty={{ title: words.empty, text: words.emptyHint }}
    />
  )
}
