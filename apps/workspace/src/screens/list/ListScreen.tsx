import { encodeSearch, type PageRequest } from '@etalon/api/contract'
import type { DataTableActorRef, LoadPageRequest, TableRow } from '@etalon/machines/data-table'
import type { SearchFieldDefinition, SearchValue } from '@etalon/machines/search-bar'
import { ListPage } from '@etalon/ui/card'
import { type ColumnDefinition, DataTable, useDataTable } from '@etalon/ui/data-table'
import { SearchBar, useSearchBar } from '@etalon/ui/search-bar'
import { SegmentedControl } from '@etalon/ui/segmented-control'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

/** A part of a list that people look at often: a name and the filter behind it. */
export interface ListView {
  readonly value: string
  readonly label: string
  readonly filter: Readonly<Record<string, unknown>>
}

export interface ListScreenProps<Row extends TableRow> {
  readonly title: string
  readonly fields: readonly SearchFieldDefinition[]
  readonly columns: readonly ColumnDefinition<Row>[]
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

const asked = (query: LoadPageRequest['query'], name: string) => {
  const value = query[name]
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A list as every business screen has it: title, search bar, table and pages. */
export function ListScreen<Row extends TableRow>(props: ListScreenProps<Row>) {
  const { title, fields, columns, load, always = {}, views, startView, actions, empty, rowLabel, onTable } = props
  const first = views?.find((one) => one.value === startView) ?? views?.[0]
  const [view, setView] = useState(first?.value ?? '')
  const filterOf = (value: string) => views?.find((one) => one.value === value)?.filter ?? {}

  const table = useDataTable({
    columns: columns.length + 1,
    query: { view: first?.filter ?? {}, typed: {} },
    loadPage: async ({ page, size, sort, query }, signal) => {
      const question = {
        current: page,
        size,
        filter: { ...always, ...asked(query, 'view'), ...asked(query, 'typed') },
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
  const [typed, setTyped] = useState<Readonly<Record<string, SearchValue>>>({})
  const search = useSearchBar({
    fields,
    onSearched: ({ request }) => {
      setTyped(request.searchParam)
      table.send({ type: 'QUERY.CHANGED', query: { view: filterOf(view), typed: request.searchParam } })
    },
  })
  // Labels change with the language; what was typed stays.
  useEffect(() => search.send({ type: 'FIELDS.CHANGED', fields }), [search, fields])
  const choose = (value: string) => {
    setView(value)
    table.send({ type: 'QUERY.CHANGED', query: { view: filterOf(value), typed } })
  }
  const segments = useMemo(() => views?.map(({ value, label }) => ({ value, label })), [views])
  return (
    <ListPage
      title={title}
      beside={segments && <SegmentedControl label={title} segments={segments} value={view} onChange={choose} />}
      actions={actions}
    >
      <SearchBar actor={search} label={title} />
      <DataTable
        actor={table}
        label={title}
        columns={columns}
        {...(empty ? { empty } : {})}
        {...(rowLabel ? { rowLabel } : {})}
      />
    </ListPage>
  )
}
