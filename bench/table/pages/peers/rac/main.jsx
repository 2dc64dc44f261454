// react-aria-components Table in Virtualizer with TableLayout.
import { useMemo, useState } from 'react'
import {
  Cell,
  Checkbox,
  Column,
  ResizableTableContainer,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components'
import '../../src/plain.css'
import './rac.css'
import { CHECK_WIDTH, COLUMNS, ROW_HEIGHT, sortRows, text } from '../../src/data.js'
import { expose, scrollerBench } from '../../src/react-mount.jsx'

const api = {}
const layoutOptions = { rowHeight: ROW_HEIGHT, headingHeight: ROW_HEIGHT }
const Box = () => (
  <Checkbox slot="selection" className="rac-box">
    <span className="rac-tick" />
  </Checkbox>
)
function App({ rows }) {
  const [sort, setSort] = useState(undefined)
  const [keys, setKeys] = useState(() => new Set())
  const data = useMemo(
    () => (sort ? sortRows(rows, sort.column, sort.direction === 'descending' ? 'desc' : 'asc') : rows),
    [rows, sort],
  )
  api.sort = (column, d) => setSort({ column, direction: d === 'desc' ? 'descending' : 'ascending' })
  api.all = () => setKeys('all')
  api.count = keys === 'all' ? rows.length : keys.size
  return (
    <ResizableTableContainer className="rac-scroller">
      <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
        <Table
          aria-label="样品"
          selectionMode="multiple"
          selectedKeys={keys}
          onSelectionChange={setKeys}
          sortDescriptor={sort}
          onSortChange={setSort}
        >
          <TableHeader className="t-head">
            {COLUMNS.flatMap((c, i) => {
              const col = (
                <Column
                  key={c.key}
                  id={c.key}
                  allowsSorting
                  isRowHeader={c.key === 'id'}
                  width={c.width}
                  minWidth={30}
                  className="t-cell"
                >
                  {c.title}
                </Column>
              )
              return i === 0
                ? [
                    col,
                    <Column key="check" id="check" width={CHECK_WIDTH} minWidth={30} className="t-cell">
                      <Box />
                    </Column>,
                  ]
                : [col]
            })}
          </TableHeader>
          <TableBody items={data}>
            {(row) => (
              <Row id={row.id} className="rac-row">
                {COLUMNS.flatMap((c, i) => {
                  const cell = (
                    <Cell key={c.key} className={c.num ? 't-cell t-num' : 't-cell'}>
                      {text(row, c)}
                    </Cell>
                  )
                  return i === 0
                    ? [
                        cell,
                        <Cell key="check" className="t-cell">
                          <Box />
                        </Cell>,
                      ]
                    : [cell]
                })}
              </Row>
            )}
          </TableBody>
        </Table>
      </Virtualizer>
    </ResizableTableContainer>
  )
}
expose(
  App,
  scrollerBench('.rac-scroller', {
    cell: '.rac-row .t-cell',
    row: '.rac-row',
    sort: (k, d) => api.sort(k, d),
    selectAll: () => api.all(),
    selectedCount: () => api.count,
  }),
)
