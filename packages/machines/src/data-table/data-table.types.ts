/** A row as it came; the machine reads nothing of it but its key. */
export type TableRow = Readonly<Record<string, unknown>>
/** What is asked for; the machine hands it on as it is. */
export type TableQuery = Readonly<Record<string, unknown>>

/** By which field rows are sorted, and in which direction; of several the first counts most. */
export interface SortRule {
  /** The field's name. */
  readonly field: string
  /** Upwards or downwards. */
  readonly direction: 'ascending' | 'descending'
}

/** Why a page was asked for. */
export type LoadReason = 'first' | 'query' | 'page' | 'size' | 'sort' | 'refresh' | 'retry'

/** What the `loadPage` port is asked. */
export interface LoadPageRequest {
  /** Rises by one with each request; the answer repeats it. */
  readonly requestId: number
  /** From 1. */
  readonly page: number
  /** Rows of a page. */
  readonly size: number
  /** How the rows are sorted; empty for the server's own order. */
  readonly sort: readonly SortRule[]
  /** What is asked for. */
  readonly query: TableQuery
}

/** What the `loadPage` port answers. */
export interface LoadPageAnswer {
  /** The request that this answers; with another one the table has failed, for the port has mixed them up. */
  readonly requestId: number
  /** The rows of this page. */
  readonly rows: readonly TableRow[]
  /** How many rows match in all. */
  readonly total: number
  /** Whether counting stopped at `total` ("10,000+"). @default false */
  readonly totalIsCapped?: boolean
}

/** Fields of a row that someone changed, by name. */
export interface RowEdit {
  /** The row's key. */
  readonly key: string
  /** The fields that are others now, with their new values. */
  readonly changes: TableRow
}

/** What the `saveRow` port is asked: one change at a time, in the order in which they were made. */
export type SaveRowRequest = RowEdit

/** What the `saveRow` port answers once the server has taken the change. To refuse, it rejects; so it must where time runs out. */
export interface SaveRowAnswer {
  /** The row as it is now, with the same key. @default what was known of it, with the changes */
  readonly row?: TableRow
}

/** What was heard of a row since the last request was sent; the answer to that request may be older. */
export type RowNews =
  | { readonly kind: 'row'; readonly key: string; readonly row: TableRow }
  | { readonly kind: 'changes'; readonly key: string; readonly changes: TableRow }
  | { readonly kind: 'gone'; readonly key: string }

/** A column of the file that is written. */
export interface ExportColumn {
  /** The field that it shows. */
  readonly field: string
  /** What stands above it, in the language that is shown. */
  readonly header: string
}

/** Which rows are exported, how, and in which columns. */
export interface ExportWish {
  /** The rows of this page, all that match, or all that are selected. */
  readonly of: 'shown' | 'matching' | 'selected'
  /** The kind of file. */
  readonly format: 'csv' | 'xlsx'
  /** The visible columns, in their order. */
  readonly columns: readonly ExportColumn[]
}

/**
 * What the `exportRows` port is given. It writes a file, tells how far it is by `EXPORT.PROGRESS` and ends with `EXPORT.DONE` or
 * `EXPORT.FAILED`, each with the request's id. When it is stopped, its clean-up is the place to abort.
 *
 * Values come as they are. Whoever writes the file keeps a spreadsheet from running them: a text that begins with `=`, `+`, `-`,
 * `@`, a tab or a line's end is a formula there, unless it is written as text (a text cell in XLSX, a leading `'` in CSV).
 */
export interface ExportRowsRequest extends ExportWish {
  /** Rises by one with each export; every word of the port repeats it. */
  readonly exportId: number
  /** What the table asks for. */
  readonly query: TableQuery
  /** How the rows are sorted. */
  readonly sort: readonly SortRule[]
  /** For rows that are selected: these, or all that match the query but these. */
  readonly selection: Selection
  /** For the rows of this page: those rows, without changes that the server has not confirmed; else none. */
  readonly rows: readonly TableRow[]
  /** How many rows it will be, as far as the table knows. */
  readonly expected: number
}

