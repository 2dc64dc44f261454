import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '../present/index.ts'
import { moveCell } from './cells.ts'
import { dataTableSetup, requestOf } from './data-table.setup.ts'
import type { CellMove, DataTableContext, RowEdit, SortRule, TableRow } from './data-table.types.ts'
import { startSizes } from './page-sizes.ts'
import { keyOf, keysOf, lastPage } from './rows.ts'
import { keysBetween, noSelection, pageSelection, select, selectionOfPage } from './selection.ts'
import { toggleSort } from './sorting.ts'

const noRows: readonly TableRow[] = []

/** The rows of before are still there, and what was asked stays as it was: it can be asked once more, its page also by its number. */
const unanswered = dataTableSetup.createStateConfig({
  on: {
    RETRY: { target: 'loading', actions: { type: 'ask', params: { reason: 'retry' } } },
    'PAGE.CHANGED': {
      target: 'loading',
      guard: { type: 'isThisPage', params: ({ event }) => ({ page: event.page }) },
      actions: { type: 'ask', params: { reason: 'retry' } },
    },
  },
})

/**
 * Which rows are shown, changed, selected and stood on, and how they leave as a file. It asks its port for pages, drops answers to
 * older questions, and lets people stop a question that takes long.
 */
export const dataTableMachine = dataTableSetup.createMachine({
  id: 'dataTable',
  context: ({ input }) => ({
    rowKey: input.rowKey ?? 'id',
    query: input.query ?? {},
    page: input.page ?? 1,
    ...startSizes(input),
    sort: input.sort ?? [],
    rows: noRows,
    knownRows: noRows,
    before: 0,
    edits: [],
    news: [],
    total: 0,
    totalIsCapped: false,
    answersQuery: true,
    requestId: 0,
    patience: input.patience ?? 2000,
    reason: 'first',
    error: undefined,
    selection: noSelection,
    lastToggled: undefined,
    columns: input.columns ?? 1,
    headerRow: input.headerRow ?? true,
    viewportRows: 10,
    active: { row: 0, column: 0 },
    anchor: { row: 0, column: 0 },
    exportId: 0,
    exporting: undefined,
  }),
  type: 'parallel',
  states: {
    content: {
      initial: 'idle',
      states: {
        /** Nothing was asked for yet. */
        idle: { on: { LOAD: { target: 'loading', actions: { type: 'ask', params: { reason: 'first' } } } } },
        loading: {
          initial: 'prompt',
          states: {
            prompt: { after: { patience: { target: 'slow', actions: 'tellSlow' } } },
            /** It takes so long that people may want to stop it. */
            slow: {},
          },
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
          on: {
            // Leaving ends the call, whose signal tells the port to give up.
            'LOAD.CANCEL': { target: 'stopped', actions: 'tellStopped' },
            // The page on its way may hold a row that is not shown yet, and be older than what is told of it.
            'ROW.UPDATED': { actions: { type: 'updateRow', params: ({ event }) => ({ row: event.row }) } },
            'ROW.REMOVED': { actions: { type: 'removeRow', params: ({ event }) => ({ key: event.key }) } },
            // What it was asking when it was hidden is asked anew already.
            SHOWN: {},
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
        /** The page did not come. */
        failed: unanswered,
        /** Somebody did not want to wait for it any longer. */
        stopped: {
          ...unanswered,
          // They asked for no more of it.
          on: { ...unanswered.on, SHOWN: {} },
        },
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
        // Others have worked meanwhile.
        SHOWN: { target: '.loading', actions: { type: 'ask', params: { reason: 'refresh' } } },
        'ROW.UPDATED': {
          guard: { type: 'isOnPage', params: ({ context, event }) => ({ key: keyOf(context, event.row) }) },
          actions: { type: 'updateRow', params: ({ event }) => ({ row: event.row }) },
        },
        'ROW.REMOVED': {
          guard: { type: 'isKnown', params: ({ event }) => ({ key: event.key }) },
          actions: { type: 'removeRow', params: ({ event }) => ({ key: event.key }) },
        },
        'ROW.TOGGLED': {
          guard: { type: 'isSelectable', params: ({ event }) => ({ key: event.key }) },
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
          guard: { type: 'isSelectable', params: ({ event }) => ({ key: event.key }) },
          actions: {
            type: 'choose',
            params: ({ context, event }) => ({
              selection: select(context.selection, keysBetween(keysOf(context), context.lastToggled, event.key), true),
              reason: 'range' as const,
            }),
          },
        },
        'PAGE.TOGGLED': {
          guard: 'answersQuery',
          actions: {
            type: 'choose',
            params: ({ context }) => ({
              selection: select(context.selection, keysOf(context), selectionOfPage(context) !== 'all'),
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
    /** Changes of single rows, saved one after another so that the server hears them in the order they were made. */
    edits: {
      initial: 'resting',
      states: {
        resting: { always: { target: 'saving', guard: 'hasEdits' } },
        saving: {
          invoke: {
            id: 'saveRow',
            src: 'saveRow',
            input: ({ context }) => present(context.edits[0]),
            onDone: [
              {
                target: 'resting',
                guard: { type: 'answersAnotherRow', params: ({ event }) => event.output },
                actions: {
                  type: 'rollBack',
                  params: { error: new Error('data-table: saveRow answered another row.'), reason: 'otherRow' },
                },
              },
              { target: 'resting', actions: { type: 'confirm', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'rollBack', params: ({ event }) => ({ error: event.error, reason: 'failed' as const }) },
            },
          },
        },
      },
      on: {
        'ROW.EDITED': {
          guard: { type: 'isEditable', params: ({ event }) => ({ edit: editOf(event) }) },
          actions: { type: 'edit', params: ({ event }) => ({ edit: editOf(event) }) },
        },
      },
    },
    export: {
      initial: 'idle',
      states: {
        idle: {},
        writing: {
          invoke: {
            id: 'exportRows',
            src: 'exportRows',
            input: ({ context }) => present(context.exporting).request,
            // The port itself broke, as one that was not provided does.
            onError: {
              target: 'failed',
              actions: { type: 'failExport', params: ({ event }) => ({ error: event.error, reason: 'broken' as const }) },
            },
          },
          on: {
            'EXPORT.START': { actions: { type: 'refuseExport', params: { reason: 'busy' } } },
            'EXPORT.PROGRESS': {
              guard: { type: 'isThisFurther', params: ({ event }) => event },
              actions: { type: 'noteWritten', params: ({ event }) => event },
            },
            'EXPORT.DONE': {
              target: 'idle',
              guard: { type: 'isThisExport', params: ({ event }) => event },
              actions: { type: 'handOver', params: ({ event }) => event },
            },
            'EXPORT.FAILED': {
              target: 'failed',
              guard: { type: 'isThisExport', params: ({ event }) => event },
              actions: { type: 'failExport', params: ({ event }) => ({ error: event.error, reason: 'told' as const }) },
            },
            'EXPORT.CANCEL': { target: 'idle', actions: 'stopExport' },
          },
        },
        failed: {
          on: {
            'EXPORT.RETRY': { target: 'writing', actions: 'repeatExport' },
            'EXPORT.CANCEL': { target: 'idle', actions: 'forgetExport' },
          },
        },
      },
      on: {
        'EXPORT.START': [
          {
            guard: { type: 'hasNothingToExport', params: ({ event }) => event },
            actions: { type: 'refuseExport', params: { reason: 'nothing' } },
          },
          { target: '.writing', actions: { type: 'startExport', params: ({ event }) => event } },
        ],
      },
    },
  },
})

/** A running table: ask, sort, select and edit in it, and hear what became of it. */
export type DataTableActorRef = ActorRefFrom<typeof dataTableMachine>
/** What a table is at one moment: its page, its selection, and what is on its way. */
export type DataTableSnapshot = SnapshotFrom<typeof dataTableMachine>

function askSorted(sort: readonly SortRule[]) {
  return { sort, page: 1, reason: 'sort' as const }
}

function standing(context: DataTableContext, move: CellMove, extend: boolean | undefined) {
  return { cell: moveCell(context.active, move, context), extend }
}

function editOf({ key, changes }: RowEdit): RowEdit {
  return { key, changes }
}
