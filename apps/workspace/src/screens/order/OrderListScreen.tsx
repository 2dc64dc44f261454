import { contract, type OrderRow } from '@etalon/api/contract'
import { orderProgression } from '@etalon/api/domain'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { ButtonLink } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { Meter } from '@etalon/ui/meter'
import { StatePill } from '@etalon/ui/state-pill'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { orderMessages } from '../../messages/order.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView, moneyColumn, namedFields } from '../list/index.ts'
import { roomFor } from '../list/room-for.ts'
import { movesColumn, stateColumn } from '../work/moves/columns.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { useStaff } from '../work/people/use-staff.ts'
import { orderAddress } from './places.ts'

/** What conditions can ask for. */
type AskedFor =
  | 'orderNo'
  | 'enterName'
  | 'state'
  | 'billDate'
  | 'hopeTestDate'
  | 'serviceType'
  | 'applicant'
  | 'mobile'
  | 'amount'
  | 'createStaffName'

/** Where an order stands; of one that is only kept, that it is not whole. */
const stateOrKept = (column: ColumnDefinition<OrderRow>, kept: string): ColumnDefinition<OrderRow> => {
  const isKept = ({ isTemp, standing }: OrderRow) => isTemp && standing.state === '50'
  return {
    ...column,
    render: (row) => (isKept(row) ? <StatePill shape="begun">{kept}</StatePill> : column.render?.(row)),
    text: (row) => (isKept(row) ? kept : (column.text?.(row) ?? '')),
  }
}

/** All orders that the person may see, with what can be done with each. */
export default function OrderListScreen() {
  const { client } = useWorkspace()
  const words = useWords(orderMessages)
  const labels = useLabels()
  const allowed = useAllowed()
  const staff = useStaff('department')
  const nameOf = useNameOf()
  const table = useRef<DataTableActorRef>(null)
  const moves = useMoves({
    dictionary: 'order_status',
    progression: orderProgression,
    send: (body, how) => client.send(contract.order.move, { body, ...how }),
    onMoved: () => table.current?.send({ type: 'REFRESH' }),
  })

  const views = useMemo(
    (): ListView[] => [
      { value: 'all', label: labels.all, filter: {} },
      ...['50', '100', '300', '1000'].map((state) => ({
        value: state,
        label: labels.of('order_status', state),
        filter: { state },
      })),
      // What is only kept is the counter's own affair.
      ...(allowed(contract.order.submit) ? [{ value: 'temp', label: words.isTemp, filter: { isTemp: true } }] : []),
    ],
    [labels, words, allowed],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'orderNo', label: words.orderNo },
      { prop: 'enterName', label: words.enterName },
      {
        prop: 'serviceType',
        label: words.serviceType,
        type: 'select',
        data: labels.options('SERVICE_TYPE'),
        valueKey: 'value',
        labelKey: 'label',
        showSearch: false,
      },
      { prop: 'applicant', label: words.applicant, showSearch: false },
      {
        prop: 'billDate',
        label: words.billDate,
        chineseLabel: orderMessages.zh.billDate,
        type: 'date',
        dateType: 'daterange',
        showSearch: false,
      },
    ],
    [words, labels],
  )
  const advanced = useMemo((): FilterField[] => {
    const named = namedFields<AskedFor>(words, orderMessages.zh)
    const keys = { type: 'select', valueKey: 'value', labelKey: 'label' } as const
    return [
      named('orderNo'),
      named('enterName'),
      { ...named('state'), ...keys, data: labels.options('order_status') },
      { ...named('billDate'), type: 'date' },
      { ...named('hopeTestDate'), type: 'date' },
      { ...named('serviceType'), ...keys, data: labels.options('SERVICE_TYPE') },
      named('applicant'),
      named('mobile'),
      named('amount'),
      staff.length === 0
        ? named('createStaffName')
        : {
            ...named('createStaffName'),
            type: 'select',
            valueKey: 'staffName',
            labelKey: 'label',
            data: staff.map(({ staffName }) => ({ staffName, label: nameOf(staffName) })),
          },
    ]
  }, [words, labels, staff, nameOf])
  const columns = useMemo(
    (): ColumnDefinition<OrderRow>[] => [
      {
        key: 'orderNo',
        header: words.orderNo,
        // A month of more than 9,999 orders has numbers of one digit more.
        width: 128,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={orderAddress(row.id)}>{row.orderNo}</Link>,
      },
      { key: 'enterName', header: words.enterName, minWidth: 120, sortable: true, phone: 'start' },
      {
        key: 'serviceType',
        header: words.serviceType,
        ...roomFor(words.serviceType, labels.words('SERVICE_TYPE')),
        text: (row) => labels.of('SERVICE_TYPE', row.serviceType),
      },
      { key: 'sampleCount', header: words.sampleCount, width: 68, numeric: true },
      {
        key: 'progress',
        header: words.progress,
        width: 88,
        render: (row) => <Meter label={words.progress} value={row.itemsDone} max={row.itemCount} />,
        text: (row) => `${row.itemsDone}/${row.itemCount}`,
      },
      stateOrKept(stateColumn('order_status', words.state, labels), words.isTemp),
      moneyColumn({ key: 'amount', header: words.amount, unit: words.yuan, width: 92, sortable: true, phone: 'end' }),
      { key: 'billDate', header: words.billDate, width: 96, numeric: true, sortable: true, phone: 'start' },
      ...(moves.mayEver() ? [movesColumn<OrderRow>(words.actions, 112, (row) => row.orderNo, { moves })] : []),
    ],
    [words, labels, moves],
  )
  return (
    <ListScreen<OrderRow>
      title={words.list}
      resCode="order"
      exported="order"
      empty={{ title: words.none, text: words.noneHint }}
      fields={fields}
      advanced={advanced}
      columns={columns}
      views={views}
      load={useCallback((request, signal) => client.send(contract.order.page, { body: request, signal, quiet: true }), [client])}
      rowLabel={(row) => row.orderNo}
      moving={{ moves, recordOf: (row) => ({ id: row.id, number: row.orderNo, standing: row.standing }) }}
      onTable={useCallback((actor: DataTableActorRef) => {
        table.current = actor
      }, [])}
      actions={
        allowed(contract.order.submit) && (
          <ButtonLink kind="primary" icon={Plus} href="/order/order-registration/index">
            {words.newOrder}
          </ButtonLink>
        )
      }
    />
  )
}