/** How many rows are written, of how many. */
export interface ExportProgress {
  /** Rows that are in the file already. */
  readonly written: number
  /** Where the port knows better than the table. */
  readonly expected?: number
}

/** A written file. */
export interface ExportFile {
  /** The file's name with its ending. */
  readonly name: string
  /** The file itself or its address; the machine hands it on. */
  readonly content: unknown
}

/** An export that is being written, or that failed. */
export interface DataTableExport {
  /** What was asked for. */
  readonly request: ExportRowsRequest
  /** Rows that are in the file already. */
  readonly written: number
  /** How many rows it will be, as far as is known. */
  readonly expected: number
  /** What it failed with; undefined while it is being written. */
  readonly error: unknown
}

/** Chosen rows by key: these, or all that match the query but these. */
export interface Selection {
  /** Whether `keys` are those that are selected or those that are not. */
  readonly mode: 'these' | 'allBut'
  /** The keys of rows, on whichever page they are. */
  readonly keys: ReadonlySet<string>
}

/** A cell by its place on the page. Row -1 is the header. */
export interface Cell {
  /** The row on the page, from 0. */
  readonly row: number
  /** The column, from 0. */
  readonly column: number
}

/** Where a key of the grid leads (WAI-ARIA, grid pattern). */
export type CellMove = 'left' | 'right' | 'up' | 'down' | 'rowStart' | 'rowEnd' | 'gridStart' | 'gridEnd' | 'pageUp' | 'pageDown'

/**
 * Why others are selected: by a row or a range of rows, by all of the page or all that match, or because they were cleared,
 * asked anew or removed.
 */
export type SelectionReason = 'row' | 'range' | 'page' | 'all' | 'cleared' | 'query' | 'removed'

/** What the `exportRows` port sends back; words of another export are ignored. */
export type ExportEvent =
  /** Ignored unless more is written than before. */
  | ({ readonly type: 'EXPORT.PROGRESS'; readonly exportId: number } & ExportProgress)
  /** The file is written. */
  | { readonly type: 'EXPORT.DONE'; readonly exportId: number; readonly file: ExportFile }
  /** The file cannot be written. */
  | { readonly type: 'EXPORT.FAILED'; readonly exportId: number; readonly error: unknown }

