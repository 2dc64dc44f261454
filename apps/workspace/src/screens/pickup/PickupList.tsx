import { contract, type PickupRow } from '@etalon/api/contract'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { Button, ButtonLink } from '@etalon/ui/button'
import { Page } from '@etalon/ui/card'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useDialog } from '@etalon/ui/dialog'
import { CalendarDays, List, Plus } from 'lucide-react'
import { lazy, useCallback, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import { useWorkspace, waitingView } from '../../workspace/index.ts'
import { ListScreen, type ListScreenProps, type ListView } from '../list/index.ts'
import { movesColumn, stateColumn } from '../work/moves/columns.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { OnceAsked } from '../work/OnceAsked.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { orderAddress, pickupAddress } from './places.ts'
import { useOwnEnterprise } from './use-own-enterprise.ts'
import { usePickupMoves } from './use-pickup-moves.ts'

/** Not everybody looks at days, or asks for a pickup. */
const PickupCalendar = lazy(async () => ({ default: (await import('./PickupCalendar.tsx')).PickupCalendar }))
const AskForPickup = lazy(async () => ({ default: (await import('./AskForPickup.tsx')).AskForPickup }))

interface PickupListProps {
  readonly title: string
  /** Its columns and filters are kept under this. */
  readonly resCode: string
  /** The view shown at first. */
  readonly startView: string
  readonly hint: string
}

const soonFirst = [{ field: 'pickupTime', direction: 'ascending' }] as const
/** Who, when and where have room beside the actions once the rest is asked for. */
const hiddenAtFirst = ['contact', 'mobile', 'createdByName', 'remark', 'orderNo']

/** Appointments as a list or as a calendar, and what can be done with each. */
export function PickupList({ title, resCode, startView, hint }: PickupListProps) {
  const { client } = useWorkspace()
  const words = useWords(pickupMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  const allowed = useAllowed()
  const own = useOwnEnterprise()
  const asking = useDialog('medium')
  const [hasAsked, setHasAsked] = useState(false)
  const [shape, setShape] = useState<'list' | 'calendar'>('list')
  const [turn, setTurn] = useState(0)
  const table = useRef<DataTableActorRef>(null)
  const refresh = useCallback(() => {
    table.current?.send({ type: 'REFRESH' })
    setTurn((count) => count + 1)
  }, [])
  const moves = usePickupMoves(refresh)
  const ask = useCallback(() => {
    // The first time it opens itself, once its code is there.
    if (hasAsked) asking.open()
    setHasAsked(true)
  }, [asking, hasAsked])
  const mayAsk = allowed(contract.pickup.submit)
  const registers = allowed(contract.order.submit)
  const views = useMemo(
    (): ListView[] => [
      ...(['10', '20', '30'] as const).map((state) => ({
        value: state,
        label: labels.of('pickup_state', state),
        filter: { state },
      })),
      // What waits is accepted or not: notices of who comes name both.
      {
        value: waitingView,
        label: `${labels.of('pickup_state', '10')} / ${labels.of('pickup_state', '20')}`,
        filter: { state: ['10', '20'] },
      },
      {
        value: 'ended',
        label: `${labels.of('pickup_state', '0')} / ${labels.of('pickup_state', '5')}`,
        filter: { state: ['0', '5'] },
      },
      { value: 'all', label: labels.all, filter: {} },
    ],
    [labels],
  )
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'pickupNo', label: words.pickupNo },
      { prop: 'enterName', label: words.enterName },
      {
        prop: 'pickupTime',
        label: words.pickupTime,
        chineseLabel: '取件时间',
        type: 'date',
        dateType: 'daterange',
        showSearch: false,
      },
      { prop: 'place', label: words.place, showSearch: false },
    ],
    [words],
  )
  const columns = useMemo(
    (): ColumnDefinition<PickupRow>[] => [
      {
        key: 'pickupNo',
        header: words.pickupNo,
        width: 112,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={pickupAddress(row.id)}>{row.pickupNo}</Link>,
      },
      { key: 'pickupTime', header: words.pickupTime, width: 160, sortable: true, phone: 'start' },
      { key: 'enterName', header: words.enterName, minWidth: 172, sortable: true, phone: 'start' },
      { key: 'place', header: words.place, minWidth: 140, phone: 'line' },
      { key: 'instrumentCount', header: words.instrumentCount, width: 80, numeric: true, phone: 'end' },
      { key: 'contact', header: words.contact, width: 76 },
      { key: 'mobile', header: words.mobile, width: 108 },
      {
        key: 'createdByName',
        header: words.createdBy,
        width: labels.personWidth,
        text: (row) => nameOf(row.createdByName),
      },
      { key: 'remark', header: words.remark, minWidth: 120 },
      {
        key: 'orderNo',
        header: words.order,
        width: 128,
        text: (row) => row.orderNo ?? '—',
        render: (row) =>
          row.orderId === null ? '—' : <Link to={`/order/order-detail/index?id=${row.orderId}`}>{row.orderNo}</Link>,
      },
      stateColumn<PickupRow>('pickup_state', words.state, labels),
      ...(moves.mayEver()
        ? [
            movesColumn<PickupRow>(
              words.actions,
              172,
              (row) => row.pickupNo,
              { moves },
              (row) =>
                registers && row.standing.state === '20' && row.orderId === null ? (
                  <ButtonLink kind="soft" size="small" href={orderAddress(row.id)}>
                    {words.register}
                  </ButtonLink>
                ) : null,
            ),
          ]
        : []),
    ],
    [words, labels, moves, registers, nameOf],
  )
  const actions = (
    <>
      <Button
        icon={shape === 'list' ? CalendarDays : List}
        onPress={() => setShape((now) => (now === 'list' ? 'calendar' : 'list'))}
      >
        {shape === 'list' ? words.calendar : words.list}
      </Button>
      {mayAsk && (
        <Button kind="primary" icon={Plus} onPress={ask}>
          {words.add}
        </Button>
      )}
    </>
  )
  const load = useCallback<ListScreenProps<PickupRow>['load']>(
    (request, signal) => client.send(contract.pickup.page, { body: request, signal, quiet: true }),
    [client],
  )
  const keepTable = useCallback((actor: DataTableActorRef) => {
    table.current = actor
  }, [])
  return (
    <>
      {shape === 'calendar' ? (
        <Page title={title} actions={actions}>
          <OnceAsked>
            <PickupCalendar turn={turn} />
          </OnceAsked>
        </Page>
      ) : (
        <ListScreen<PickupRow>
          title={title}
          resCode={resCode}
          fields={fields}
          columns={columns}
          hiddenAtFirst={hiddenAtFirst}
          views={views}
          startView={startView}
          startSort={soonFirst}
          load={load}
          rowLabel={(row) => row.pickupNo}
          moving={{ moves, recordOf: (row) => ({ id: row.id, number: row.pickupNo, standing: row.standing }) }}
          empty={{ title: words.none, text: hint }}
          onTable={keepTable}
          actions={actions}
        />
      )}
      <OnceAsked>{mayAsk && hasAsked && <AskForPickup turn={turn} dialog={asking} own={own} onSaved={refresh} />}</OnceAsked>
    </>
  )
}
