// react-data-grid 7 (beta: npm's "latest" tag, 6.1.0, is for React 16).
import { useMemo, useState } from 'react'
import { DataGrid, SelectColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import './rdg.css'
import { CHECK_WIDTH, COLUMNS, ROW_HEIGHT, sortRows, text } from '../../src/data.js'
import { expose, scrollerBench } from '../../src/react-mount.jsx'

const api = {}
const columns = COLUMNS.map((c) => ({
  key: c.key,
  name: c.title,
  width: c.width,
  minWidth: 30,
  sortable: true,
  cellClass: c.num ? 'r-num' : undefined,
  renderCell: c.decimals === undefined ? undefined : (p) => text(p.row, c),
}))
columns.unshift({ ...SelectColumn, frozen: false, width: CHECK_WIDTH, minWidth: 30 })
const rowKey = (r) => r.id
function App({ rows }) {
  const [sort, setSort] = useState([])
  const [selected, setSelected] = useState(() => new Set())
  const data = useMemo(
    () => (sort.length ? sortRows(rows, sort[0].columnKey, sort[0].direction === 'DESC' ? 'desc' : 'asc') : rows),
    [rows, sort],
  )
  api.sort = (columnKey, d) => setSort([{ columnKey, direction: d.toUpperCase() }])
  api.all = () => setSelected(new Set(rows.map(rowKey)))
  api.count = selected.size
  return (
    <DataGrid
      aria-label="样品"
      className="r-grid"
      columns={columns}
      rows={data}
      rowHeight={ROW_HEIGHT}
      headerRowHeight={ROW_HEIGHT}
      rowKeyGetter={rowKey}
      selectedRows={selected}
      onSelectedRowsChange={setSelected}
      sortColumns={sort}
      onSortColumnsChange={setSort}
    />
  )
}
expose(
  App,
  scrollerBench('.rdg', {
    x: 62,
    cell: '.rdg-row [aria-colindex="2"]',
    row: '.rdg-row',
    sort: (k, d) => api.sort(k, d),
    selectAll: () => api.all(),
    selectedCount: () => api.count,
  }),
)
