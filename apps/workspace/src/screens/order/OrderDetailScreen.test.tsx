import type { OrderDetail } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import OrderDetailScreen from './OrderDetailScreen.tsx'

const order: OrderDetail = {
  id: '41',
  orderNo: 'WT2026110001',
  standing: { state: '50', version: 3, duties: {}, facts: {} },
  enterId: '7',
  enterName: '长沙星麓精工机械有限公司',
  billType: '1',
  serviceType: '1',
  applicant: '贺文舟',
  mobile: '13874903316',
  billDate: '2026-11-20',
  hopeTestDate: null,
  sampleCount: 0,
  itemCount: 0,
  itemsDone: 0,
  amount: '60.00',
  createStaffName: '周岚',
  phone: '',
  address: '麓谷街道',
  socialNumber: '91430100MA4Q3T7N6X',
  areaName: '长沙市岳麓区',
  onAccount: true,
  sendWay: '1',
  remark: '',
  createTime: '2026-11-20T01:00:00Z',
  quote: null,
  signature: null,
  visit: null,
  amendments: [],
  instruments: [],
}

/** The screen of an order, before a server that answers what `answers` says of it. */
async function show(answers: (path: string) => unknown = () => undefined, shown: OrderDetail = order) {
  const heard = serve(({ path }) =>
    path === 'order/detail' ? shown : path === 'order/history' ? [] : path.startsWith('order/') ? answers(path) : { records: [] },
  )
  await render(
    <InWorkspace>
      <main id="main" tabIndex={-1}>
        <OrderDetailScreen query={{ id: order.id }} />
      </main>
    </InWorkspace>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: /WT2026110001/ })).toBeVisible()
  return heard
}

test('[REG-4] the bill of an order is asked for by its ticket, and the button is there again where none is given', async () => {
  const heard = await show(() => new Response(JSON.stringify({ code: 409, success: false, data: {}, msg: '没有生成' })))
  const bill = page.getByRole('button', { name: '委托单 PDF' })
  await bill.click()
  await expect.poll(() => heard.find(({ path }) => path === 'order/paper')?.body).toEqual({ id: '41' })
  await expect.element(bill).toBeEnabled()
})

test('[REG-4][PERM-1] everybody who reads an order sees whether it is signed; who may not have it signed has no button for it', async () => {
  await show()
  const card = page.getByRole('region', { name: '委托方签字' })
  await expect.element(card.getByText('尚未签字')).toBeVisible()
  expect(card.getByRole('button').elements()).toEqual([])
})

test('[REG-4] a signature is shown with who held the pen, and says where the order was changed since', async () => {
  const signature = { id: '1', signerName: '林可', byName: '周岚', at: '2026-11-20T01:30:00Z' }
  await show(undefined, { ...order, signature: { ...signature, signature: { kind: 'typed', name: '林可' }, holds: false } })
  const card = page.getByRole('region', { name: '委托方签字' })
  await expect.element(card.getByRole('img', { name: /签名.*林可/ })).toBeVisible()
  await expect.element(card.getByText(/签字之后委托单有改动/)).toBeVisible()
  await expect.element(card.getByText('周岚')).toBeVisible()
})
