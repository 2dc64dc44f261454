import { DataTable, useDataTable } from '@etalon/ui/data-table'
import { SearchBar, useSearchBar } from '@etalon/ui/search-bar'
import { columns, fetchOrders, fields } from './order-list.ts'

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
