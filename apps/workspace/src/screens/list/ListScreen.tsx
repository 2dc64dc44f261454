import { contract, type ExportedResource, type ExportSheetBody, encodeSearch, type PageRequest } from '@etalon/api/contract'
import type { FilterField } from '@etalon/machines/advanced-filter'
import {
  type DataTableActorRef,
  type DataTableContext,
  listPages,
  type PageSizes,
  type TableRow,
} from '@etalon/machines/data-table'
import type { SearchFieldDefinition, SearchRequest } from '@etalon/machines/search-bar'
import { IconButton } from '@etalon/ui/button'
import { ListPage } from '@etalon/ui/card'
import { ColumnSettings } from '@etalon/ui/column-settings'
import { type ColumnDefinition, DataTable, ExportButton, useDataTable } from '@etalon/ui/data-table'
import { useSearchBar } from '@etalon/ui/search-bar'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { Printer } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useFailureWords } from '../../answers/use-failure-words.ts'
import { useWords } from '../../messages/index.ts'
import { listMessages } from '../../messages/list.ts'
import { type KeptPlace, useKeptPlace, useKeptScroll } from '../../shell/use-kept-place.ts'
import { useOwnCart } from '../../shell/use-own-cart.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { handOver } from './hand-over.ts'
import { inLabels } from './in-labels.ts'
import { keptFilters } from './kept-filters.ts'
import { ListSearchBar } from './ListSearchBar.tsx'
import * as styles from './list.css.ts'
import { readPlace, writePlace } from './list-place.ts'
import { queryOf, questionOf } from './list-query.ts'
import { pageCursors } from './page-cursors.ts'
import { useExporter, useKeptExport } from './use-export.ts'
import { useListColumns } from './use-list-columns.ts'
import { type ListMoving, useManyMoves } from './use-many-moves.tsx'
import { usePersonId } from './use-person-id.ts'
import { useShare } from './use-share.ts'
import { useTold } from './use-told.ts'

/** A part of a list that people look at often: a name and the filter behind it. */
export interface ListView {
  readonly value: string
  readonly label: string
  readonly filter: Readonly<Record<string, unknown>>
  /** What is said where nothing stands in this part. @default what the whole list says */
  readonly empty?: { readonly title: string; readonly text?: string }
}

/** A page as the server answers it. */
interface ListAnswer<Row> {
  readonly records: readonly Row[]
  readonly total: number
  readonly totalIsCapped?: boolean | undefined
  readonly cursor?: string | undefined
}

export interface ListScreenProps<Row extends TableRow> {
  readonly title: string
  /** The resource code, under which its columns and filters are kept. */
  readonly resCode: string
  readonly fields: readonly SearchFieldDefinition[]
  /** What the conditions of the advanced panel can ask for; `false` where the server takes no conditions. @default the bar's own fields */
  readonly advanced?: readonly FilterField[] | false
  readonly columns: readonly ColumnDefinition<Row>[]
  /** The keys of columns that are shown once somebody chose them: what most can do without. */
  readonly hiddenAtFirst?: readonly string[]
  /** Asks the server for a page. */
  readonly load: (request: PageRequest, signal: AbortSignal) => Promise<ListAnswer<Row>>
  /** What is always asked, whatever the person types. */
  readonly always?: Readonly<Record<string, unknown>>
  /** Parts to choose from; the first is shown at first. */
  readonly views?: readonly ListView[]
  /** The view shown at first, where it is not the first one. */
  readonly startView?: string
  /** How the list is sorted where nobody chose otherwise. @default as the server does */
  readonly startSort?: DataTableContext['sort']
  /** How many rows a page has at first, and may have. @default listPages */
  readonly pages?: PageSizes
  /** What the server calls the list, where it writes its files. @default the browser writes them, row by row that it gets */
  readonly exported?: ExportedResource
  /** What is to be known of all of them, above the search. @default nothing */
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** Buttons for the rows that are selected. */
  readonly bulkActions?: ReactNode
  /** Moves that are made with many selected rows, with a report of each. */
  readonly moving?: ListMoving<Row> | undefined
  /** What is typed at first, by the names of the fields, where neither the address nor the tab says it. */
  readonly start?: Readonly<Record<string, string>>
  readonly empty?: { title: string; text?: string; actions?: ReactNode }
  readonly rowLabel?: (row: Row) => string
  /** Gets the table's actor, to refresh it after a move. */
  readonly onTable?: (table: DataTableActorRef) => void
  /** Gets what was asked last for the rows of the table: not what only counts what conditions would find, nor what a file is made of. */
  readonly asked?: RefObject<PageRequest | undefined>
}

