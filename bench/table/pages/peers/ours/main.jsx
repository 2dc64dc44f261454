// Ours, from its sources: the whole table, with selection, sorting, resizing, keys and its ARIA grid, as a list of the workspace has it.
import { DataTable, useDataTable } from '@etalon/ui/data-table'
import { useMemo } from 'react'
import '@etalon/ui/theme'
import { COLUMNS, sortRows, text } from '../../src/data.js'
import { expose, scrollerBench } from '../../src/react-mount.jsx'

const api = {}
const columns = COLUMNS.map((c) => ({
  key: c.key,
  header: c.title,
  width: c.width,
  numeric: c.num,
  sortable: true,
  ...(c.decimals === undefined ? {} : { text: (row) => text(row, c) }),
}))
const nameOf = (row) => row.id
const short = { ascending: 'asc', descending: 'desc' }
function App({ rows }) {
  const sizes = useMemo(() => [rows.length], [rows])
  api.actor = useDataTable({
    size: rows.length,
    sizes,
    loadPage: async ({ sort: [rule] }) => ({
      rows: rule ? sortRows(rows, rule.field, short[rule.direction]) : rows,
      total: rows.length,
    }),
  })
  return (
    <div style={{ display: 'flex', width: 1280, height: 720 }}>
      <DataTable actor={api.actor} label="样品" columns={columns} numbered={false} selectable rowLabel={nameOf} paged={false} />
    </div>
  )
}
const long = { asc: 'ascending', desc: 'descending' }
expose(
  App,
  scrollerBench('[role=grid]', {
    // The ticks come first, and then the number of the row.
    x: 62,
    cell: '[role=gridcell][data-column="1"]',
    row: '[role=row]',
    sort: (field, way) => api.actor.send({ type: 'SORT.CHANGED', sort: [{ field, direction: long[way] }] }),
    selectAll: () => api.actor.send({ type: 'ALL.SELECTED' }),
    selectedCount: () => {
      const { selection, total } = api.actor.getSnapshot().context
      return selection.mode === 'allBut' ? total - selection.keys.size : selection.keys.size
    },
  }),
)
