import { CallProblem } from '@etalon/api/client'
import { contract, type LedgerInstrument, type PageRequest } from '@etalon/api/contract'
import { addDays, dayInShanghai } from '@etalon/api/domain'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { Button, IconButton } from '@etalon/ui/button'
import { useConfirm } from '@etalon/ui/confirm'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { useLanguage } from '@etalon/ui/i18n'
import { MenuButton } from '@etalon/ui/menu'
import { Ellipsis, ShoppingCart } from 'lucide-react'
import { lazy, useCallback, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { cartMessages } from '../../messages/cart.ts'
import { inLanguage, useWords } from '../../messages/index.ts'
import { ledgerMessages } from '../../messages/ledger.ts'
import { workMessages } from '../../messages/work.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView, namedFields } from '../list/index.ts'
import { roomFor } from '../list/room-for.ts'
import { actionsColumn } from '../work/moves/columns.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { OnceAsked } from '../work/OnceAsked.tsx'
import { useAllowed } from '../work/people/use-allowed.ts'
import { DueState } from './DueState.tsx'
import { rowOf, sentOf } from './ledger-rows.ts'
import { detailPath, ledgerFormPath } from './places.ts'
import { soon } from './urgency.ts'
import { usePutIntoCart } from './use-put-into-cart.ts'

/** A quarter ahead visits are planned. */
const quarter = 90
/** Before all days of the ledger. */
const ever = '1900-01-01'
const dueFirst = [{ field: 'dueDate', direction: 'ascending' }] as const
const hiddenAtFirst = ['manufacturer', 'range', 'accuracy', 'place', 'regulation', 'mandatoryMark', 'cycle', 'lastTestedOn']

/** The instrument whose changes are looked at; the count rises with each opening. */
interface Remembered {
  readonly turn: number
  readonly row: LedgerInstrument | undefined
}
const LedgerHistory = lazy(async () => ({ default: (await import('./LedgerHistory.tsx')).LedgerHistory }))

/** The instruments of all enterprises, and which are due: whoever has to be called. It is printed as it stands. */
export default function LedgerScreen() {
  const { client, toasts, cart } = useWorkspace()
  const words = useWords(ledgerMessages)
  const labels = useLabels()
  const language = useLanguage()
  const isKeeper = useAllowed()(contract.ledger.submit)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const table = useRef<DataTableActorRef>(null)
  const asked = useRef<PageRequest>(undefined)
  const cartWords = useWords(cartMessages)
  const views = useMemo((): ListView[] => {
    const today = dayInShanghai(new Date())
    const due = (from: string, to: string) => ({ deviceState: '1', dueDate: [from, to] })
    return [
      { value: 'soon', label: words.views.soon, filter: due(today, addDays(today, soon)) },
      { value: 'quarter', label: words.views.quarter, filter: due(today, addDays(today, quarter)) },
      { value: 'over', label: words.views.over, filter: due(ever, addDays(today, -1)) },
      { value: 'all', label: words.views.all, filter: {} },
    ]
  }, [words])
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'enterName', label: words.enterName },
      { prop: 'serial', label: words.serial },
      { prop: 'name', label: words.name, showSearch: false },
      { prop: 'model', label: words.model, showSearch: false },
      {
        prop: 'dueDate',
        label: words.dueDate,
        chineseLabel: '有效期至日期',
        type: 'date',
        dateType: 'daterange',
        showSearch: false,
      },
    ],
    [words],
  )
  const advanced = useMemo((): FilterField[] => {
    const named = namedFields<
      'enterName' | 'name' | 'model' | 'serial' | 'manufacturer' | 'place' | 'deviceState' | 'mandatoryMark'
    >(words, ledgerMessages.zh)
    const keys = { type: 'select', valueKey: 'value', labelKey: 'label' } as const
    return [
      named('enterName'),
      named('name'),
      named('model'),
      named('serial'),
      named('manufacturer'),
      named('place'),
      { ...named('deviceState'), ...keys, data: labels.options('DEVICE_STATE') },
      { ...named('mandatoryMark'), ...keys, data: labels.options('strong_inspection_mark') },
      { prop: 'dueDate', label: words.dueDate, chineseLabel: '有效期至日期', type: 'date' },
      { prop: 'lastTestedOn', label: words.lastTestedOn, chineseLabel: '上次检定日期', type: 'date' },
    ]
  }, [words, labels])
  const { historyTitle } = useWords(workMessages)
  const [remembered, setRemembered] = useState<Remembered>({ turn: 0, row: undefined })
  const { put, putChosen } = usePutIntoCart(table, asked)
  const fillsCart = isKeeper && cart !== undefined
  const columns = useMemo((): ColumnDefinition<LedgerInstrument>[] => {
    const refresh = () => table.current?.send({ type: 'REFRESH' })
    const restore = async (one: LedgerInstrument) => {
      const row = sentOf({ ...rowOf(one), id: '' })
      try {
        await client.send(contract.ledger.submit, {
          body: { enterId: one.enterId, instruments: [row] },
          idempotencyKey: crypto.randomUUID(),
        })
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error
      }
      refresh()
    }
    const remove = async (one: LedgerInstrument) => {
      const name = `${one.name} ${one.serial}`
      const question = { title: words.removeQuestion(name), consequence: words.removeConsequence, confirmLabel: words.remove }
      if (!(await confirm({ ...question, danger: true }))) return
      try {
        await client.send(contract.ledger.remove, { query: { ids: one.id }, idempotencyKey: crypto.randomUUID() })
        toasts.show({
          tone: 'success',
          title: words.removed(name),
          action: { label: words.undo, onAction: () => void restore(one) },
        })
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error
      }
      refresh()
    }
    const toForm = (query: Record<string, string>) => void navigate(`${ledgerFormPath}?${new URLSearchParams(query)}`)
    const actions = actionsColumn<LedgerInstrument>(words.actions, 64, (row) => (
      <MenuButton
        label={words.more(row.serial)}
        actions={[
          ...(fillsCart ? [{ id: 'cart', label: cartWords.add, onAction: () => void put([row.id]) }] : []),
          { id: 'edit', label: words.edit, onAction: () => toForm({ enterId: row.enterId, ids: row.id }) },
          { id: 'copy', label: words.copy, onAction: () => toForm({ enterId: row.enterId, copy: row.id }) },
          { id: 'history', label: historyTitle, onAction: () => setRemembered(({ turn }) => ({ turn: turn + 1, row })) },
          { id: 'remove', label: words.remove, danger: true, onAction: () => void remove(row) },
        ]}
      >
        <IconButton kind="quiet" size="small" icon={Ellipsis} label={words.more(row.serial)} tooltip={false} />
      </MenuButton>
    ))
    return [
      {
        key: 'name',
        header: words.name,
        minWidth: 140,
        phone: 'title',
        text: (row) => inLanguage(language, row.name, row.nameEn),
      },
      { key: 'model', header: words.model, width: 84, phone: 'start' },
      { key: 'serial', header: words.serial, width: 100, phone: 'start' },
      {
        key: 'enterName',
        header: words.enterName,
        minWidth: 168,
        sortable: true,
        phone: 'start',
        render: (row) => <Link to={`${detailPath}?id=${row.enterId}`}>{row.enterName}</Link>,
      },
      { key: 'contactName', header: words.contact, width: 72, phone: 'end' },
      { key: 'mobile', header: words.mobile, width: 116, numeric: true, phone: 'end' },
      {
        key: 'dueDate',
        header: words.dueDate,
        width: 116,
        sortable: true,
        phone: 'aside',
        render: (row) => <DueState due={row} />,
        text: (row) => row.dueDate ?? '—',
      },
      {
        key: 'daysLeft',
        header: words.left,
        width: 104,
        text: (row) => (row.deviceState === '1' && row.daysLeft !== null ? words.daysLeft(row.daysLeft) : ''),
      },
      { key: 'manufacturer', header: words.manufacturer, width: 136 },
      { key: 'range', header: words.range, width: 108 },
      { key: 'accuracy', header: words.accuracy, width: 112 },
      { key: 'place', header: words.place, width: 100 },
      { key: 'regulation', header: words.regulation, width: 116 },
      {
        key: 'mandatoryMark',
        header: words.mandatoryMark,
        ...roomFor(words.mandatoryMark, labels.words('strong_inspection_mark')),
        text: (row) => labels.of('strong_inspection_mark', row.mandatoryMark),
      },
      {
        key: 'cycle',
        header: words.cycle,
        ...roomFor(words.cycle, labels.words('VERIFICATION_CYCLE')),
        text: (row) => labels.of('VERIFICATION_CYCLE', row.cycle),
      },
      {
        key: 'lastTestedOn',
        header: words.lastTestedOn,
        width: 116,
        numeric: true,
        sortable: true,
      },
      ...(isKeeper ? [actions] : []),
    ]
  }, [client, confirm, isKeeper, fillsCart, put, cartWords, labels, language, navigate, toasts, words, historyTitle])
  return (
    <>
      <ListScreen<LedgerInstrument>
        title={words.list}
        resCode="ledger"
        exported="ledger"
        fields={fields}
        advanced={advanced}
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        views={views}
        startSort={dueFirst}
        load={useCallback(
          (request, signal) => {
            asked.current = request
            return client.send(contract.ledger.page, { body: request, signal, quiet: true })
          },
          [client],
        )}
        bulkActions={
          fillsCart && (
            <Button size="small" icon={ShoppingCart} onPress={() => void putChosen()}>
              {cartWords.add}
            </Button>
          )
        }
        rowLabel={(row) => `${row.name} ${row.serial}`}
        empty={{ title: words.empty, text: words.emptyHint }}
        onTable={useCallback((actor: DataTableActorRef) => {
          table.current = actor
        }, [])}
      />
      {remembered.row && (
        <OnceAsked>
          <LedgerHistory key={remembered.turn} row={remembered.row} />
        </OnceAsked>
      )}
    </>
  )
}
