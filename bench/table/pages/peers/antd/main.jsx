// antd Table with `virtual`; the row is brought to 32 px through the theme.

import { ConfigProvider, Table } from 'antd'
import { useRef, useState } from 'react'
import './antd.css'
import { CHECK_WIDTH, COLUMNS, TOTAL_WIDTH, text } from '../../src/data.js'
import { expose } from '../../src/react-mount.jsx'

const api = {}
// antd derives the row height its virtual list assumes from tokens (paddingXS * 2 + text + 1): these make it 32, else every scroll position is off
const theme = {
  token: { fontSize: 13, lineHeight: 1.54, paddingXS: 5.5, motion: false },
  components: { Table: { cellPaddingInlineSM: 8, cellFontSizeSM: 13 } },
}
const scroll = { x: TOTAL_WIDTH, y: 688 }
function App({ rows }) {
  const [sort, setSort] = useState(null)
  const [keys, setKeys] = useState([])
  api.ref = useRef(null)
  api.sort = (key, dir) => setSort({ key, order: dir === 'desc' ? 'descend' : 'ascend' })
  api.all = () => setKeys(rows.map((r) => r.id))
  api.count = keys.length
  const columns = COLUMNS.map((c) => ({
    key: c.key,
    dataIndex: c.key,
    title: c.title,
    width: c.width,
    ellipsis: true,
    align: c.num ? 'right' : 'left',
    render: (_, r) => text(r, c),
    className: c.key === 'seq' ? 'a-seq' : undefined,
    sorter: c.num ? (a, b) => a[c.key] - b[c.key] : undefined,
    sortOrder: sort?.key === c.key ? sort.order : null,
    showSorterTooltip: false,
  }))
  columns.splice(1, 0, Table.SELECTION_COLUMN)
  return (
    <ConfigProvider theme={theme}>
      <Table
        ref={api.ref}
        virtual
        size="small"
        pagination={false}
        rowKey="id"
        dataSource={rows}
        columns={columns}
        scroll={scroll}
        rowSelection={{ columnWidth: CHECK_WIDTH, selectedRowKeys: keys, onChange: setKeys }}
        onChange={(_, __, s) => setSort({ key: s.columnKey, order: s.order })}
      />
    </ConfigProvider>
  )
}
const el = () => document.querySelector('.ant-table-tbody-virtual-holder')
expose(App, {
  cell: '.ant-table-tbody-virtual .a-seq',
  row: '.ant-table-tbody-virtual .ant-table-row',
  getScrollTop: () => el()?.scrollTop ?? 0,
  scrollTo: (y) => api.ref.current.scrollTo({ top: y }),
  scrollHeight: () => el().scrollHeight,
  sort: (k, d) => api.sort(k, d),
  selectAll: () => api.all(),
  selectedCount: () => api.count,
})
