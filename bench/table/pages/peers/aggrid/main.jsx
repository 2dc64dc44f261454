// ag-grid-community through ag-grid-react, only the modules the page uses; Quartz theme, its default buffers.

import { ClientSideRowModelModule, ColumnApiModule, ModuleRegistry, RowSelectionModule, themeQuartz } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { CHECK_WIDTH, COLUMNS, ROW_HEIGHT, text } from '../../src/data.js'
import { expose } from '../../src/react-mount.jsx'

ModuleRegistry.registerModules([ClientSideRowModelModule, RowSelectionModule, ColumnApiModule])
const api = {}
const theme = themeQuartz.withParams({ rowHeight: ROW_HEIGHT, headerHeight: ROW_HEIGHT, fontSize: 13, cellHorizontalPadding: 8 })
const columnDefs = COLUMNS.map((c) => ({
  colId: c.key,
  field: c.key,
  headerName: c.title,
  width: c.width,
  minWidth: 30,
  sortable: true,
  valueFormatter: c.decimals === undefined ? undefined : (p) => text(p.data, c),
}))
const rowSelection = { mode: 'multiRow', selectAll: 'all', headerCheckbox: true, checkboxes: true }
const selectionColumnDef = { width: CHECK_WIDTH, minWidth: 30 }
const getRowId = (p) => p.data.id
function App({ rows }) {
  return (
    <div style={{ width: 1280, height: 720 }}>
      <AgGridReact
        theme={theme}
        animateRows={false}
        rowData={rows}
        columnDefs={columnDefs}
        rowSelection={rowSelection}
        selectionColumnDef={selectionColumnDef}
        getRowId={getRowId}
        rowHeight={ROW_HEIGHT}
        headerHeight={ROW_HEIGHT}
        onGridReady={(e) => {
          api.grid = e.api
        }}
      />
    </div>
  )
}
const el = () => document.querySelector('.ag-grid-viewport,.ag-body-viewport')
expose(App, {
  x: 62,
  cell: '.ag-row [col-id=seq]',
  row: '.ag-row',
  getScrollTop: () => el()?.scrollTop ?? 0,
  scrollTo: (y) => {
    el().scrollTop = y
  },
  scrollHeight: () => el().scrollHeight,
  sort: (k, d) => api.grid.applyColumnState({ state: [{ colId: k, sort: d }] }),
  selectAll: () => api.grid.selectAll(),
  selectedCount: () => api.grid.getSelectedNodes().length,
})
