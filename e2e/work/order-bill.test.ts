import { execFileSync } from 'node:child_process'
import { contract } from '@etalon/api/contract'
import type { Locator, Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { acceptedOrder, gaugeOrder } from '../support/accepted-order.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

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

test('[REG-1][REG-5] an order on site is planned in its form, with a vehicle that no other order has then; once it is handed in it is changed with a reason', async () => {
  const [reception, admin] = await Promise.all(['reception', 'admin'].map((one) => clientOf(product.workspaceUrl, one)))
  if (!reception || !admin) throw new Error('two people')
  await admin.send(contract.vehicle.submit, { body: { carNumber: '湘A·10086', model: '厢式货车', remark: '' } })
  const { id, orderNo } = await reception.send(contract.order.submit, { body: await gaugeOrder(reception, ['B-301']) })
  const person = await product.enter()
  const { page } = person
  await page.goto(`${product.workspaceUrl}/order/order-registration/index?id=${id}`)
  const choose = async (name: RegExp, option: RegExp | string, within: Page | Locator = page) => {
    await within.getByRole('button', { name }).filter({ visible: true }).first().click()
    await page.getByRole('option', { name: option }).first().click()
  }
  await choose(/服务方式/, '现场检测')
  const plan = page.getByRole('region', { name: '现场检测安排' })
  await plan.getByRole('button', { name: '安排现场检测' }).click()
  await button(page, '保存').click()
  await expect(page.getByText('请填写开始时间').filter({ visible: true }).first()).toBeVisible()
  for (const [name, time] of [
    ['开始时间', '202703020830'],
    ['结束时间', '202703021200'],
  ] as const) {
    await plan
      .getByRole('group', { name: new RegExp(name) })
      .getByRole('spinbutton')
      .first()
      .click()
    await page.keyboard.type(time)
  }
  await plan.getByRole('textbox', { name: '现场条件和准备' }).fill('380 V 电源')
  await plan.getByRole('button', { name: '添加车辆' }).click()
  await choose(/车辆，第 1 行/, /湘A·10086/, plan)
  await choose(/司机，第 1 行/, '沈砚', plan)
  await person.picture('order-plan')
  await button(page, '保存').click()
  const shown = page.getByRole('region', { name: '现场检测安排' }).filter({ visible: true })
  await expect(shown).toContainText('湘A·10086（沈砚）')
  await expect(shown).toContainText('2027-03-02 08:30 至 2027-03-02 12:00')

  await button(page, '提交').click()
  await person.agree('提交')
  await button(page, '变更').click()
  const dialog = page.getByRole('dialog', { name: `变更委托单 ${orderNo}` })
  await dialog.getByRole('textbox', { name: '手机' }).fill('13974903317')
  await dialog.getByRole('button', { name: '变更', exact: true }).click()
  await expect(dialog.getByText('请填写变更原因（2 至 500 字）').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: '变更原因' }).fill('客户换了联系人')
  await person.picture('order-amend')
  await dialog.getByRole('button', { name: '变更', exact: true }).click()
  await expect(page.getByText(`委托单 ${orderNo} 已变更`)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '13974903317', visible: true })).toContainText('13874903316')
  await withAxe(page)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: '13974903317', visible: true })).toContainText('客户换了联系人')
  same(await axeFaults(page)).toEqual([])
  await person.picture('order-amended')
  await person.leave()
})
