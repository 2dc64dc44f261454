import { contract, type StatisticsItem, type StatisticsQuestion } from '@etalon/api/contract'
import { type LoadPageRequest, statisticsPages } from '@etalon/machines/data-table'
import type { SearchFieldDefinition, SearchRequest } from '@etalon/machines/search-bar'
import { Card, Page } from '@etalon/ui/card'
import { type ColumnDefinition, DataTable, ExportButton, useDataTable } from '@etalon/ui/data-table'
import { SearchBar, useSearchBar } from '@etalon/ui/search-bar'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useFailureWords } from '../../answers/use-failure-words.ts'
import { useWords } from '../../messages/index.ts'
import { listMessages } from '../../messages/list.ts'
import { statisticsMessages } from '../../messages/statistics.ts'
import { type KeptPlace, useKeptPlace, useKeptScroll } from '../../shell/use-kept-place.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { readPlace, writePlace } from '../list/list-place.ts'
import { moneyColumn } from '../list/money-column.ts'
import { roomFor } from '../list/room-for.ts'
import { useExporter, useKeptExport } from '../list/use-export.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { StatisticsCharts } from './StatisticsCharts.tsx'
import * as styles from './statistics.css.ts'
import { itemQuestionOf, statisticsQuestionOf } from './statistics-question.ts'

const sortable = ['itemNo', 'billDate', 'amount'] as const
const isSortable = (field: string): field is (typeof sortable)[number] => sortable.some((one) => one === field)

/** How much work there is by month, state, area and person, and the items behind the figures. */
export default function StatisticsScreen() {
  const { entered, entry, keep } = useKeptPlace()
  return <Statistics key={entry} entered={entered} keep={keep} />
}

