import { ExportButton, useDataTable } from '@etalon/ui/data-table'
import { saveFile } from '@etalon/ui/saved-file'

const columns = [
  { key: 'orderNo', header: 'Order' },
  { key: 'customer', header: 'Customer' },
]

/** Exports what the table beside it shows. */
export function Example() {
  const table = useDataTable({
    loadPage: async () => ({ rows: [{ id: '1', orderNo: 'WT2026110142', customer: 'Hunan Huize Hospital' }], total: 1 }),
    exportRows: async () => ({ name: 'orders.csv', content: 'WT2026110142' }),
  })
  return (
    <ExportButton
      actor={table}
      columns={columns}
      onExported={({ name, content }) => saveFile(new Blob([String(content)]), name)}
    />
  )
}
