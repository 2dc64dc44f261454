import { CallProblem } from '@etalon/api/client'
import { encodeSearch, type PageRequest } from '@etalon/api/contract'
import type { FilterField } from '@etalon/machines/advanced-filter'
import type { DataTableActorRef, TableRow } from '@etalon/machines/data-table'
import type { SearchFieldDefinition, SearchRequest } from '@etalon/machines/search-bar'
import { ListPage } from '@etalon/ui/card'
import { ColumnSettings } from '@etalon/ui/column-settings'
import { type ColumnDefinition, DataTable, useDataTable } from '@etalon/ui/data-table'
import { useMessages } from '@etalon/ui/i18n'
import { useSearchBar } from '@etalon/ui/search-bar'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { commonMessages, useWords } from '../../messages/index.ts'
import { sayProblem } from '../../workspace/index.ts'
import { keptFilters } from './kept-filters.ts'
import { ListSearchBar } from './ListSearchBar.tsx'
import * as styles from './list.css.ts'
import { queryOf, questionOf } from './list-query.ts'
import { useListColumns } from './use-list-columns.ts'
import { usePersonId } from './use-person-id.ts'
import { useShare } from './use-share.ts'

/** A part of a list that people look at often: a name and the filter behind it. */
export interface ListView {
  readonly value: string
  readonly label: string
  readonly filter: Readonly<Record<string, unknown>>
}

export interface ListScreenProps<Row extends TableRow> {
  readonly title: string
  /** The resource code, under which its columns and filters are kept. */
  readonly resCode: string
  readonly fields: readonly SearchFieldDefinition[]
  /** What the conditions of the advanced panel can ask for. @default the bar's own fields */
  readonly advanced?: readonly FilterField[]
  /** Conditions that somebody shared by the address of the list. */
  readonly filter?: string | undefined
  readonly columns: readonly ColumnDefinition<Row>[]
  /** The keys of columns that are shown once somebody chose them: what most can do without. */
  readonly hiddenAtFirst?: readonly string[]
  /** Asks the server for a page. */
  readonly load: (request: PageRequest, signal: AbortSignal) => Promise<{ records: readonly Row[]; total: number }>
  /** What is always asked, whatever the person types. */
  readonly always?: Readonly<Record<string, unknown>>
  /** Parts to choose from; the first is shown at first. */
  readonly views?: readonly ListView[]
  /** The view shown at first, where it is not the first one. */
  readonly startView?: string
  readonly actions?: ReactNode
  readonly empty?: { title: string; text?: string; actions?: ReactNode }
  readonly rowLabel?: (row: Row) => string
  /** Gets the table's actor, to refresh it after a move. */
  readonly onTable?: (table: DataTableActorRef) => void
}

/** A list as every business screen has it: title, search bar with conditions, table with columns to choose, and pages. */
export function ListScreen<Row extends TableRow>(props: ListScreenProps<Row>) {
  const { title, resCode, fields, advanced, filter, columns, hiddenAtFirst, load, always = {}, views, startView } = props
  const { actions, empty, rowLabel, onTable } = props
  const first = views?.find((one) => one.value === startView) ?? views?.[0]
  const [view, setView] = useState(first?.value ?? '')
  const filterOf = (value: string) => views?.find((one) => one.value === value)?.filter ?? {}
  const { actor: settings, shown } = useListColumns(resCode, columns, hiddenAtFirst)

  const table = useDataTable({
    columns: columns.length + 1,
    query: queryOf(first?.filter ?? {}),
    // With conditions in the address, those are what is asked first.
    immediate: filter === undefined,
    loadPage: async ({ page, size, sort, query }, signal) => {
      const question = {
        current: page,
        size,
        ...questionOf(query, always),
        sort: sort.map(({ field, direction }) => ({ prop: field, direction })),
      }
      const { records, total } = await load(encodeSearch(question), signal)
      return { rows: records, total }
    },
  })
  useEffect(() => onTable?.(table), [table, onTable])
  // A list that was hidden behind another tab asks again when it is shown: others have worked meanwhile.
  const wasShown = useRef(false)
  useEffect(() => {
    if (wasShown.current) table.send({ type: 'REFRESH' })
    wasShown.current = true
  }, [table])
  const [request, setRequest] = useState<SearchRequest>()
  const personId = usePersonId()
  const store = useMemo(() => keptFilters(personId), [personId])
  const results = useRef<HTMLDivElement>(null)
  const search = useSearchBar({
    fields,
    advanced: { resCode, ...(advanced ? { fields: advanced } : {}), open: filter !== undefined },
    store,
    onSearched: ({ request: asked }) => {
      setRequest(asked)
      // On a phone the conditions fill the page.
      results.current?.scrollIntoView({ block: 'nearest' })
      table.send({ type: 'QUERY.CHANGED', query: queryOf(filterOf(view), asked) })
    },
  })
  // Labels change with the language; what was typed stays.
  useEffect(() => search.send({ type: 'FIELDS.CHANGED', fields, ...(advanced ? { advanced } : {}) }), [search, fields, advanced])
  // Conditions of an address are asked once; from then on the panel has them.
  const wasRestored = useRef(false)
  useEffect(() => {
    if (filter === undefined || wasRestored.current) return
    wasRestored.current = true
    search.send({ type: 'QUERY.RESTORED', values: {}, filter })
    // Conditions that fit nothing are not asked; the list then shows what it shows without them.
    table.send({ type: 'LOAD' })
  }, [search, table, filter])
  const share = useShare()
  const words = useWords(commonMessages)
  const { failedTitle } = useMessages()
  const choose = (value: string) => {
    setView(value)
    table.send({ type: 'QUERY.CHANGED', query: queryOf(filterOf(value), request) })
  }
  const segments = useMemo(() => views?.map(({ value, label }) => ({ value, label })), [views])
  return (
    <ListPage
      title={title}
      beside={segments && <SegmentedControl label={title} segments={segments} value={view} onChange={choose} />}
      actions={actions}
    >
      <ListSearchBar actor={search} title={title} table={table} view={filterOf(view)} always={always} load={load} onShare={share}>
        <ColumnSettings actor={settings} />
      </ListSearchBar>
      <div ref={results} className={styles.results}>
        <DataTable
          actor={table}
          label={title}
          columns={shown}
          settings={settings}
          failure={(error) => (error instanceof CallProblem ? sayProblem(error, words) : failedTitle)}
          {...(empty ? { empty } : {})}
          {...(rowLabel ? { rowLabel } : {})}
        />
      </div>
    </ListPage>
  )
}
