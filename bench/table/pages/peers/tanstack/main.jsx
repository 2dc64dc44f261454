// @tanstack/react-table 9 + @tanstack/react-virtual, after the official "virtualized rows" example (display:grid table, memoised rows).

import {
  columnSizingFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useState } from 'react'
import '../../src/plain.css'
import './tanstack.css'
import { CHECK_WIDTH, COLUMNS, ROW_HEIGHT, TOTAL_WIDTH, text } from '../../src/data.js'
import { expose, scrollerBench } from '../../src/react-mount.jsx'

const api = {}
const features = tableFeatures({
  columnSizingFeature,
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
})
const basic = (a, b, id) => a.getValue(id) - b.getValue(id)
const columns = COLUMNS.map((c) => ({
  id: c.key,
  accessorKey: c.key,
  header: c.title,
  size: c.width,
  sortFn: basic,
  meta: c,
  cell: (ctx) => text(ctx.row.original, c),
}))
columns.splice(1, 0, {
  id: 'check',
  size: CHECK_WIDTH,
  meta: {},
  header: ({ table }) => (
    <input type="checkbox" checked={table.getIsAllRowsSelected()} onChange={table.getToggleAllRowsSelectedHandler()} />
  ),
  cell: ({ row }) => <input type="checkbox" checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />,
})
const rowId = (r) => r.id
const Row = memo(function Row({ row, start, selected, table }) {
  return (
    <tr className={selected ? 'ts-row t-sel' : 'ts-row'} style={{ transform: `translateY(${start}px)` }}>
      {row.getAllCells().map((cell) => (
        <td
          key={cell.id}
          className={cell.column.columnDef.meta.num ? 't-cell t-num' : 't-cell'}
          style={{ width: cell.column.getSize() }}
        >
          <table.FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  )
})
function Body({ table, scroller }) {
  const rows = table.getRowModel().rows
  // a new getItemKey makes the virtualizer measure all rows again, so it must be stable (the skill shipped with the package does not say so)
  const getItemKey = useCallback((i) => rows[i].id, [rows])
  const v = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
    getItemKey,
  })
  return (
    <tbody style={{ display: 'grid', height: v.getTotalSize(), position: 'relative' }}>
      {v.getVirtualItems().map((it) => (
        <Row key={it.key} row={rows[it.index]} start={it.start} selected={rows[it.index].getIsSelected()} table={table} />
      ))}
    </tbody>
  )
}
function App({ rows }) {
  const [scroller, setScroller] = useState(null)
  const table = useTable({ features, columns, data: rows, getRowId: rowId, enableSubRowSelection: false })
  api.table = table
  return (
    <div className="t-scroller" ref={setScroller}>
      <table style={{ display: 'grid', width: TOTAL_WIDTH }}>
        <thead className="t-head ts-head">
          {table.getHeaderGroups().map((g) => (
            <tr key={g.id} style={{ display: 'flex' }}>
              {g.headers.map((h) => (
                <th key={h.id} className="t-cell" style={{ width: h.getSize() }} onClick={h.column.getToggleSortingHandler()}>
                  <table.FlexRender header={h} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <Body table={table} scroller={scroller} />
      </table>
    </div>
  )
}
expose(
  App,
  scrollerBench('.t-scroller', {
    cell: 'tbody .t-cell',
    row: 'tbody tr',
    sort: (k, d) => api.table.setSorting([{ id: k, desc: d === 'desc' }]),
    selectAll: () => api.table.toggleAllRowsSelected(true),
    selectedCount: () => api.table.getSelectedRowModel().rows.length,
  }),
)
