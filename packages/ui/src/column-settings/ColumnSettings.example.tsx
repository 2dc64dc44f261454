import { browserLayouts, ColumnSettings, useColumnSettings } from '@etalon/ui/column-settings'

const columns = [
  { key: 'orderNo', label: 'Order' },
  { key: 'customer', label: 'Customer' },
  { key: 'amount', label: 'Amount', shown: false },
]

/** A button that opens the columns of a table; hand its actor to `DataTable` as `settings`. */
export function Example() {
  const settings = useColumnSettings({
    columns,
    resCode: 'order',
    store: browserLayouts,
    save: async (request) => console.log(request),
  })
  return <ColumnSettings actor={settings} />
}
