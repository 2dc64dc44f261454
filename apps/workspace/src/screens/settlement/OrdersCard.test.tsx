import type { SettlementDetail } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import SettlementDetailScreen from './SettlementDetailScreen.tsx'

const order = { orderId: '41', orderNo: 'WT2026110024', billDate: '2026-11-20', settlementNo: 'JS2026110003', quote: null }
const other = { ...order, orderId: '42', orderNo: 'WT2026110025', settlementNo: 'JS2026110004' }
const one: SettlementDetail = {
  ...{
    id: '7',
    settlementNo: 'JS2026110003',
    orderId: '41',
    orderCount: 1,
    orderNo: 'WT2026110024',
    enterId: '3',
    enterName: '星麓',
  },
  standing: { state: '100', version: 2, duties: {}, facts: {} },
  ...{ onAccount: false, gross: '180.00', amount: '180.00', paid: '0.00', owed: '180.00', invoiced: '0.00' },
  ...{ guaranteeUntil: null, settledOn: null, socialNumber: '', contract: null, joinedInto: null, billDate: '2026-11-20' },
  ...{ lines: [], charges: [], invoices: [], orders: [order] },
}

test('[BIZ-7] the number of an order of a settlement leads to the order', async () => {
  serve(({ path }) => (path === 'settlement/detail' ? one : path === 'settlement/history' ? [] : { records: [] }))
  await render(
    <InWorkspace>
      <SettlementDetailScreen query={{ id: '7' }} />
    </InWorkspace>,
  )
  const link = page.getByRole('link', { name: 'WT2026110024' })
  await expect.element(link).toHaveAttribute('href', '/order/order-detail/index?id=41')
})

test('[BIZ-7] of a settlement of several orders each number leads to its order', async () => {
  serve(() => ({ records: [] }))
  await render(
    <InWorkspace>
      <OrdersCard one={{ ...one, orders: [order, other] }} />
    </InWorkspace>,
  )
  for (const { orderId, orderNo } of [order, other])
    await expect
      .element(page.getByRole('link', { name: orderNo }))
      .toHaveAttribute('href', `/order/order-detail/index?id=${orderId}`)
})
