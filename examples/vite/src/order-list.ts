import type { LoadPageRequest } from '@etalon/machines/data-table'
import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import type { ColumnDefinition } from '@etalon/ui/data-table'

const orders = [
  { id: '1', orderNo: 'WT2026110001', enterName: '长沙星麓精工机械有限公司' },
  { id: '2', orderNo: 'WT2026110002', enterName: '株洲中车时代电气股份有限公司' },
]

export const fields: SearchFieldDefinition[] = [
  { prop: 'enterName', label: '单位名称' },
  { prop: 'entrustDate', label: '委托日期', type: 'date' },
]

export const columns: ColumnDefinition[] = [
  { key: 'orderNo', header: '委托单号', phone: 'title' },
  { key: 'enterName', header: '委托单位', phone: 'start' },
]

/** Yours asks a server. */
export async function fetchOrders({ query }: LoadPageRequest) {
  const rows = orders.filter(({ enterName }) => enterName.includes(String(query.enterName ?? '')))
  return { rows, total: rows.length }
}
