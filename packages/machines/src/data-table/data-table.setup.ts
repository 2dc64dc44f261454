import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import { present } from '../present/index.ts'
import { clampCell } from './cells.ts'
import type {
  Cell,
  DataTableContext,
  DataTableEmitted,
  DataTableEvent,
  DataTableInput,
  ExportFailureReason,
  ExportFile,
  ExportProgress,
  ExportRowsRequest,
  ExportWish,
  LoadPageAnswer,
  LoadPageRequest,
  LoadReason,
  RollBackReason,
  RowEdit,
  RowNews,
  SaveRowAnswer,
  SaveRowRequest,
  Selection,
  SelectionReason,
  TableRow,
} from './data-table.types.ts'
import { beginExport, isFurther, isNothing, noteWritten, repeatExport } from './exporting.ts'
import { heard, isEdit, isKnown, isOnPage, keyOf, lastReachable, withEdits, withNews } from './rows.ts'
import { noSelection, without } from './selection.ts'

/** Reasons to load that show the same rows again. */
const sameRows: readonly LoadReason[] = ['refresh', 'retry']

type Ask = Partial<Pick<DataTableContext, 'query' | 'page' | 'size' | 'sort'>> & { readonly reason: LoadReason }
type Choice = { readonly selection: Selection; readonly reason: SelectionReason; readonly last?: string }

