import type { OrderDetail } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import OrderDetailScreen from './OrderDetailScreen.tsx'
import { order } from './order-in-tests.ts'

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

test('[REG-4] an order that was voided before anybody accepted it says no more than that nobody signed it', async () => {
  await show(undefined, { ...order, isSignable: false, standing: { ...order.standing, state: '0' } })
  const card = page.getByRole('region', { name: '委托方签字' })
  await expect.element(card.getByText('委托单作废前没有委托方签字。')).toBeVisible()
  await expect.element(card.getByText(/受理/)).not.toBeInTheDocument()
})

test('[BIZ-2] each instrument of an order stands with its maker, its accuracy and what it costs', async () => {
  const gauge = { kindCode: 'YB-60', name: '压力表', model: 'YB-60', serial: '2101148', manufacturer: '湘江仪器有限公司' }
  const served = { range: '(0~1.6) MPa', accuracy: '1.6 级', abilityType: '1', regulation: 'JJG 52-2013', price: '1060.00' }
  await show(undefined, {
    ...order,
    instruments: [{ id: '8', sampleNo: null, sampleState: '50', abilityTypes: ['1'], ...gauge, ...served }],
  })
  const row = page.getByRole('region', { name: '器具明细表' }).getByRole('row').last()
  for (const words of ['湘江仪器有限公司', '1.6 级', '1,060.00']) await expect.element(row.getByText(words)).toBeVisible()
})

test('[BIZ-2][REG-3] an order that was kept before anything is on it says so, and how instruments come to it', async () => {
  await show(undefined, { ...order, instruments: [] })
  const card = page.getByRole('region', { name: '器具明细' })
  await expect.element(card.getByText('还没有器具')).toBeVisible()
  await expect.element(card.getByText(/从单位器具选取/)).toBeVisible()
  await expect.element(card.getByRole('table')).not.toBeInTheDocument()
})

test('[BIZ-2] what the order itself says has a card of its own, beside that of whose it is', async () => {
  await show()
  const own = page.getByRole('region', { name: '委托信息' })
  const whose = page.getByRole('region', { name: '委托单位' })
  await expect.element(own.getByText('2026-11-20')).toBeVisible()
  await expect.element(whose.getByText('长沙星麓精工机械有限公司')).toBeVisible()
  await expect.element(whose.getByText('2026-11-20')).not.toBeInTheDocument()
  await expect.element(own.getByText('长沙星麓精工机械有限公司')).not.toBeInTheDocument()
})

test('[REG-4] a signature is shown with who held the pen, and says where the order was changed since', async () => {
  const signature = { id: '1', signerName: '林可', byName: '周岚', at: '2026-11-20T01:30:00Z' }
  const version = { amendment: 0, isRevocable: true }
  await show(undefined, {
    ...order,
    signature: { ...signature, ...version, signature: { kind: 'typed', name: '林可' }, holds: false },
  })
  const card = page.getByRole('region', { name: '委托方签字' })
  await expect.element(card.getByRole('img', { name: /签名.*林可/ })).toBeVisible()
  await expect.element(card.getByText(/签字之后委托单有改动/)).toBeVisible()
  await expect.element(card.getByText('周岚')).toBeVisible()
})

test('[REG-4] a signature says of which version of the order it is', async () => {
  const signature = { id: '1', signerName: '林可', byName: '周岚', at: '2026-11-20T01:30:00Z', holds: true, isRevocable: false }
  await show(undefined, {
    ...order,
    signature: { ...signature, amendment: 2, signature: { kind: 'typed', name: '林可' } },
  })
  const card = page.getByRole('region', { name: '委托方签字' })
  await expect.element(card.getByText('第 2 次变更后的委托单')).toBeVisible()
})

test('[REG-5] an order that is only kept says so, and that it is not signed yet for that', async () => {
  await show(undefined, { ...order, isTemp: true, isSignable: false })
  await expect.element(page.getByText('暂存', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/暂存的委托单补全并保存后/)).toBeVisible()
})

test('[REG-5] what was brought back from the client stands with an order on site, and with no other', async () => {
  const piece = {
    ...{
      id: '8',
      kindCode: 'YB-60',
      name: '压力表',
      model: 'YB-60',
      serial: '2101148',
      manufacturer: '',
      range: '',
      accuracy: '',
    },
    ...{ abilityType: '1', sampleNo: null, sampleState: '50', regulation: '', price: '60.00', abilityTypes: ['1'] },
  }
  const spotBack = {
    ...{ id: '5', billNo: 'WT2026110001-D', takenTime: '2027-03-02 11:40', takenById: '9', takenByName: '沈砚' },
    ...{ giverName: '贺文舟', remark: '', byName: '周岚', at: '2027-03-02T04:00:00Z', samples: [{ id: '8', note: '带合格证' }] },
  }
  await show(undefined, { ...order, serviceType: '2', instruments: [piece], isSpotBack: true, spotBack })
  const card = page.getByRole('region', { name: '现场带回' })
  await expect.element(card.getByRole('row', { name: /2101148 带合格证/ })).toBeVisible()
  await expect.element(card.getByRole('button', { name: '带回单 PDF' })).toBeVisible()
  expect(card.getByRole('button', { name: /带回$/ }).elements()).toEqual([])
})

test('[NAV-10] an order on its way has its place held by grey shapes, and one that is not there is said so', async () => {
  let answer = (_: Response) => {}
  serve(({ path }) => (path === 'order/detail' ? new Promise<Response>((resolve) => (answer = resolve)) : []))
  const { container } = await render(
    <InWorkspace>
      <OrderDetailScreen query={{ id: '999' }} />
    </InWorkspace>,
  )
  await expect.poll(() => container.querySelectorAll('[data-shape]').length).toBeGreaterThan(5)
  answer(Response.json({ code: 404, success: false, data: {}, msg: '没有找到这条记录' }, { status: 404 }))
  await expect.element(page.getByRole('heading', { level: 1, name: '没有这张委托单' })).toBeVisible()
  expect(page.getByRole('button', { name: '重试' }).elements()).toEqual([])
})