function Statistics({ entered, keep }: Pick<KeptPlace, 'entered' | 'keep'>) {
  const { client, toasts } = useWorkspace()
  const words = useWords(statisticsMessages)
  const listWords = useWords(listMessages)
  const labels = useLabels()
  const nameOf = useNameOf()
  /** What there is to choose from: of everything, whatever is chosen just now. */
  const { answer: all } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.statistics.sums, { body: {}, signal, quiet: true }), [client]),
  )
  const known = all.state === 'loaded' ? all.value : undefined
  const fields = useMemo(
    (): SearchFieldDefinition[] => [
      {
        prop: 'area',
        label: words.area,
        type: 'select',
        data: (known?.byArea ?? []).filter(({ area }) => area !== '').map(({ area }) => ({ value: area, label: area })),
        ...choice,
      },
      {
        prop: 'testerId',
        label: words.staff,
        type: 'select',
        data: (known?.byStaff ?? []).map(({ testerId, name }) => ({ value: testerId, label: nameOf(name) || words.nobody })),
        ...choice,
      },
      { prop: 'state', label: words.state, type: 'select', data: labels.options('item_state'), ...choice },
      { prop: 'from', label: words.from, type: 'date', dateType: 'month' },
      {
        prop: 'to',
        label: words.to,
        type: 'date',
        dateType: 'month',
        validator: (value, { from }) =>
          typeof value === 'string' && typeof from === 'string' && value < from ? words.endBeforeStart : undefined,
      },
    ],
    [words, labels, known, nameOf],
  )
  const [place] = useState(() => readPlace(entered, { views: [], fields, advanced: [], sortable, sizes: statisticsPages.sizes }))
  const [request, setRequest] = useState<SearchRequest | undefined>(place.request)
  const question = useMemo(() => statisticsQuestionOf(request?.searchParam ?? {}), [request])

  const { answer, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => client.send(contract.statistics.sums, { body: question, signal, quiet: true }),
      [client, question],
    ),
  )
  const exporter = useExporter({
    title: words.list,
    resCode: 'statistics',
    resource: 'item',
    ask: (query) => itemQuestionOf(statisticsQuestionOf(query as StatisticsQuestion)),
  })
  const table = useDataTable({
    ...statisticsPages,
    ...(place.size === undefined ? {} : { size: place.size }),
    page: place.page,
    sort: place.sort,
    query: { ...question },
    columns: 9,
    loadPage: async ({ page, size, sort, query }, signal) => {
      const [rule] = sort.filter(({ field }) => isSortable(field))
      const body = {
        ...statisticsQuestionOf(query as StatisticsQuestion),
        current: page,
        size,
        ...(rule && isSortable(rule.field) ? { sort: { by: rule.field, direction: rule.direction } } : {}),
      }
      const { records, total } = await client.send(contract.statistics.items, { body, signal, quiet: true })
      return { rows: records, total }
    },
    exportRows: exporter.exportRows,
  })
  const keepPlace = useEffectEvent(({ page, size, sort }: Pick<LoadPageRequest, 'page' | 'size' | 'sort'>) =>
    keep(writePlace({ view: undefined, request, sort, page, size: size === statisticsPages.size ? undefined : size })),
  )
  useEffect(() => {
    keepPlace(table.getSnapshot().context)
    const heard = table.on('requested', ({ request: sent }) => keepPlace(sent))
    return () => heard.unsubscribe()
  }, [table])
  // What is asked stands in the address once it is drawn: the table asks in the same moment.
  useEffect(() => {
    if (request !== undefined) keepPlace(table.getSnapshot().context)
  }, [table, request])

  const search = useSearchBar({
    fields,
    values: place.request?.searchParam ?? {},
    onSearched: ({ request: next }) => {
      setRequest(next)
      table.send({ type: 'QUERY.CHANGED', query: { ...statisticsQuestionOf(next.searchParam) } })
      reload()
    },
  })
  useEffect(() => search.send({ type: 'FIELDS.CHANGED', fields }), [search, fields])
  const wasSaid = useRef(false)
  useEffect(() => {
    if (!place.isCurtailed || wasSaid.current) return
    wasSaid.current = true
    toasts.show({ tone: 'warning', title: listWords.placeCurtailed, detail: listWords.placeCurtailedDetail })
  }, [place, toasts, listWords])

  const failure = useFailureWords()
  const columns = useMemo(
    (): ColumnDefinition<StatisticsItem>[] => [
      { key: 'itemNo', header: words.itemNo, width: 152, sortable: true, phone: 'title' },
      { key: 'enterName', header: words.enterName, minWidth: 116, phone: 'start' },
      { key: 'area', header: words.area, width: 96, text: ({ area }) => area || words.noArea },
      { key: 'instrumentName', header: words.instrumentName, minWidth: 96, phone: 'start' },
      {
        key: 'abilityType',
        header: words.ability,
        ...roomFor(words.ability, labels.words('ability_type')),
        text: ({ abilityType }) => labels.of('ability_type', abilityType),
      },
      {
        key: 'state',
        header: words.state,
        ...roomFor(words.state, labels.states('item_state')),
        phone: 'aside',
        text: ({ state }) => labels.of('item_state', state),
      },
      {
        key: 'testerName',
        header: words.staff,
        width: labels.personWidth,
        phone: 'end',
        text: ({ testerName }) => (testerName === null ? words.nobody : nameOf(testerName)),
      },
      { key: 'billDate', header: words.billDate, width: 104, numeric: true, sortable: true, phone: 'end' },
      moneyColumn({ key: 'amount', header: words.amount, unit: words.yuan, width: 112, sortable: true, phone: 'end' }),
    ],
    [words, labels, nameOf],
  )
  const written = columns.map(({ key, header }) => ({ field: key, header }))
  useKeptExport(table, 'statistics', written, exporter.onCancelled)
  const scroll = useKeptScroll('items')
  return (
    <Page title={words.title}>
      <div className={styles.body}>
        <Card flush>
          <div className={styles.search}>
            <SearchBar actor={search} label={words.title} />
          </div>
        </Card>
        <Answered answer={answer} reload={reload}>
          {(sums) => <StatisticsCharts sums={sums} />}
        </Answered>
        <Card
          title={words.list}
          flush
          actions={<ExportButton actor={table} columns={columns} formats={['xlsx', 'csv']} onExported={exporter.onExported} />}
        >
          <div className={styles.table}>
            <DataTable
              actor={table}
              label={words.list}
              columns={columns}
              keptScroll={scroll}
              failure={failure}
              rowLabel={({ itemNo }) => itemNo}
            />
          </div>
        </Card>
      </div>
    </Page>
  )
}

const choice = { valueKey: 'value', labelKey: 'label' } as const
