import { contract, type QuoteRow } from '@etalon/api/contract'
import { quoteProgression } from '@etalon/api/domain'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { DataTableActorRef } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { ButtonLink } from '@etalon/ui/button'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { type Language, useLanguage } from '@etalon/ui/i18n'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../messages/index.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { ListScreen, type ListView, moneyColumn, namedFields } from '../list/index.ts'
import { roomFor, roomForStates } from '../list/room-for.ts'
import { orderAddress } from '../order/places.ts'
import { movesColumn, stateColumn } from '../work/moves/columns.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useMoves } from '../work/moves/use-moves.ts'
import { useAllowed } from '../work/people/use-allowed.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { useRoles } from '../work/people/use-roles.ts'
import { quoteDetailPath, quoteFormPath } from './places.ts'
import { QuoteStatusPill } from './QuoteStatusPill.tsx'

const hidden = ['lineCount', 'gross', 'acceptedByName', 'order', 'createStaffName']
/** In English a window of 1280 pixels has no room for how it is discounted, either. */
const hiddenAtFirst: Readonly<Record<Language, readonly string[]>> = { zh: hidden, en: [...hidden, 'discountType'] }

/** The quotes that the person may see, with what can be done with each. */
export default function QuoteListScreen() {
  const { client } = useWorkspace()
  const words = useWords(quoteMessages)
  const language = useLanguage()
  const labels = useLabels()
  const nameOf = useNameOf()
  const roles = useRoles()
  const allowed = useAllowed()
  const isCustomer = roles.includes('customer')
  const table = useRef<DataTableActorRef>(null)
  const moves = useMoves({
    dictionary: 'quote_examine_status',
    progression: quoteProgression,
    send: (body, how) => client.send(contract.quote.move, { body, ...how }),
    onMoved: () => table.current?.send({ type: 'REFRESH' }),
  })
  const views = useMemo((): ListView[] => {
    const usable = { value: 'usable', label: words.views.usable, filter: { quoteStatus: '100' } }
    const all = { value: 'all', label: words.views.all, filter: {} }
    return isCustomer
      ? [all, usable]
      : [
          all,
          { value: 'draft', label: words.views.draft, filter: { state: '100' } },
          { value: 'audit', label: words.views.audit, filter: { state: '200' } },
          usable,
        ]
  }, [words, isCustomer])
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      { prop: 'quoteNo', label: words.quoteNo },
      { prop: 'enterName', label: words.enterName },
      {
        prop: 'validUntil',
        label: words.validUntil,
        chineseLabel: '有效期至日期',
        type: 'date',
        dateType: 'daterange',
        showSearch: false,
      },
      {
        prop: 'discountType',
        label: words.discountType,
        type: 'select',
        data: labels.options('discountType'),
        valueKey: 'value',
        labelKey: 'label',
        showSearch: false,
      },
    ],
    [words, labels],
  )
  const advanced = useMemo((): FilterField[] => {
    const named = namedFields<'quoteNo' | 'enterName' | 'state' | 'quoteStatus' | 'discountType' | 'amount' | 'createStaffName'>(
      words,
      quoteMessages.zh,
    )
    const keys = { type: 'select', valueKey: 'value', labelKey: 'label' } as const
    return [
      named('quoteNo'),
      named('enterName'),
      { ...named('state'), ...keys, data: labels.options('quote_examine_status') },
      { ...named('quoteStatus'), ...keys, data: labels.options('quote_status') },
      { ...named('discountType'), ...keys, data: labels.options('discountType') },
      { prop: 'validUntil', label: words.validUntil, chineseLabel: '有效期至日期', type: 'date' },
      { prop: 'createDate', label: words.createDate, chineseLabel: quoteMessages.zh.createDate, type: 'date' },
      named('amount'),
      named('createStaffName'),
    ]
  }, [words, labels])
  const columns = useMemo(
    (): ColumnDefinition<QuoteRow>[] => [
      {
        key: 'quoteNo',
        header: words.quoteNo,
        width: 136,
        sortable: true,
        phone: 'title',
        render: (row) => <Link to={`${quoteDetailPath}?id=${row.id}`}>{row.quoteNo}</Link>,
      },
      { key: 'enterName', header: words.enterName, minWidth: 204, sortable: true, phone: 'start' },
      stateColumn('quote_examine_status', words.state, labels),
      {
        key: 'quoteStatus',
        header: words.quoteStatus,
        ...roomForStates(words.quoteStatus, labels.words('quote_status')),
        phone: 'start',
        // One whose audit is not over is neither: what it looks like would be that of one which ran out or was used.
        render: (row) => (row.standing.state === '300' ? <QuoteStatusPill quote={row} /> : '—'),
        text: (row) => (row.standing.state === '300' ? labels.of('quote_status', row.quoteStatus) : ''),
      },
      moneyColumn({ key: 'gross', header: words.gross, unit: words.yuan, width: 108 }),
      moneyColumn({ key: 'amount', header: words.amount, unit: words.yuan, width: 120, sortable: true, phone: 'end' }),
      { key: 'lineCount', header: words.lineCount, width: 68, numeric: true },
      { key: 'validUntil', header: words.validUntil, width: 104, numeric: true, sortable: true, phone: 'end' },
      {
        key: 'discountType',
        header: words.discountType,
        ...roomFor(words.discountType, labels.words('discountType')),
        text: (row) => labels.of('discountType', row.discountType),
      },
      { key: 'acceptedByName', header: words.acceptedByName, width: 96, text: (row) => nameOf(row.acceptedByName) },
      {
        key: 'order',
        header: words.order,
        width: 120,
        render: (row) => (row.order === null ? '—' : <Link to={orderAddress(row.order.id)}>{row.order.orderNo}</Link>),
        text: (row) => row.order?.orderNo ?? '—',
      },
      {
        key: 'createStaffName',
        header: words.createStaffName,
        width: labels.personWidth,
        text: (row) => nameOf(row.createStaffName),
      },
      ...(moves.mayEver() ? [movesColumn<QuoteRow>(words.actions, 112, (row) => row.quoteNo, { moves })] : []),
    ],
    [words, labels, moves, nameOf],
  )
  return (
    <ListScreen<QuoteRow>
      title={words.list}
      resCode="quote"
      exported="quote"
      fields={fields}
      advanced={advanced}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst[language]}
      views={views}
      load={useCallback((request, signal) => client.send(contract.quote.page, { body: request, signal, quiet: true }), [client])}
      rowLabel={(row) => row.quoteNo}
      moving={{ moves, recordOf: (row) => ({ id: row.id, number: row.quoteNo, standing: row.standing }) }}
      empty={{ title: words.empty, text: words.emptyHint }}
      onTable={useCallback((actor: DataTableActorRef) => {
        table.current = actor
      }, [])}
      actions={
        allowed(contract.quote.submit) && (
          <ButtonLink kind="primary" icon={Plus} href={quoteFormPath}>
            {words.newQuote}
          </ButtonLink>
        )
      }
    />
  )
}