/** What a table can be told, and what its `exportRows` port tells. */
export type DataTableEvent =
  /** Load for the first time, the page that the input names. */
  | { readonly type: 'LOAD' }
  /** Another question: page 1, nothing selected. */
  | { readonly type: 'QUERY.CHANGED'; readonly query: TableQuery }
  /** Another page, from 1 to the last, or to any where the total is only a beginning; or the one that failed or was stopped; the selection stays. */
  | { readonly type: 'PAGE.CHANGED'; readonly page: number }
  /** Ignored unless the size is among those offered. */
  | { readonly type: 'SIZE.CHANGED'; readonly size: number }
  /** Ascending, descending, none; `additive` keeps the other columns' sorting. */
  | { readonly type: 'SORT.TOGGLED'; readonly field: string; readonly additive?: boolean }
  /** Another order of rows altogether, from page 1. */
  | { readonly type: 'SORT.CHANGED'; readonly sort: readonly SortRule[] }
  /** The same page once more; its rows stay until the answer comes. */
  | { readonly type: 'REFRESH' }
  /** It was hidden, as behind another tab, and is shown again: it asks as `REFRESH` has it, but what somebody has stopped waits for them. */
  | { readonly type: 'SHOWN' }
  /** The failed or stopped request once more. */
  | { readonly type: 'RETRY' }
  /** Nobody waits any longer: the request on its way is given up, and the rows of before stay. */
  | { readonly type: 'LOAD.CANCEL' }
  /** A record moved on: show its new state in place. */
  | { readonly type: 'ROW.UPDATED'; readonly row: TableRow }
  /** A record is gone: its row goes, and it is selected no longer, on whichever page it was. */
  | { readonly type: 'ROW.REMOVED'; readonly key: string }
  /** Someone changed fields of a row on this page: shown at once, saved by the port, taken back if that fails. */
  | { readonly type: 'ROW.EDITED'; readonly key: string; readonly changes: TableRow }
  /** Selects a row, or no longer. */
  | { readonly type: 'ROW.TOGGLED'; readonly key: string }
  /** From the row toggled last to this one, on this page. */
  | { readonly type: 'ROWS.RANGE_SELECTED'; readonly key: string }
  /** All rows of this page, or none of them when all were. */
  | { readonly type: 'PAGE.TOGGLED' }
  /** All that match, on every page. */
  | { readonly type: 'ALL.SELECTED' }
  /** Nothing is selected, on no page. */
  | { readonly type: 'SELECTION.CLEARED' }
  /** `extend` keeps the other corner of the range. */
  | { readonly type: 'CELL.MOVED'; readonly move: CellMove; readonly extend?: boolean }
  /** A cell was pressed; `extend` makes a range from the other corner to it. */
  | { readonly type: 'CELL.FOCUSED'; readonly cell: Cell; readonly extend?: boolean }
  /** Enter or F2: into the cell's own controls. */
  | { readonly type: 'CELL.ENTERED' }
  /** Escape: back to the grid. */
  | { readonly type: 'CELL.LEFT' }
  /** How many columns are shown now. */
  | { readonly type: 'COLUMNS.CHANGED'; readonly count: number }
  /** How many rows fit on the screen: the step of Page Up and Page Down. */
  | { readonly type: 'VIEWPORT.CHANGED'; readonly rows: number }
  /** Refused while another export is being written: a file that begins to be written minutes later surprises. */
  | ({ readonly type: 'EXPORT.START' } & ExportWish)
  /** Stops the export, or forgets that it failed. */
  | { readonly type: 'EXPORT.CANCEL' }
  /** The failed export once more, as it was asked for. */
  | { readonly type: 'EXPORT.RETRY' }
  | ExportEvent

/** What a table tells. */
export type DataTableEmitted =
  /** A page was asked for. */
  | { readonly type: 'requested'; readonly request: LoadPageRequest; readonly reason: LoadReason }
  /** It is there: `count` rows of `total`. */
  | { readonly type: 'loaded'; readonly count: number; readonly total: number; readonly reason: LoadReason }
  /** It did not come; the rows that were there stay. */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: LoadReason }
  /** It takes long: people may want to stop it, by `LOAD.CANCEL`. */
  | { readonly type: 'slow'; readonly reason: LoadReason }
  /** Somebody stopped it; the rows that were there stay. */
  | { readonly type: 'stopped'; readonly reason: LoadReason }
  /** Others are selected now. */
  | { readonly type: 'selectionChanged'; readonly selection: Selection; readonly reason: SelectionReason }
  /** A row was changed here, or the server took such a change. */
  | { readonly type: 'rowChanged'; readonly key: string; readonly changes: TableRow; readonly reason: 'edited' | 'confirmed' }
  /** A change was taken back. Whether a lost answer meant yes, only a refresh tells. */
  | {
      readonly type: 'rowRolledBack'
      readonly key: string
      readonly changes: TableRow
      readonly error: unknown
      readonly reason: RollBackReason
    }
  /** A file is being written. */
  | { readonly type: 'exportStarted'; readonly request: ExportRowsRequest; readonly reason: 'asked' | 'retry' }
  /** So many rows of it are. */
  | { readonly type: 'exportProgressed'; readonly exportId: number; readonly written: number; readonly expected: number }
  /** The file is there: hand it to the person. */
  | { readonly type: 'exported'; readonly exportId: number; readonly file: ExportFile; readonly reason: ExportWish['of'] }
  /** The file could not be written; `EXPORT.RETRY` tries again. */
  | { readonly type: 'exportFailed'; readonly exportId: number; readonly error: unknown; readonly reason: ExportFailureReason }
  /** A person stopped it; `written` rows were in it by then. */
  | { readonly type: 'exportCancelled'; readonly exportId: number; readonly written: number; readonly reason: 'asked' }
  /** One is being written, or there is no row or no column to write. */
  | { readonly type: 'exportRefused'; readonly reason: 'busy' | 'nothing' }

