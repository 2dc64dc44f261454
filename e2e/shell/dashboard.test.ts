import { expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 40 })

test('[SHELL-12] the home page shows what waits, what is due, and what came and went, as a picture with its table', async () => {
  const { page, leave } = await product.enter('reception')
  await withAxe(page)
  await page.reload()
  const card = (name: string) => page.getByRole('region', { name })
  const waits = card('等我处理').getByRole('link').first()
  await expect(waits).toBeVisible()
  const due = card('即将到期').getByRole('listitem')
  await expect(due.first()).toContainText(/超 \d+ 天|今天|\d+ 天/)
  const chart = card('收样与发证')
  // Drawn, and not only framed.
  await expect(chart.locator('svg path[fill]').first()).toBeVisible()
  await expect(page.getByText('加载中……')).toBeHidden()
  same(await axeFaults(page)).toEqual([])
  await chart.getByRole('button', { name: /表格|数据/ }).click()
  await expect(page.getByRole('row').filter({ hasText: /^\d\d-\d\d/ })).toHaveCount(14)
  await leave()
})

test('[SHELL-12] what is due leads to it: an order, and the standard among the standards', async () => {
  const { page, leave } = await product.enter('reception')
  const due = page.getByRole('region', { name: '即将到期' }).getByRole('listitem')
  const order = due.filter({ hasText: '委托单' }).first().getByRole('link')
  const number = (await order.textContent()) ?? ''
  await order.click()
  await expect(page).toHaveURL(/order-detail\/index\?id=\d+$/)
  await expect(page.getByRole('heading', { name: number })).toBeVisible()
  await leave()
  const dispatcher = await product.enter('dispatcher')
  const standard = dispatcher.page.getByRole('region', { name: '即将到期' }).getByRole('listitem').filter({ hasText: '标准器' })
  const link = standard.first().getByRole('link')
  const asked = (await link.textContent()) ?? ''
  await link.click()
  await expect(dispatcher.page.getByRole('heading', { level: 1, name: '计量标准' })).toBeVisible()
  await expect(dispatcher.row(asked)).toHaveCount(1)
  await expect(dispatcher.page.getByRole('row').filter({ visible: true })).toHaveCount(2)
  await dispatcher.leave()
})
