import { execFileSync } from 'node:child_process'
import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { acceptedOrder, gaugeOrder } from './accepted-order.ts'
import { axeFaults, withAxe } from './axe-faults.ts'
import { clientOf } from './client-of.ts'
import { expect } from './patient-expect.ts'
import { useProduct } from './use-product.ts'

const product = useProduct({ orders: 6 })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
const detailOf = (id: string) => `${product.workspaceUrl}/order/order-detail/index?id=${id}`

/** What the button of the bill lets the browser save, pressed by the keyboard. */
async function savedBill(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  await button(page, '委托单 PDF').focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const text = execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' })
  return { name: download.suggestedFilename(), text: text.replace(/\s+/g, '') }
}

test('[REG-4] the counter saves the bill of an order as a PDF', async () => {
  const order = await acceptedOrder(product.workspaceUrl, ['B-101'])
  const person = await product.enter()
  await person.page.goto(detailOf(order.orderId))
  const bill = await savedBill(person.page)
  same(bill.name).toBe(`${order.orderNo}.pdf`)
  for (const words of ['计量检测委托单', order.orderNo, 'B-101', '人民币']) same(bill.text).toContain(words)
  await person.leave()
})

test('[REG-4] the client signs at the counter, which is on the bill until the order is changed; a signature is taken back with a reason', async () => {
  const reception = await clientOf(product.workspaceUrl, 'reception')
  const form = await gaugeOrder(reception, ['B-201'])
  const { id, orderNo } = await reception.send(contract.order.submit, { body: form })
  const person = await product.enter()
  const { page } = person
  await page.goto(detailOf(id))
  await button(page, '委托方签字').click()
  const dialog = page.getByRole('dialog', { name: `委托单 ${orderNo} 签字` })
  await expect(dialog.getByRole('textbox', { name: '签字人' })).toHaveValue('贺文舟')
  await dialog.getByRole('button', { name: '确认签字' }).click()
  await expect(dialog.getByText('请签名').first()).toBeVisible()
  const pad = dialog.getByRole('group', { name: /签名板/ })
  await pad.hover({ position: { x: 60, y: 100 } })
  const place = await pad.boundingBox()
  if (!place) throw new Error('there is a pad to sign on')
  await page.mouse.down()
  await page.mouse.move(place.x + 200, place.y + 60, { steps: 8 })
  await page.mouse.move(place.x + 300, place.y + 120, { steps: 8 })
  await page.mouse.up()
  await person.picture('order-sign')
  await dialog.getByRole('button', { name: '确认签字' }).click()
  await expect(page.getByText(`委托单 ${orderNo} 已签字`)).toBeVisible()
  await expect(page.getByRole('img', { name: /签名/ }).filter({ visible: true })).toBeVisible()
  await expect(button(page, '委托方签字')).toHaveCount(0)
  await person.picture('order-signed')
  same((await savedBill(page)).text).toContain('签字人Signedby贺文舟')

  // Somebody changes the order: what was signed is another one.
  const { standing } = await reception.send(contract.order.detail, { query: { id } })
  await reception.send(contract.order.submit, { body: { ...form, id, version: standing.version, remark: '改为加急' } })
  await withAxe(page)
  await page.reload()
  await expect(page.getByText(/签字之后委托单有改动/).filter({ visible: true })).toBeVisible()
  same(await axeFaults(page)).toEqual([])
  same((await savedBill(page)).text).not.toContain('签字人')

  // Signed anew, by whoever does not draw.
  await button(page, '重新签字').click()
  await dialog.getByText('键入姓名', { exact: true }).click()
  await dialog.getByRole('textbox', { name: /签名/ }).fill('林可')
  await dialog.getByRole('button', { name: '确认签字' }).click()
  await expect(page.getByRole('img', { name: /签名.*林可/ }).filter({ visible: true })).toBeVisible()
  await button(page, '撤回签字').click()
  await person.agree('撤回签字', '签错了人')
  await expect(page.getByText('尚未签字').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('list', { name: '变更记录' }).filter({ visible: true })).toContainText('签错了人')
  await person.leave()
})
