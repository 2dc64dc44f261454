// vxe-table 4 (Vue 3): the choice of the system that ours replaces. Only the table is installed.
import '../../src/base.css'
import { createApp, h, ref } from 'vue'
import { VxeColumn, VxeTable } from 'vxe-table'
import 'vxe-table/es/style.css'
import './vxe.css'
import { CHECK_WIDTH, COLUMNS, ROW_HEIGHT, text } from '../../src/data.js'

const api = {}
window.mountTable = (rows) => {
  const app = createApp({
    setup() {
      const table = ref()
      api.table = table
      return () =>
        h(
          VxeTable,
          {
            ref: table,
            height: 720,
            border: 'inner',
            showOverflow: 'ellipsis',
            showHeaderOverflow: 'ellipsis',
            size: 'mini',
            rowConfig: { keyField: 'id' },
            cellConfig: { height: ROW_HEIGHT },
            headerCellConfig: { height: ROW_HEIGHT },
            checkboxConfig: { highlight: true },
            virtualYConfig: { enabled: true, gt: 0 },
            virtualXConfig: { enabled: true, gt: 0 },
            onVnodeMounted: () => table.value.loadData(rows),
          },
          () =>
            COLUMNS.flatMap((c, i) => {
              const col = h(VxeColumn, {
                key: c.key,
                field: c.key,
                title: c.title,
                width: c.width,
                sortable: true,
                align: c.num ? 'right' : 'left',
                className: c.key === 'seq' ? 'x-seq' : undefined,
                formatter: c.decimals === undefined ? undefined : (p) => text(p.row, c),
              })
              return i === 0 ? [col, h(VxeColumn, { key: 'check', type: 'checkbox', width: CHECK_WIDTH })] : [col]
            }),
        )
    },
  })
  app.use(VxeTable).use(VxeColumn)
  app.mount('#root')
}
const el = () =>
  document.querySelector('.vxe-table--body-wrapper.body--wrapper .vxe-table--body-inner-wrapper, .vxe-table--body-inner-wrapper')
window.bench = {
  cell: '.x-seq.vxe-body--column',
  row: '.vxe-body--row',
  selected: '.row--checked',
  getScrollTop: () => el()?.scrollTop ?? 0,
  scrollTo: (y) => {
    el().scrollTop = y
  },
  scrollHeight: () => el().scrollHeight,
  sort: (k, d) => api.table.value.sort(k, d),
  selectAll: () => api.table.value.setAllCheckboxRow(true),
  selectedCount: () => api.table.value.getCheckboxRecords().length,
}
