import { after, defineModel, done, failed } from '../testing/index.ts'
import { dataTableMachine } from './data-table.machine.ts'

const rows = [{ id: 'a' }, { id: 'b' }]

const wish = { format: 'csv', columns: [{ field: 'id', header: '编号' }] } as const
const file = { name: 'a.csv', content: '' }

/**
 * Two rows on page 2 of 2; answers that are in time or late, empty or past the end, failures, and waiting that somebody ends; a row
 * that is changed, and an export with words of its own and of another one.
 */
export const dataTableModel = defineModel({
  name: 'data-table',
  machine: dataTableMachine,
  inputs: [{ page: 2, size: 15, columns: 2 }],
  events: [
    { type: 'LOAD' },
    { type: 'REFRESH' },
    { type: 'SHOWN' },
    { type: 'RETRY' },
    { type: 'QUERY.CHANGED', query: { name: '压力表' } },
    { type: 'PAGE.CHANGED', page: 1 },
    { type: 'PAGE.CHANGED', page: 2 },
    { type: 'SIZE.CHANGED', size: 20 },
    { type: 'SIZE.CHANGED', size: 21 },
    { type: 'SORT.TOGGLED', field: 'name' },
    { type: 'SORT.CHANGED', sort: [] },
    { type: 'ROW.UPDATED', row: { id: 'a', state: '300' } },
    { type: 'ROW.UPDATED', row: { id: 'nothing' } },
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
    after('patience', 'dataTable.content.loading.prompt'),
    { type: 'LOAD.CANCEL' },
    { type: 'ROW.EDITED', key: 'a', changes: { name: 'x' } },
    { type: 'ROW.EDITED', key: 'nothing', changes: { name: 'x' } },
    done('saveRow', {}),
    done('saveRow', { row: { id: 'b' } }),
    failed('saveRow'),
    { type: 'EXPORT.START', of: 'matching', ...wish },
    { type: 'EXPORT.START', of: 'selected', ...wish },
    { type: 'EXPORT.CANCEL' },
    { type: 'EXPORT.RETRY' },
    ...[1, 9].flatMap(
      (exportId) =>
        [
          { type: 'EXPORT.PROGRESS', exportId, written: 1 },
          { type: 'EXPORT.DONE', exportId, file },
          { type: 'EXPORT.FAILED', exportId, error: 'full' },
        ] as const,
    ),
    failed('exportRows'),
  ],
  // Pages and cells are walked while nothing is changed or exported; beside those, only whether there are rows counts.
  place: ({ context: { edits, exportId, requestId, page, size, total, rows: shown, active } }) =>
    edits.length === 0 && exportId === 0
      ? [Math.min(requestId, 4), page, size, total, shown.length, active.row]
      : [edits.length > 0, Math.min(exportId, 2), Math.min(requestId, 2), shown.length > 0],
  invariant: (snapshot) => {
    const { rows: shown, knownRows, active, columns, page, edits, exporting } = snapshot.context
    if (active.row < -1 || active.row >= Math.max(shown.length, 1)) throw new Error('the active cell is in no row')
    if (active.column < 0 || active.column >= columns) throw new Error('the active cell is in no column')
    if (page < 1) throw new Error('pages begin at 1')
    if (knownRows.length !== shown.length) throw new Error('a row was lost or doubled')
    if (edits.length === 0 && knownRows !== shown) throw new Error('shown changed, though nothing is unconfirmed')
    if (snapshot.matches({ edits: 'saving' }) !== edits.length > 0) throw new Error('a change that is not being saved')
    if (snapshot.matches({ export: 'idle' }) !== (exporting === undefined)) throw new Error('an export without a state')
    if (snapshot.matches({ content: 'loading' }) !== Object.hasOwn(snapshot.children, 'loadPage'))
      throw new Error('a request that nobody waits for')
    if (snapshot.matches({ content: 'loaded' }) && shown.length === 0) throw new Error('loaded means rows')
  },
})
