// react-virtuoso TableVirtuoso as most people write it: fixedItemHeight, plain <td> cells, state in context.
import { useMemo, useState } from 'react'
import { TableVirtuoso } from 'react-virtuoso'
import '../../src/plain.css'
import { CHECK_WIDTH, COLUMNS, ROW_HEIGHT, sortRows, TOTAL_WIDTH, text } from '../../src/data.js'
import { expose, scrollerBench } from '../../src/react-mount.jsx'
import { toggle } from '../../src/selection.js'

const api = {}
const components = {
  Table: ({ context: _c, ...p }) => <table {...p} className="t-table" style={{ ...p.style, width: TOTAL_WIDTH }} />,
  TableRow: ({ context, item, ...p }) => <tr {...p} className={context.selected.has(item.id) ? 't-sel' : undefined} />,
}
function App({ rows }) {
  const [sort, setSort] = useState(null)
  const [selected, setSelected] = useState(() => new Set())
  const data = useMemo(() => (sort ? sortRows(rows, sort.key, sort.dir) : rows), [rows, sort])
  api.sort = (key, dir) => setSort({ key, dir })
  api.all = () => setSelected(new Set(rows.map((r) => r.id)))
  api.count = selected.size
  const context = useMemo(() => ({ selected }), [selected])
  const cell = (c, row) => (
    <td key={c.key} className={c.num ? 't-cell t-num' : 't-cell'}>
      {text(row, c)}
    </td>
  )
  return (
    <TableVirtuoso
      className="v-scroller"
      style={{ width: 1280, height: 720 }}
      data={data}
      context={context}
      components={components}
      fixedItemHeight={ROW_HEIGHT}
      computeItemKey={(_, r) => r.id}
      fixedHeaderContent={() => (
        <tr className="t-head">
          {COLUMNS.map((c, i) => [
            <th key={c.key} className="t-cell" style={{ width: c.width }} onClick={() => setSort({ key: c.key, dir: 'asc' })}>
              {c.title}
            </th>,
            i === 0 && (
              <th key="check" className="t-cell" style={{ width: CHECK_WIDTH }}>
                <input type="checkbox" onChange={api.all} checked={selected.size === rows.length} />
              </th>
            ),
          ])}
        </tr>
      )}
      itemContent={(_, row) => (
        <>
          {cell(COLUMNS[0], row)}
          <td className="t-cell">
            <input type="checkbox" checked={selected.has(row.id)} onChange={() => setSelected(toggle(selected, row.id))} />
          </td>
          {COLUMNS.slice(1).map((c) => cell(c, row))}
        </>
      )}
    />
  )
}
expose(
  App,
  scrollerBench('.v-scroller', {
    cell: 'tbody .t-cell',
    row: 'tbody tr',
    sort: (k, d) => api.sort(k, d),
    selectAll: () => api.all(),
    selectedCount: () => api.count,
  }),
)
