import { execFileSync } from 'node:child_process'
import { contract } from '@etalon/api/contract'
import type { Locator, Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { gaugeOrder } from '../support/accepted-order.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).filter({ visible: true })
const choose = async (page: Page, within: Page | Locator, name: RegExp, option: RegExp | string) => {
  await within.getByRole('button', { name }).filter({ visible: true }).first().click()
  await page.getByRole('option', { name: option }).first().click()
}

/** What a button lets the browser save as a PDF. */
async function savedPaper(page: Page, name: string): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  const text = execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' })
  return { name: download.suggestedFilename(), text: text.replace(/\s+/g, '') }
}

test('[REG-1][REG-3][REG-5] the counter keeps an order with what is known of it, finds it again, completes it and hands it in', async () => {
  const person = await product.enter()
  const { page } = person
  await page.goto(`${product.workspaceUrl}/order/order-registration/index`)
  await button(page, '暂存').click()
  await expect(page.getByText('请填写委托单位').filter({ visible: true }).first()).toBeVisible()
  const enterprise = page.getByRole('combobox', { name: /委托单位/ }).filter({ visible: true })
  await enterprise.fill('长沙星麓')
  await page
    .getByRole('option', { name: /长沙星麓/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: '经办人' }).fill('林可')
  await choose(page, page, /业务属性/, '自检')
  await choose(page, page, /业务员/, '沈砚')
  await person.picture('order-keep')
  await button(page, '暂存').click()
  await expect(page.getByText(/委托单 WT\d+ 已暂存/)).toBeVisible()
  await expect(page.getByText('暂存', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(button(page, '提交')).toBeDisabled()
  await expect(card(page, '委托方签字')).toContainText('暂存的委托单补全并保存后')
  await withAxe(page)
  await page.reload()
  await expect(card(page, '委托方签字')).toBeVisible()
  same(await axeFaults(page)).toEqual([])
  await person.picture('order-kept')
  const { text } = await savedPaper(page, '委托单 PDF')
  for (const words of ['暂存，内容尚未完整', '经办人', '林可', '沈砚']) same(text).toContain(words)

  // Somebody of the counter completes it, from the list of those that are only kept.
  await page.goto(`${product.workspaceUrl}/order/order-list/index`)
  await page.getByRole('radio', { name: '暂存' }).filter({ visible: true }).click()
  await page.getByRole('link', { name: /^WT/ }).filter({ visible: true }).first().click()
  await page.getByRole('link', { name: '编辑' }).filter({ visible: true }).click()
  await expect(page.getByRole('textbox', { name: '经办人' })).toHaveValue('林可')
  await expect(page.getByText('这份委托单是暂存的').filter({ visible: true })).toBeVisible()
  await button(page, '从单位器具选取').click()
  const ledger = page.getByRole('dialog', { name: '单位器具' })
  await ledger.locator('label').first().click()
  await ledger.getByRole('button', { name: /选取 1 件/ }).click()
  await button(page, '保存').click()
  await expect(page.getByText(/委托单 WT\d+ 已保存/)).toBeVisible()
  await button(page, '提交').click()
  await person.agree('提交')
  await expect(page.getByText('待审核').filter({ visible: true }).first()).toBeVisible()
  await person.leave()
})

test('[REG-4][REG-5] an accepted order that was changed is signed anew, of an order on site something is brought back; each is on its paper', async () => {
  const [reception, dispatcher] = await Promise.all(['reception', 'dispatcher'].map((one) => clientOf(product.workspaceUrl, one)))
  if (!reception || !dispatcher) throw new Error('two people')
  const form = await gaugeOrder(reception, ['B-401', 'B-402'])
  const saved = await reception.send(contract.order.submit, { body: { ...form, serviceType: '2' } })
  const { id, orderNo } = saved
  const signature = { kind: 'typed', name: '贺文舟' } as const
  await reception.send(contract.order.sign, { body: { id, version: saved.version, signerName: '贺文舟', signature } })
  const versionOf = async () => (await reception.send(contract.order.detail, { query: { id } })).standing.version
  await reception.send(contract.order.move, { body: { id, version: await versionOf(), action: 'submit' } })
  await dispatcher.send(contract.order.move, { body: { id, version: await versionOf(), action: 'accept' } })
  const { applicant, mobile, phone, address, sendWay, hopeTestDate } = form
  await reception.send(contract.order.amend, {
    body: {
      ...{ id, version: await versionOf(), reason: '客户来电', applicant, mobile, phone, address, sendWay, hopeTestDate },
      remark: '附示值误差',
    },
  })
  const person = await product.enter()
  const { page } = person
  await page.goto(`${product.workspaceUrl}/order/order-detail/index?id=${id}`)
  const signing = card(page, '委托方签字')
  await expect(signing).toContainText('登记时的委托单')
  await expect(signing.getByRole('button', { name: '撤回签字' })).toHaveCount(0)
  await signing.getByRole('button', { name: '重新签字' }).click()
  const dialog = page.getByRole('dialog', { name: `委托单 ${orderNo} 签字` })
  await dialog.getByText('键入姓名', { exact: true }).click()
  await dialog.getByRole('textbox', { name: /签名/ }).fill('林可')
  await dialog.getByRole('button', { name: '确认签字' }).click()
  await expect(signing).toContainText('第 1 次变更后的委托单')
  await person.picture('order-signed-anew')
  same((await savedPaper(page, '委托单 PDF')).text).toContain('委托方所签的是第1次变更后的委托单')

  // What could not be tested there is brought back.
  const brought = card(page, '现场带回')
  await brought.getByRole('button', { name: '登记带回' }).click()
  const bringing = page.getByRole('dialog', { name: `委托单 ${orderNo} 现场带回` })
  await bringing.getByRole('button', { name: '保存' }).click()
  await expect(bringing.getByText('请至少勾选一件器具').first()).toBeVisible()
  await bringing.getByText(/B-402/).click()
  await bringing.getByRole('textbox', { name: /B-402/ }).fill('外观完好，带合格证')
  await choose(page, bringing, /带回人/, '沈砚')
  await person.picture('order-bring-back')
  await bringing.getByRole('button', { name: '保存' }).click()
  await expect(brought).toContainText(`${orderNo}-D`)
  await expect(brought.getByRole('row').filter({ hasText: 'B-402' })).toContainText('外观完好，带合格证')
  const bill = await savedPaper(page, '带回单 PDF')
  same(bill.name).toBe(`${orderNo}-D.pdf`)
  for (const words of ['现场带回单', 'B-402', '外观完好，带合格证', '沈砚']) same(bill.text).toContain(words)
  same(bill.text).not.toContain('B-401')
  await withAxe(page)
  await page.reload()
  await expect(brought).toContainText('沈砚')
  same(await axeFaults(page)).toEqual([])
  await person.picture('order-brought-back')
  await brought.getByRole('button', { name: '撤销带回' }).click()
  await person.agree('撤销带回', '记错了单')
  await expect(brought).toContainText('没有登记现场带回')
  await expect(page.getByRole('list', { name: '变更记录' }).filter({ visible: true })).toContainText('记错了单')
  await person.leave()
})
