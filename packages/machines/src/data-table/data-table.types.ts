/** A row as it came; the machine reads nothing of it but its key. */
export type TableRow = Readonly<Record<string, unknown>>
/** What is asked for; the machine hands it on as it is. */
export type TableQuery = Readonly<Record<string, unknown>>

export interface SortRule {
  readonly field: string
  readonly direction: 'ascending' | 'descending'
}

export type LoadReason = 'first' | 'query' | 'page' | 'size' | 'sort' | 'refresh' | 'retry'

/** What the `loadPage` port is asked. */
export interface LoadPageRequest {
  /** Rises by one with each request; the answer repeats it. */
  readonly requestId: number
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly sort: readonly SortRule[]
  readonly query: TableQuery
}

/** What the `loadPage` port answers. */
export interface LoadPageAnswer {
  /** The request that this answers; an answer to an older one is dropped. */
  readonly requestId: number
  readonly rows: readonly TableRow[]
  /** How many rows match in all. */
  readonly total: number
  /** Whether counting stopped at `total` ("10,000+"). @default false */
  readonly totalIsCapped?: boolean
}

/** Chosen rows by key: these, or all that match the query but these. */
export interface Selection {
  readonly mode: 'these' | 'allBut'
  readonly keys: ReadonlySet<string>
}

/** A cell by its place on the page. Row -1 is the header. */
export interface Cell {
  readonly row: number
  readonly column: number
}

export type CellMove = 'left' | 'right' | 'up' | 'down' | 'rowStart' | 'rowEnd' | 'gridStart' | 'gridEnd' | 'pageUp' | 'pageDown'

export type SelectionReason = 'row' | 'range' | 'page' | 'all' | 'cleared' | 'query' | 'removed'

export type DataTableEvent =
  /** Load the first page for the first time. */
  | { readonly type: 'LOAD' }
  /** Another question: page 1, nothing selected. */
  | { readonly type: 'QUERY.CHANGED'; readonly query: TableQuery }
  | { readonly type: 'PAGE.CHANGED'; readonly page: number }
  /** Ignored unless the size is among those offered. */
  | { readonly type: 'SIZE.CHANGED'; readonly size: number }
  /** Ascending, descending, none; `additive` keeps the other columns' sorting. */
  | { readonly type: 'SORT.TOGGLED'; readonly field: string; readonly additive?: boolean }
  | { readonly type: 'SORT.CHANGED'; readonly sort: readonly SortRule[] }
  | { readonly type: 'REFRESH' }
  | { readonly type: 'RETRY' }
  /** A record moved on: show its new state in place. */
  | { readonly type: 'ROW.UPDATED'; readonly row: TableRow }
  | { readonly type: 'ROW.REMOVED'; readonly key: string }
  | { readonly type: 'ROW.TOGGLED'; readonly key: string }
  /** From the row toggled last to this one, on this page. */
  | { readonly type: 'ROWS.RANGE_SELECTED'; readonly key: string }
  /** All rows of this page, or none of them when all were. */
  | { readonly type: 'PAGE.TOGGLED' }
  /** All that match, on every page. */
  | { readonly type: 'ALL.SELECTED' }
  | { readonly type: 'SELECTION.CLEARED' }
  /** `extend` keeps the other corner of the range. */
  | { readonly type: 'CELL.MOVED'; readonly move: CellMove; readonly extend?: boolean }
  | { readonly type: 'CELL.FOCUSED'; readonly cell: Cell; readonly extend?: boolean }
  /** Enter or F2: into the cell's own controls. */
  | { readonly type: 'CELL.ENTERED' }
  /** Escape: back to the grid. */
  | { readonly type: 'CELL.LEFT' }
  /** How many columns are shown now. */
  | { readonly type: 'COLUMNS.CHANGED'; readonly count: number }
  /** How many rows fit on the screen: the step of Page Up and Page Down. */
  | { readonly type: 'VIEWPORT.CHANGED'; readonly rows: number }

export type DataTableEmitted =
  | { readonly type: 'requested'; readonly request: LoadPageRequest; readonly reason: LoadReason }
  | { readonly type: 'loaded'; readonly count: number; readonly total: number; readonly reason: LoadReason }
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: LoadReason }
  | { readonly type: 'selectionChanged'; readonly selection: Selection; readonly reason: SelectionReason }

export interface DataTableInput {
  /** The field that holds a row's key. @default 'id' */
  readonly rowKey?: string
  readonly query?: TableQuery
  /** @default 1 */
  readonly page?: number
  /** @default 50 */
  readonly size?: number
  /** @default 15, 20, 50, 100, 200, 300, 500, 1000, 5000 */
  readonly sizes?: readonly number[]
  readonly sort?: readonly SortRule[]
  /** How many columns are shown. @default 1 */
  readonly columns?: number
  /** Whether arrows reach the header row (-1). @default true */
  readonly headerRow?: boolean
}

export interface DataTableContext {
  readonly rowKey: string
  readonly sizes: readonly number[]
  readonly query: TableQuery
  readonly page: number
  readonly size: number
  readonly sort: readonly SortRule[]
  /** The rows shown; kept while another page is loading. */
  readonly rows: readonly TableRow[]
  readonly total: number
  readonly totalIsCapped: boolean
  /** The id of the request sent last. */
  readonly requestId: number
  readonly reason: LoadReason
  readonly error: unknown
  readonly selection: Selection
  /** The row from which a range is selected. */
  readonly lastToggled: string | undefined
  readonly columns: number
  readonly headerRow: boolean
  readonly viewportRows: number
  readonly active: Cell
  /** The other corner of the range of cells; the active cell itself where there is none. */
  readonly anchor: Cell
}