/** The port rejected, or answered another row than the one asked for. */
export type RollBackReason = 'failed' | 'otherRow'
/** The port said so, or broke. */
export type ExportFailureReason = 'told' | 'broken'

/** How a table begins. */
export interface DataTableInput {
  /** The field that holds a row's key. @default 'id' */
  readonly rowKey?: string
  /** What is asked for at first. @default {} */
  readonly query?: TableQuery
  /** @default 1 */
  readonly page?: number
  /** One that `sizes` does not have is offered too; one that is no whole number from 1 gives way to 50. @default 50 */
  readonly size?: number
  /** @default 15, 20, 50, 100, 200, 300, 500, 1000, 5000 */
  readonly sizes?: readonly number[]
  /** How the rows are sorted at first. @default [] */
  readonly sort?: readonly SortRule[]
  /** How many columns are shown. @default 1 */
  readonly columns?: number
  /** Milliseconds after which a page on its way takes long. @default 2000 */
  readonly patience?: number
  /** Whether arrows reach the header row (-1). @default true */
  readonly headerRow?: boolean
}

/** What a table remembers. */
export interface DataTableContext {
  /** The field that holds a row's key. */
  readonly rowKey: string
  /** The page sizes that are offered. */
  readonly sizes: readonly number[]
  /** What is asked for. */
  readonly query: TableQuery
  /** The page that is shown or on its way, or was when it failed or was stopped; from 1. */
  readonly page: number
  /** Rows of a page. */
  readonly size: number
  /** How the rows are sorted. */
  readonly sort: readonly SortRule[]
  /** The rows shown; kept while another page is loading. */
  readonly rows: readonly TableRow[]
  /** The same rows without the changes that are not confirmed. */
  readonly knownRows: readonly TableRow[]
  /** How many rows of the whole result stand before those that are shown, whichever page is on its way. */
  readonly before: number
  /** Changes that are not confirmed, the one being saved first. */
  readonly edits: readonly RowEdit[]
  /** What was heard of single rows since the last request was sent. */
  readonly news: readonly RowNews[]
  /** How many rows match in all, as the last answer said, less those that were heard to be gone. */
  readonly total: number
  /** Whether counting stopped at `total`. */
  readonly totalIsCapped: boolean
  /** Whether the rows that are shown answer the query of now; those of the query before stay until its answer comes. */
  readonly answersQuery: boolean
  /** The id of the request sent last. */
  readonly requestId: number
  /** Milliseconds after which a page on its way takes long. */
  readonly patience: number
  /** Why the last request was sent. */
  readonly reason: LoadReason
  /** What it failed with, for the log. */
  readonly error: unknown
  /** What is selected. */
  readonly selection: Selection
  /** The row from which a range is selected. */
  readonly lastToggled: string | undefined
  /** How many columns are shown. */
  readonly columns: number
  /** Whether arrows reach the header row (-1). */
  readonly headerRow: boolean
  /** How many rows fit on the screen. */
  readonly viewportRows: number
  /** The cell that has the focus, or had it last. */
  readonly active: Cell
  /** The other corner of the range of cells; the active cell itself where there is none. */
  readonly anchor: Cell
  /** The id of the export begun last. */
  readonly exportId: number
  /** The export that is being written or has failed. */
  readonly exporting: DataTableExport | undefined
}
