import { defineModel, done, failed } from '../testing/index.ts'
import { dataTableMachine } from './data-table.machine.ts'

const rows = [{ id: 'a' }, { id: 'b' }]

/** Two rows on page 2 of 2; answers that are in time or late, empty or past the end, and failures. */
export const dataTableModel = defineModel({
  name: 'data-table',
  machine: dataTableMachine,
  inputs: [{ page: 2, size: 15, columns: 2 }],
  events: [
    { type: 'LOAD' },
    { type: 'REFRESH' },
    { type: 'RETRY' },
    { type: 'QUERY.CHANGED', query: { name: '压力表' } },
    { type: 'PAGE.CHANGED', page: 1 },
    { type: 'PAGE.CHANGED', page: 2 },
    { type: 'SIZE.CHANGED', size: 20 },
    { type: 'SIZE.CHANGED', size: 21 },
    { type: 'SORT.TOGGLED', field: 'name' },
    { type: 'SORT.CHANGED', sort: [] },
    { type: 'ROW.UPDATED', row: { id: 'a', state: '300' } },
    { type: 'ROW.REMOVED', key: 'a' },
    { type: 'ROW.REMOVED', key: 'b' },
    { type: 'ROW.TOGGLED', key: 'a' },
    { type: 'ROW.TOGGLED', key: 'nothing' },
    { type: 'ROWS.RANGE_SELECTED', key: 'b' },
    { type: 'ROWS.RANGE_SELECTED', key: 'nothing' },
    { type: 'PAGE.TOGGLED' },
    { type: 'ALL.SELECTED' },
    { type: 'SELECTION.CLEARED' },
    { type: 'CELL.MOVED', move: 'up' },
    { type: 'CELL.FOCUSED', cell: { row: 0, column: 0 } },
    { type: 'CELL.ENTERED' },
    { type: 'CELL.LEFT' },
    { type: 'COLUMNS.CHANGED', count: 3 },
    { type: 'COLUMNS.CHANGED', count: 0 },
    { type: 'VIEWPORT.CHANGED', rows: 5 },
    { type: 'VIEWPORT.CHANGED', rows: 0 },
    ...[1, 2, 3].flatMap((requestId) => [
      done('loadPage', { requestId, rows, total: 17 }),
      done('loadPage', { requestId, rows: rows.slice(1), total: 1 }),
      done('loadPage', { requestId, rows: [], total: 17 }),
      done('loadPage', { requestId, rows: [], total: 0 }),
    ]),
    failed('loadPage'),
  ],
  place: ({ context }) => [
    Math.min(context.requestId, 4),
    context.page,
    context.size,
    context.total,
    context.rows.length,
    context.active.row,
  ],
  invariant: (snapshot) => {
    const { rows: shown, active, columns, page } = snapshot.context
    if (active.row < -1 || active.row >= Math.max(shown.length, 1)) throw new Error('the active cell is in no row')
    if (active.column < 0 || active.column >= columns) throw new Error('the active cell is in no column')
    if (page < 1) throw new Error('pages begin at 1')
    if (snapshot.matches({ content: 'loaded' }) && shown.length === 0) throw new Error('loaded means rows')
  },
})