/** What the data table's chart speaks of: its ports, guards and actions. */
export const dataTableSetup = setup({
  types: {
    context: {} as DataTableContext,
    events: {} as DataTableEvent,
    emitted: {} as DataTableEmitted,
    input: {} as DataTableInput,
  },
  actors: {
    loadPage: fromPromise<LoadPageAnswer, LoadPageRequest>(async () => {
      throw new Error('data-table: provide loadPage, which answers the rows of one page and how many match in all.')
    }),
    saveRow: fromPromise<SaveRowAnswer, SaveRowRequest>(async () => {
      throw new Error('data-table: provide saveRow, which saves the changed fields of one row.')
    }),
    exportRows: fromCallback<{ type: 'nothing' }, ExportRowsRequest>(() => {
      throw new Error('data-table: provide exportRows, which writes a file and tells of it by EXPORT events.')
    }),
  },
  delays: { patience: ({ context }) => context.patience },
  guards: {
    isAnotherPage: ({ context }, { page }: { page: number }) =>
      Number.isInteger(page) && page !== context.page && page >= 1 && page <= lastReachable(context),
    isThisPage: ({ context }, { page }: { page: number }) => page === context.page,
    isOfferedSize: ({ context }, { size }: { size: number }) => context.sizes.includes(size) && size !== context.size,
    answersOlderRequest: ({ context }, { answer }: { answer: LoadPageAnswer }) => answer.requestId !== context.requestId,
    isPastTheEnd: ({ context }, { answer }: { answer: LoadPageAnswer }) =>
      answer.rows.length === 0 && answer.total > 0 && context.page > 1,
    hasNoRows: (_, { answer }: { answer: LoadPageAnswer }) => answer.rows.length === 0,
    ranOutOfRows: ({ context }) => context.rows.length === 0 && context.total > 0,
    hasNothingLeft: ({ context }) => context.rows.length === 0,
    isOnPage: ({ context }, { key }: { key: string }) => isOnPage(context, key),
    // Rows of the question before, still shown while the next one is asked, are no part of its selection.
    isSelectable: ({ context }, { key }: { key: string }) => context.answersQuery && isOnPage(context, key),
    answersQuery: ({ context }) => context.answersQuery,
    isKnown: ({ context }, { key }: { key: string }) => isKnown(context, key),
    isOnCell: ({ context }) => context.active.row >= 0,
    // What is known already changes nothing: a view that is shown again says it anew.
    isColumnCount: ({ context }, { count }: { count: number }) =>
      Number.isInteger(count) && count >= 1 && count !== context.columns,
    isRowCount: ({ context }, { rows }: { rows: number }) => Number.isInteger(rows) && rows >= 1 && rows !== context.viewportRows,
    isEditable: ({ context }, { edit }: { edit: RowEdit }) => isOnPage(context, edit.key) && isEdit(context, edit),
    hasEdits: ({ context }) => context.edits.length > 0,
    answersAnotherRow: ({ context }, { row }: SaveRowAnswer) =>
      row !== undefined && keyOf(context, row) !== context.edits[0]?.key,
    hasNothingToExport: ({ context }, wish: ExportWish) => isNothing(context, wish),
    isThisExport: ({ context }, { exportId }: { exportId: number }) => exportId === context.exportId,
    isThisFurther: ({ context: { exporting } }, progress: ExportProgress & { exportId: number }) =>
      exporting?.request.exportId === progress.exportId && isFurther(exporting, progress),
  },
  actions: {
    ask: enqueueActions(({ context, enqueue }, { reason, ...changed }: Ask) => {
      const next = { ...context, ...changed, reason, requestId: context.requestId + 1 }
      enqueue.assign({ ...changed, reason, requestId: next.requestId, error: undefined, news: [] })
      enqueue.emit({ type: 'requested', request: requestOf(next), reason })
    }),
    show: enqueueActions(({ context, enqueue }, { answer }: { answer: LoadPageAnswer }) => {
      const { totalIsCapped = false } = answer
      const knownRows = withNews(context, answer.rows)
      const rows = withEdits(context, knownRows)
      const total = Math.max(rows.length, answer.total - (answer.rows.length - rows.length))
      // Other rows are read from the top; who stands on the header, to sort, stays there.
      const row = sameRows.includes(context.reason) ? context.active.row : Math.min(context.active.row, 0)
      const active = clampCell({ ...context.active, row }, { ...context, rows })
      const before = (context.page - 1) * context.size
      enqueue.assign({ rows, knownRows, before, total, totalIsCapped, answersQuery: true, active, anchor: active })
      enqueue.emit({ type: 'loaded', count: rows.length, total, reason: context.reason })
    }),
    fail: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({ error })
      enqueue.emit({ type: 'failed', error, reason: context.reason })
    }),
    tellSlow: emit(({ context }) => ({ type: 'slow', reason: context.reason })),
    tellStopped: emit(({ context }) => ({ type: 'stopped', reason: context.reason })),
    choose: enqueueActions(({ context, enqueue }, { selection, reason, last }: Choice) => {
      enqueue.assign({ selection, lastToggled: last ?? context.lastToggled })
      enqueue.emit({ type: 'selectionChanged', selection, reason })
    }),
    forgetSelection: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ selection: noSelection, lastToggled: undefined, answersQuery: false })
      const nothing = context.selection.mode === 'these' && context.selection.keys.size === 0
      if (!nothing) enqueue.emit({ type: 'selectionChanged', selection: noSelection, reason: 'query' })
    }),
    updateRow: assign(({ context }, { row }: { row: TableRow }) => hear(context, { kind: 'row', key: keyOf(context, row), row })),
    removeRow: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      const told = hear(context, { kind: 'gone', key })
      const grid = { ...context, ...told }
      enqueue.assign({
        ...told,
        total: isKnown(context, key) ? Math.max(0, context.total - 1) : context.total,
        active: clampCell(context.active, grid),
        anchor: clampCell(context.anchor, grid),
      })
      if (context.selection.keys.has(key)) {
        const selection = without(context.selection, key)
        enqueue.assign({ selection })
        enqueue.emit({ type: 'selectionChanged', selection, reason: 'removed' })
      }
    }),
    stand: assign(({ context }, { cell, extend = false }: { cell: Cell; extend?: boolean | undefined }) => {
      const active = clampCell(cell, context)
      return { active, anchor: extend ? context.anchor : active }
    }),
    setColumns: assign(({ context }, { count }: { count: number }) => {
      const grid = { ...context, columns: count }
      return { columns: count, active: clampCell(context.active, grid), anchor: clampCell(context.anchor, grid) }
    }),
    setViewport: assign((_, { rows }: { rows: number }) => ({ viewportRows: rows })),
    edit: enqueueActions(({ context, enqueue }, { edit }: { edit: RowEdit }) => {
      const edits = [...context.edits, edit]
      enqueue.assign({ edits, rows: withEdits({ ...context, edits }, context.knownRows) })
      enqueue.emit({ type: 'rowChanged', ...edit, reason: 'edited' })
    }),
    confirm: enqueueActions(({ context, enqueue }, { row }: SaveRowAnswer) => {
      const [edit, ...edits] = context.edits
      const { key, changes } = present(edit)
      enqueue.assign({
        edits,
        ...hear({ ...context, edits }, row ? { kind: 'row', key, row } : { kind: 'changes', key, changes }),
      })
      enqueue.emit({ type: 'rowChanged', key, changes, reason: 'confirmed' })
    }),
    rollBack: enqueueActions(({ context, enqueue }, { error, reason }: { error: unknown; reason: RollBackReason }) => {
      const [edit, ...edits] = context.edits
      enqueue.assign({ edits, rows: withEdits({ ...context, edits }, context.knownRows) })
      enqueue.emit({ type: 'rowRolledBack', ...present(edit), error, reason })
    }),
    startExport: enqueueActions(({ context, enqueue }, wish: ExportWish) => {
      const exporting = beginExport(context, wish)
      const { request } = exporting
      enqueue.assign({ exporting, exportId: request.exportId })
      enqueue.emit({ type: 'exportStarted', request, reason: 'asked' })
    }),
    repeatExport: enqueueActions(({ context, enqueue }) => {
      const exporting = repeatExport(present(context.exporting), context.exportId + 1)
      const { request } = exporting
      enqueue.assign({ exporting, exportId: request.exportId })
      enqueue.emit({ type: 'exportStarted', request, reason: 'retry' })
    }),
    noteWritten: enqueueActions(({ context, enqueue }, progress: ExportProgress) => {
      const exporting = noteWritten(present(context.exporting), progress)
      const { written, expected } = exporting
      enqueue.assign({ exporting })
      enqueue.emit({ type: 'exportProgressed', exportId: context.exportId, written, expected })
    }),
    handOver: enqueueActions(({ context, enqueue }, { file }: { file: ExportFile }) => {
      enqueue.assign({ exporting: undefined })
      enqueue.emit({ type: 'exported', exportId: context.exportId, file, reason: present(context.exporting).request.of })
    }),
    failExport: enqueueActions(({ context, enqueue }, { error, reason }: { error: unknown; reason: ExportFailureReason }) => {
      enqueue.assign({ exporting: { ...present(context.exporting), error } })
      enqueue.emit({ type: 'exportFailed', exportId: context.exportId, error, reason })
    }),
    stopExport: enqueueActions(({ context, enqueue }) => {
      const { written } = present(context.exporting)
      enqueue.assign({ exporting: undefined })
      enqueue.emit({ type: 'exportCancelled', exportId: context.exportId, written, reason: 'asked' })
    }),
    forgetExport: assign({ exporting: undefined }),
    refuseExport: emit((_, { reason }: { reason: 'busy' | 'nothing' }) => ({ type: 'exportRefused', reason })),
  },
})

/** What the port `loadPage` is asked next. */
export function requestOf({ requestId, page, size, sort, query }: DataTableContext): LoadPageRequest {
  return { requestId, page, size, sort, query }
}

/** What is known and shown once something was heard of a row. */
function hear(context: DataTableContext, news: RowNews) {
  const knownRows = withNews({ ...context, news: [news] }, context.knownRows)
  return { news: heard(context.news, news), knownRows, rows: withEdits(context, knownRows) }
}
