'use client'

import type { LoadPageRequest } from '@etalon/machines/data-table'
import { type ColumnDefinition, DataTable, useDataTable } from '@etalon/ui/data-table'
import { SearchBar, useSearchBar } from '@etalon/ui/search-bar'

const orders = [
  { id: '1', orderNo: 'WT2026110001', enterName: '长沙星麓精工机械有限公司' },
  { id: '2', orderNo: 'WT2026110002', enterName: '株洲中车时代电气股份有限公司' },
]
const fields = [{ prop: 'enterName', label: '单位名称' }]
const columns: ColumnDefinition[] = [
  { key: 'orderNo', header: '委托单号', phone: 'title' },
  { key: 'enterName', header: '委托单位', phone: 'start' },
]

async function fetchOrders({ query }: LoadPageRequest) {
  const rows = orders.filter(({ enterName }) => enterName.includes(String(query.enterName ?? '')))
  return { rows, total: rows.length }
}

/** What a visitor works with: hooks live behind `use client`. */
export function Orders() {
  const table = useDataTable({ loadPage: fetchOrders })
  const bar = useSearchBar({ fields, onSearched: (ask) => table.send({ type: 'QUERY.CHANGED', query: ask.request.searchParam }) })
  return (
    <>
      <SearchBar actor={bar} label="查询委托单" />
      <DataTable actor={table} label="委托单" columns={columns} />
    </>
  )
}
