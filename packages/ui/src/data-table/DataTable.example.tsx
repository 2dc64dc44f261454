import { DataTable, useDataTable } from '@etalon/ui/data-table'

const orders = [
  { id: '1', orderNo: 'WT2026110142', customer: 'Hunan Huize Hospital', amount: '1,280.00' },
  { id: '2', orderNo: 'WT2026110141', customer: 'Zhuzhou Qiheng Rail Equipment', amount: '430.00' },
]

/** Pages are asked of `loadPage`; a call that a newer one replaces, or that somebody stops, is aborted by its signal. */
export function Example() {
  const table = useDataTable({ loadPage: async () => ({ rows: orders, total: orders.length }) })
  return (
    <div style={{ height: 320, display: 'flex' }}>
      <DataTable<(typeof orders)[number]>
        actor={table}
        label="Orders"
        selectable
        rowLabel={({ orderNo }) => orderNo}
        columns={[
          { key: 'orderNo', header: 'Order', width: 140, sortable: true, phone: 'start' },
          { key: 'customer', header: 'Customer', minWidth: 200, phone: 'title' },
          { key: 'amount', header: 'Amount', unit: 'CNY', width: 120, numeric: true, phone: 'end' },
        ]}
      />
    </div>
  )
}