/** A list as every business screen has it: title, search bar with conditions, table with columns to choose, and pages. */
export function ListScreen<Row extends TableRow>(props: ListScreenProps<Row>) {
  const { entered, entry, keep } = useKeptPlace()
  const { start } = props
  const begun = start && entered.search === undefined ? { search: JSON.stringify(start), ...entered } : entered
  // Another address is another question: the list begins anew.
  return <EnteredList key={entry} {...props} entered={begun} keep={keep} />
}

interface EnteredListProps<Row extends TableRow> extends ListScreenProps<Row>, Pick<KeptPlace, 'entered' | 'keep'> {}

function EnteredList<Row extends TableRow>(props: EnteredListProps<Row>) {
  const {
    title,
    resCode,
    fields,
    columns,
    hiddenAtFirst,
    load,
    always = {},
    views,
    startView,
    startSort = [],
    pages = listPages,
  } = props
  const { actions, bulkActions, empty, rowLabel, onTable, entered, keep, exported } = props
  const takesConditions = props.advanced !== false
  const advanced = props.advanced === false ? undefined : props.advanced
  const { client, toasts, keepsFilters } = useWorkspace()
  const personId = usePersonId()
  const listWords = useWords(listMessages)
  const [place] = useState(() =>
    readPlace(entered, {
      views: views?.map(({ value }) => value) ?? [],
      fields,
      advanced: takesConditions ? (advanced ?? fields) : [],
      sortable: columns.filter(({ sortable }) => sortable).map(({ key }) => key),
      sizes: pages.sizes,
    }),
  )
  const first = views?.find((one) => one.value === (place.view ?? startView)) ?? views?.[0]
  const usual = views?.find((one) => one.value === startView) ?? views?.[0]
  const [view, setView] = useState(first?.value ?? '')
  const filterOf = (value: string) => views?.find((one) => one.value === value)?.filter ?? {}
  const said = views?.find(({ value }) => value === view)?.empty ?? empty
  const { actor: settings, shown } = useListColumns(resCode, columns, hiddenAtFirst)

  const exporter = useExporter({ title, resCode, resource: exported ?? 'order', ask: (query) => questionOf(query, always) })
  const [cursors] = useState(pageCursors)
  /** What the server was asked last, for rows that are selected on other pages. */
  const ownAsked = useRef<PageRequest>(undefined)
  const lastAsked = props.asked ?? ownAsked
  const tableRef = useRef<DataTableActorRef>(null)
  const write = (body: ExportSheetBody, signal: AbortSignal) => client.send(contract.export.sheet, { body, signal, quiet: true })
  const table = useDataTable({
    columns: columns.length + 1,
    query: queryOf(first?.filter ?? {}, place.request),
    sort: place.sort.length > 0 ? place.sort : startSort,
    page: place.page,
    sizes: pages.sizes,
    size: place.size ?? pages.size,
    loadPage: async ({ page, size, sort, query }, signal) => {
      const question = {
        current: page,
        size,
        ...questionOf(query, always),
        sort: sort.map(({ field, direction }) => ({ prop: field, direction })),
      }
      const after = cursors.before(question)
      const request = encodeSearch({ ...question, after })
      lastAsked.current = request
      const { records, total, totalIsCapped = false, cursor } = await load(request, signal)
      cursors.keep(question, cursor)
      return { rows: records, total, totalIsCapped }
    },
    exportRows: async (wish, tools) => {
      if (exported) return await exporter.exportRows(wish, tools)
      // What writes such a file comes when somebody wants one.
      const { exportedHere } = await import('./exported-here.ts')
      return await exportedHere({ title, columns, always, load, write }, wish, tools)
    },
  })
  const written = useMemo(() => shown.filter(({ key }) => key !== 'actions'), [shown])
  useKeptExport(
    table,
    resCode,
    written.map(({ key, header }) => ({ field: key, header })),
    exporter.onCancelled,
  )
  useEffect(() => {
    tableRef.current = table
    onTable?.(table)
  }, [table, onTable])
  const manyMoves = useManyMoves({ moving: props.moving, table: tableRef, asked: lastAsked, load })
  // A list that was hidden behind another tab hears when it is shown again.
  const wasShown = useRef(false)
  useEffect(() => {
    if (!wasShown.current) {
      wasShown.current = true
      return
    }
    // What it knew is painted before.
    const soon = setTimeout(() => table.send({ type: 'SHOWN' }), 100)
    return () => clearTimeout(soon)
  }, [table])
  const [request, setRequest] = useState(place.request)
  /** What the table asks for, as the address says it; the table knows it as it travels. */
  const asked = useRef({ view: first?.value ?? '', request: place.request })
  const ask = (next: { view: string; request: SearchRequest | undefined }) => {
    asked.current = next
    setView(next.view)
    setRequest(next.request)
    table.send({ type: 'QUERY.CHANGED', query: queryOf(filterOf(next.view), next.request) })
  }
  const placeOf = ({ page, size, sort }: Pick<DataTableContext, 'page' | 'size' | 'sort'>) => {
    const { view: chosen, request: standing } = asked.current
    return writePlace({
      view: chosen === (usual?.value ?? '') ? undefined : chosen,
      request: standing,
      sort,
      page,
      size: size === pages.size ? undefined : size,
    })
  }
  const keepPlace = useEffectEvent((request: Pick<DataTableContext, 'page' | 'size' | 'sort'>) => keep(placeOf(request)))
  useEffect(() => {
    // The first question went out before anybody listened.
    keepPlace(table.getSnapshot().context)
    const heard = table.on('requested', ({ request: sent }) => keepPlace(sent))
    return () => heard.unsubscribe()
  }, [table])
  const browserOf = keepsFilters ? undefined : personId
  const store = useMemo(() => keptFilters(client, browserOf), [client, browserOf])
  const results = useRef<HTMLDivElement>(null)
  const restored = useRef(false)
  const search = useSearchBar({
    fields,
    values: place.request?.searchParam ?? {},
    ...(takesConditions
      ? { advanced: { resCode, ...(advanced ? { fields: advanced } : {}), open: entered.filter !== undefined }, store }
      : {}),
    onSearched: ({ request: next, reason }) => {
      // The table asked for the conditions of the address by itself, with the page that it names.
      if (reason === 'restored' && restored.current) return
      // On a phone the conditions fill the page.
      results.current?.scrollIntoView({ block: 'nearest' })
      ask({ view, request: next })
    },
  })
  // Labels change with the language; what was typed stays.
  const told = useMemo(() => ({ fields, ...(advanced ? { advanced } : {}) }), [fields, advanced])
  useTold(told, () => search.send({ type: 'FIELDS.CHANGED', ...told }))
  // Conditions of an address go into the panel once; it says itself where they fit nothing.
  const { filter } = entered
  const wasRestored = useRef(false)
  useEffect(() => {
    if (filter === undefined || wasRestored.current) return
    wasRestored.current = true
    restored.current = true
    search.send({ type: 'QUERY.RESTORED', values: place.request?.searchParam ?? {}, filter })
    restored.current = false
  }, [search, filter, place])
  const { isCurtailed } = place
  const wasSaid = useRef(false)
  useEffect(() => {
    if (!isCurtailed || wasSaid.current) return
    wasSaid.current = true
    toasts.show({ tone: 'warning', title: listWords.placeCurtailed, detail: listWords.placeCurtailedDetail })
  }, [isCurtailed, toasts, listWords])
  const share = useShare(() => placeOf(table.getSnapshot().context))
  const scroll = useKeptScroll(resCode)
  const hasCart = useOwnCart() !== undefined
  const failureWords = useFailureWords()
  const failure = (error: unknown) => inLabels(failureWords(error), advanced ?? fields)
  const choose = (value: string) => ask({ view: value, request })
  return (
    <ListPage
      title={title}
      beside={views && <SegmentedControl label={title} segments={views} value={view} onChange={choose} />}
      actions={actions}
    >
      {props.note && <div className={styles.note}>{props.note}</div>}
      <ListSearchBar actor={search} title={title} table={table} view={filterOf(view)} always={always} load={load} onShare={share}>
        <ExportButton
          actor={table}
          columns={written}
          formats={['xlsx', 'csv']}
          onExported={exported ? exporter.onExported : handOver}
        />
        <IconButton icon={Printer} label={listWords.print} onPress={() => window.print()} />
        <ColumnSettings actor={settings} />
      </ListSearchBar>
      <div ref={results} className={styles.results} {...(hasCart ? { 'data-beside-cart': '' } : {})}>
        <DataTable
          actor={table}
          keptScroll={scroll}
          selectable
          label={title}
          columns={shown}
          settings={settings}
          bulkActions={
            <>
              {manyMoves.menu}
              {bulkActions}
            </>
          }
          failure={failure}
          {...(said ? { empty: said } : {})}
          {...(rowLabel ? { rowLabel } : {})}
        />
      </div>
      {manyMoves.report}
    </ListPage>
  )
}
