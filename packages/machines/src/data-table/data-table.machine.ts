import { type ActorRefFrom, assign, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { clampCell, moveCell } from './cells.ts'
import type {
  Cell,
  CellMove,
  DataTableContext,
  DataTableEmitted,
  DataTableEvent,
  DataTableInput,
  LoadPageAnswer,
  LoadPageRequest,
  LoadReason,
  Selection,
  SelectionReason,
  SortRule,
  TableRow,
} from './data-table.types.ts'
import { keysBetween, noSelection, pageSelection, select } from './selection.ts'
import { toggleSort } from './sorting.ts'

/** The page sizes of the workspace's lists. */
export const pageSizes: readonly number[] = [15, 20, 50, 100, 200, 300, 500, 1000, 5000]

/** Reasons to load that show the same rows again. */
const sameRows: readonly LoadReason[] = ['refresh', 'retry']

type Ask = Partial<Pick<DataTableContext, 'query' | 'page' | 'size' | 'sort'>> & { readonly reason: LoadReason }
type Choice = { readonly selection: Selection; readonly reason: SelectionReason; readonly last?: string }

/** Which rows are shown, selected and stood on. It asks its port for pages and drops answers to older questions. */
export const dataTableMachine = setup({
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
  },
  guards: {
    isAnotherPage: ({ context }, { page }: { page: number }) =>
      Number.isInteger(page) && page !== context.page && page >= 1 && page <= lastPage(context),
    isOfferedSize: ({ context }, { size }: { size: number }) => context.sizes.includes(size) && size !== context.size,
    answersOlderRequest: ({ context }, { answer }: { answer: LoadPageAnswer }) => answer.requestId !== context.requestId,
    isPastTheEnd: ({ context }, { answer }: { answer: LoadPageAnswer }) =>
      answer.rows.length === 0 && answer.total > 0 && context.page > 1,
    hasNoRows: (_, { answer }: { answer: LoadPageAnswer }) => answer.rows.length === 0,
    ranOutOfRows: ({ context }) => context.rows.length === 0 && context.total > 0,
    hasNothingLeft: ({ context }) => context.rows.length === 0,
    isOnPage: ({ context }, { key }: { key: string }) => keysOf(context).includes(key),
    isOnCell: ({ context }) => context.active.row >= 0,
    isColumnCount: (_, { count }: { count: number }) => Number.isInteger(count) && count >= 1,
    isRowCount: (_, { rows }: { rows: number }) => Number.isInteger(rows) && rows >= 1,
  },
  actions: {
    ask: enqueueActions(({ context, enqueue }, { reason, ...changed }: Ask) => {
      const next = { ...context, ...changed, reason, requestId: context.requestId + 1 }
      enqueue.assign({ ...changed, reason, requestId: next.requestId, error: undefined })
      enqueue.emit({ type: 'requested', request: requestOf(next), reason })
    }),
    show: enqueueActions(({ context, enqueue }, { answer }: { answer: LoadPageAnswer }) => {
      const { rows, total, totalIsCapped = false } = answer
      // Other rows are read from the top; who stands on the header, to sort, stays there.
      const row = sameRows.includes(context.reason) ? context.active.row : Math.min(context.active.row, 0)
      const active = clampCell({ ...context.active, row }, { ...context, rows })
      enqueue.assign({ rows, total, totalIsCapped, active, anchor: active })
      enqueue.emit({ type: 'loaded', count: rows.length, total, reason: context.reason })
    }),
    fail: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({ error })
      enqueue.emit({ type: 'failed', error, reason: context.reason })
    }),
    choose: enqueueActions(({ context, enqueue }, { selection, reason, last }: Choice) => {
      enqueue.assign({ selection, lastToggled: last ?? context.lastToggled })
      enqueue.emit({ type: 'selectionChanged', selection, reason })
    }),
    forgetSelection: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ selection: noSelection, lastToggled: undefined })
      const nothing = context.selection.mode === 'these' && context.selection.keys.size === 0
      if (!nothing) enqueue.emit({ type: 'selectionChanged', selection: noSelection, reason: 'query' })
    }),
    updateRow: assign(({ context }, { row }: { row: TableRow }) => {
      const key = keyOf(context, row)
      return { rows: context.rows.map((old) => (keyOf(context, old) === key ? row : old)) }
    }),
    removeRow: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      const rows = context.rows.filter((row) => keyOf(context, row) !== key)
      const grid = { ...context, rows }
      enqueue.assign({
        rows,
        total: Math.max(0, context.total - 1),
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
  },
}).createMachine({
  id: 'dataTable',
  context: ({ input }) => ({
    rowKey: input.rowKey ?? 'id',
    sizes: input.sizes ?? pageSizes,
    query: input.query ?? {},
    page: input.page ?? 1,
    size: input.size ?? 50,
    sort: input.sort ?? [],
    rows: [],
    total: 0,
    totalIsCapped: false,
    requestId: 0,
    reason: 'first',
    error: undefined,
    selection: noSelection,
    lastToggled: undefined,
    columns: input.columns ?? 1,
    headerRow: input.headerRow ?? true,
    viewportRows: 10,
    active: { row: 0, column: 0 },
    anchor: { row: 0, column: 0 },
  }),
  type: 'parallel',
  states: {
    content: {
      initial: 'idle',
      states: {
        /** Nothing was asked for yet. */
        idle: { on: { LOAD: { target: 'loading', actions: { type: 'ask', params: { reason: 'first' } } } } },
        loading: {
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => requestOf(context),
            onDone: [
              {
                // xstate has dropped the answers of given-up requests; this one comes from a port that mixed them up.
                target: 'failed',
                guard: { type: 'answersOlderRequest', params: ({ event }) => ({ answer: event.output }) },
                actions: { type: 'fail', params: { error: new Error('data-table: loadPage answered an older request.') } },
              },
              {
                // Rows went away meanwhile: show the last page that there is.
                target: 'loading',
                reenter: true,
                guard: { type: 'isPastTheEnd', params: ({ event }) => ({ answer: event.output }) },
                actions: {
                  type: 'ask',
                  params: ({ context, event }) => ({
                    page: Math.min(Math.ceil(event.output.total / context.size), context.page - 1),
                    reason: 'page' as const,
                  }),
                },
              },
              {
                target: 'empty',
                guard: { type: 'hasNoRows', params: ({ event }) => ({ answer: event.output }) },
                actions: { type: 'show', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'loaded', actions: { type: 'show', params: ({ event }) => ({ answer: event.output }) } },
            ],
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        loaded: {
          always: [
            {
              target: 'loading',
              guard: 'ranOutOfRows',
              actions: {
                type: 'ask',
                params: ({ context }) => ({ page: Math.min(context.page, lastPage(context)), reason: 'refresh' as const }),
              },
            },
            { target: 'empty', guard: 'hasNothingLeft' },
          ],
        },
        empty: {},
        /** The rows of before are still there. */
        failed: { on: { RETRY: { target: 'loading', actions: { type: 'ask', params: { reason: 'retry' } } } } },
      },
      on: {
        'QUERY.CHANGED': {
          target: '.loading',
          actions: [
            'forgetSelection',
            { type: 'ask', params: ({ event }) => ({ query: event.query, page: 1, reason: 'query' as const }) },
          ],
        },
        'PAGE.CHANGED': {
          target: '.loading',
          guard: { type: 'isAnotherPage', params: ({ event }) => ({ page: event.page }) },
          actions: { type: 'ask', params: ({ event }) => ({ page: event.page, reason: 'page' as const }) },
        },
        'SIZE.CHANGED': {
          target: '.loading',
          guard: { type: 'isOfferedSize', params: ({ event }) => ({ size: event.size }) },
          actions: { type: 'ask', params: ({ event }) => ({ size: event.size, page: 1, reason: 'size' as const }) },
        },
        'SORT.TOGGLED': {
          target: '.loading',
          actions: {
            type: 'ask',
            params: ({ context, event }) => askSorted(toggleSort(context.sort, event.field, event.additive ?? false)),
          },
        },
        'SORT.CHANGED': {
          target: '.loading',
          actions: { type: 'ask', params: ({ event }) => askSorted(event.sort) },
        },
        REFRESH: { target: '.loading', actions: { type: 'ask', params: { reason: 'refresh' } } },
        'ROW.UPDATED': { actions: { type: 'updateRow', params: ({ event }) => ({ row: event.row }) } },
        'ROW.REMOVED': {
          guard: { type: 'isOnPage', params: ({ event }) => ({ key: event.key }) },
          actions: { type: 'removeRow', params: ({ event }) => ({ key: event.key }) },
        },
        'ROW.TOGGLED': {
          guard: { type: 'isOnPage', params: ({ event }) => ({ key: event.key }) },
          actions: {
            type: 'choose',
            params: ({ context, event }) => ({
              selection: select(context.selection, [event.key], pageSelection(context.selection, [event.key]) === 'none'),
              reason: 'row' as const,
              last: event.key,
            }),
          },
        },
        'ROWS.RANGE_SELECTED': {
          guard: { type: 'isOnPage', params: ({ event }) => ({ key: event.key }) },
          actions: {
            type: 'choose',
            params: ({ context, event }) => ({
              selection: select(context.selection, keysBetween(keysOf(context), context.lastToggled, event.key), true),
              reason: 'range' as const,
            }),
          },
        },
        'PAGE.TOGGLED': {
          actions: {
            type: 'choose',
            params: ({ context }) => ({
              selection: select(context.selection, keysOf(context), pageSelection(context.selection, keysOf(context)) !== 'all'),
              reason: 'page' as const,
            }),
          },
        },
        'ALL.SELECTED': {
          actions: { type: 'choose', params: { selection: { mode: 'allBut', keys: new Set() }, reason: 'all' } },
        },
        'SELECTION.CLEARED': {
          actions: { type: 'choose', params: { selection: noSelection, reason: 'cleared' } },
        },
      },
    },
    grid: {
      initial: 'navigating',
      states: {
        /** Arrows go from cell to cell. */
        navigating: {
          on: {
            'CELL.MOVED': {
              actions: {
                type: 'stand',
                params: ({ context, event }) => standing(context, event.move, event.extend),
              },
            },
            'CELL.ENTERED': { target: 'inside', guard: 'isOnCell' },
          },
        },
        /** Keys belong to what stands in the cell. */
        inside: { on: { 'CELL.LEFT': 'navigating' } },
      },
      on: {
        'CELL.FOCUSED': {
          target: '.navigating',
          actions: { type: 'stand', params: ({ event }) => ({ cell: event.cell, extend: event.extend }) },
        },
        'COLUMNS.CHANGED': {
          guard: { type: 'isColumnCount', params: ({ event }) => ({ count: event.count }) },
          actions: { type: 'setColumns', params: ({ event }) => ({ count: event.count }) },
        },
        'VIEWPORT.CHANGED': {
          guard: { type: 'isRowCount', params: ({ event }) => ({ rows: event.rows }) },
          actions: { type: 'setViewport', params: ({ event }) => ({ rows: event.rows }) },
        },
      },
    },
  },
})

export type DataTableActorRef = ActorRefFrom<typeof dataTableMachine>
export type DataTableSnapshot = SnapshotFrom<typeof dataTableMachine>

/** The key of a row: its `rowKey` field as text. */
export function keyOf({ rowKey }: Pick<DataTableContext, 'rowKey'>, row: TableRow): string {
  return String(Object.hasOwn(row, rowKey) ? row[rowKey] : '')
}

/** The keys of the rows of this page. */
export function keysOf(context: Pick<DataTableContext, 'rowKey' | 'rows'>): readonly string[] {
  return context.rows.map((row) => keyOf(context, row))
}

/** The last page that there is; 1 for a table without rows. */
export function lastPage({ total, size }: Pick<DataTableContext, 'total' | 'size'>): number {
  return Math.max(1, Math.ceil(total / size))
}

function requestOf({ requestId, page, size, sort, query }: DataTableContext): LoadPageRequest {
  return { requestId, page, size, sort, query }
}

function askSorted(sort: readonly SortRule[]) {
  return { sort, page: 1, reason: 'sort' as const }
}

function standing(context: DataTableContext, move: CellMove, extend: boolean | undefined) {
  return { cell: moveCell(context.active, move, context), extend }
}

/** A row that is gone is neither selected nor excepted. */
function without({ mode, keys }: Selection, key: string): Selection {
  return { mode, keys: new Set([...keys].filter((other) => other !== key)) }
}
