import { execFileSync } from 'node:child_process'
import { contract, encodeSearch } from '@etalon/api/contract'
import type { Locator } from 'playwright'
import { expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { type Person, signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 40 })

const heading = ({ page }: Person, name: RegExp | string) => page.getByRole('heading', { level: 1, name })
const button = ({ page }: Person, name: RegExp | string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })
const dialog = ({ page }: Person, name: RegExp | string) => page.getByRole('dialog', { name })
/** Types a day into the parts of its field. */
async function typeDay(form: Locator, name: string, day: string) {
  await form.getByRole('group', { name, exact: true }).getByRole('spinbutton').first().click()
  await form.page().keyboard.type(day.replaceAll('-', ''))
}
/** What a deed lets the browser save: a paper, and what it says. */
async function saved({ page }: Person, deed: Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), deed])
  const text = execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' })
  return { name: download.suggestedFilename(), text }
}
/** The month before this one, at the institute. */
const lastMonth = () => {
  const [year = 0, month = 0] = new Date(Date.now() + 8 * 3_600_000).toISOString().split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

test('[BIZ-7] a cashier’s day: settled with a discount and a reduction, paid in parts, invoiced, voided, filed, reconciled', async () => {
  const cashier = await product.enter('cashier')
  const { page } = cashier
  await cashier.open('收费结算', '结算收费')
  const first = page
    .getByRole('link', { name: /^JS\d{10}$/ })
    .filter({ visible: true })
    .first()
  await expect(first).toBeVisible()
  await cashier.picture('settlement-list')
  const number = (await first.textContent()) ?? ''
  await first.click()
  await expect(heading(cashier, `结算单 ${number}`)).toBeVisible()
  await expect(page.getByText('待结算').filter({ visible: true }).first()).toBeVisible()

  // The paper comes with the sum.
  await expect(button(cashier, '对账单 PDF')).toBeDisabled()
  await button(cashier, '结算').click()
  const settling = dialog(cashier, `结算 ${number}`)
  // One line free of charge costs nothing, and as much as before once it is not.
  const lines = settling.getByRole('table').getByRole('row')
  const free = lines.nth(1).getByRole('button', { name: /免收类型/ })
  const net = lines.nth(1).getByRole('cell').last()
  const price = (await net.textContent()) ?? ''
  await free.click()
  await page.getByRole('listbox').getByRole('option', { name: '其他' }).click()
  await expect(net).toHaveText('0.00')
  await expect(settling.getByRole('textbox', { name: '免收理由' })).toBeVisible()
  await free.click()
  await page.getByRole('listbox').getByRole('option', { name: '收费', exact: true }).click()
  await expect(net).toHaveText(price)
  await settling.getByRole('button', { name: /折扣类型/ }).click()
  await page.getByRole('listbox').getByRole('option', { name: '政策折扣' }).click()
  await settling.getByRole('button', { name: '结算', exact: true }).click()
  await expect(settling.getByText('实付比例是 0 至 100 的数字，最多两位小数').first()).toBeVisible()
  await settling.getByRole('textbox', { name: '实付比例 %' }).fill('90')
  await settling.getByRole('button', { name: /减免类型/ }).click()
  await page.getByRole('listbox').getByRole('option', { name: '其他' }).click()
  await settling.getByRole('textbox', { name: '减免金额' }).fill('0.50')
  await settling.getByRole('textbox', { name: '减免理由' }).fill('抹零')
  await cashier.picture('settle-dialog')
  const due = /应收 ([\d.]+)/.exec((await settling.textContent()) ?? '')?.[1] ?? ''
  await settling.getByRole('button', { name: '结算', exact: true }).click()
  await expect(settling).toHaveCount(0)
  await expect(page.getByText('已结算').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText(`${due} 元`).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText(/抹零/).filter({ visible: true }).first()).toBeVisible()
  // Whoever settled it does not stand in for it.
  await expect(button(cashier, '担保')).toBeDisabled()

  // A part, and more than is owed is refused before it is sent.
  await button(cashier, '收款').click()
  let charging = dialog(cashier, `${number} 收款`)
  await charging.getByRole('textbox', { name: '金额' }).fill('99999')
  await charging.getByRole('button', { name: '确定', exact: true }).click()
  await expect(charging.getByText(`最多 ${due} 元`).first()).toBeVisible()
  await charging.getByRole('textbox', { name: '金额' }).fill('10.05')
  await charging.getByRole('button', { name: '确定', exact: true }).click()
  await expect(page.getByText('已收款 10.05 元')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '10.05', visible: true })).toHaveCount(1)
  await button(cashier, '收款').click()
  charging = dialog(cashier, `${number} 收款`)
  await charging.getByRole('button', { name: '确定', exact: true }).click()
  await expect(page.getByText('已缴费').filter({ visible: true }).first()).toBeVisible()
  await expect(button(cashier, '收款')).toHaveCount(0)

  // A wrong entry is taken back by a counter-entry, and what it paid is owed again.
  await button(cashier, '冲销').first().click()
  await cashier.agree('冲销', '刷卡被撤销')
  await expect(page.getByRole('cell', { name: '−10.05' })).toBeVisible()
  await button(cashier, '收款').click()
  charging = dialog(cashier, `${number} 收款`)
  await expect(charging.getByRole('textbox', { name: '金额' })).toHaveValue('10.05')
  await charging.getByRole('button', { name: '确定', exact: true }).click()
  await expect(button(cashier, '收款')).toHaveCount(0)

  // Papers for whoever paid: by keyboard as by mouse.
  await button(cashier, '对账单 PDF').focus()
  const statement = await saved(cashier, page.keyboard.press('Enter'))
  same(statement.name).toBe(`${number}.pdf`)
  for (const words of ['结算对账单', due, '人民币', '冲销：刷卡被撤销']) same(statement.text).toContain(words)
  // The first was taken back: what is left is the second of three.
  const receipt = await saved(cashier, button(cashier, '收据').first().click())
  same(receipt.name).toBe(`${number}-2.pdf`)
  same(receipt.text).toContain('收款收据')

  // An invoice, voided, and the right one.
  await button(cashier, '登记发票').click()
  let invoicing = dialog(cashier, `${number} 登记发票`)
  await invoicing.getByRole('textbox', { name: '发票号码' }).fill('1')
  await invoicing.getByRole('button', { name: '确定', exact: true }).click()
  await expect(invoicing.getByText('发票号码是 6 至 20 位数字或大写字母').first()).toBeVisible()
  await invoicing.getByRole('textbox', { name: '发票号码' }).fill('26110001')
  await invoicing.getByRole('button', { name: '确定', exact: true }).click()
  await expect(page.getByText('发票 26110001 已登记')).toBeVisible()
  await button(cashier, '作废').click()
  await cashier.agree('作废', '抬头有误')
  await expect(page.getByText(/已作废 \d{4}-\d\d-\d\d 抬头有误/)).toBeVisible()
  await button(cashier, '登记发票').click()
  invoicing = dialog(cashier, `${number} 登记发票`)
  await invoicing.getByRole('textbox', { name: '发票号码' }).fill('26110002')
  await invoicing.getByRole('button', { name: '确定', exact: true }).click()
  await expect(page.getByText('发票 26110002 已登记')).toBeVisible()
  await button(cashier, '归档').first().click()
  await expect(page.getByText('已归档').filter({ visible: true }).first()).toBeVisible()
  await cashier.picture('settlement-detail')
  await withAxe(page)
  await page.reload()
  await expect(heading(cashier, `结算单 ${number}`)).toBeVisible()
  same(await axeFaults(page)).toEqual([])

  // What came is in the books.
  await cashier.open('收费结算', '对账')
  await expect(page.getByRole('row').filter({ hasText: due, visible: true }).first()).toBeVisible()
  await expect(page.getByText(/合计: 期初未收/)).toBeVisible()
  for (const [name, ending] of [
    ['PDF', 'pdf'],
    ['XLSX', 'xlsx'],
  ] as const) {
    const saving = page.waitForEvent('download')
    await button(cashier, name).click()
    same((await saving).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
  }
  await cashier.picture('reconciliation')
  await cashier.leave()
})

test('[BIZ-7][NUM-2] several orders of one client are settled together, with one sum and one bill that lists them; in English', async () => {
  const client = await clientOf(product.workspaceUrl, 'cashier')
  const settlements = (filter: Record<string, unknown>) =>
    client.send(contract.settlement.page, { body: encodeSearch({ current: 1, size: 200, filter }) })
  const { records } = await settlements({ state: ['50', '100'] })
  const [group = []] = [...Map.groupBy(records, ({ enterId }) => enterId).values()].filter((rows) => rows.length > 2)
  const parts = group.slice(0, 3)
  const enterprise = parts[0]?.enterName ?? ''
  const cashier = await signIn(product.browser, product.workspaceUrl, 'cashier', 'en')
  const { page } = cashier
  await cashier.open('Charging', 'Settlements')
  await page.getByRole('radio', { name: 'All' }).filter({ visible: true }).first().check({ force: true })
  await page.getByRole('textbox', { name: 'Enterprise' }).filter({ visible: true }).fill(enterprise)
  await button(cashier, 'Search').click()
  await expect(page.getByText(`${(await settlements({ enterName: enterprise })).total} in total`)).toBeVisible()
  for (const { settlementNo } of parts)
    await page
      .getByRole('checkbox', { name: `Select ${settlementNo}` })
      .filter({ visible: true })
      .click({ force: true })
  await button(cashier, 'Settle together').click()
  const question = page.getByRole('alertdialog', { name: 'Settle 3 together?' })
  for (const { orderNo } of parts) await expect(question).toContainText(orderNo)
  await cashier.picture('settle-together-question')
  await cashier.agree('Settle together')
  await expect(heading(cashier, /Settlement JS/)).toBeVisible()
  const orders = page.getByRole('region', { name: 'Table of orders' })
  for (const { orderNo, settlementNo } of parts)
    for (const number of [orderNo, settlementNo]) await expect(orders).toContainText(number)
  await cashier.picture('settlement-joint')

  // Taken apart and put together again: nothing is settled yet.
  await button(cashier, 'Take apart').click()
  await cashier.agree('Take apart')
  await expect(orders).toHaveCount(0)
  await page.goBack()
  for (const { settlementNo } of parts)
    await page
      .getByRole('checkbox', { name: `Select ${settlementNo}` })
      .filter({ visible: true })
      .click({ force: true })
  await button(cashier, 'Settle together').click()
  await cashier.agree('Settle together')
  await expect(orders).toContainText(parts[2]?.orderNo ?? '')
  const opening = button(cashier, 'Open to settle')
  if (await opening.isVisible()) {
    await opening.click()
    await cashier.agree('Open to settle')
  }
  await button(cashier, 'Settle').click()
  const settling = dialog(cashier, /Settle JS/)
  await settling.getByRole('button', { name: /Reduction$/ }).click()
  await page.getByRole('listbox').getByRole('option').nth(4).click()
  await settling.getByRole('textbox', { name: 'Taken off', exact: true }).fill('0.01')
  await settling.getByRole('textbox', { name: 'Why taken off' }).fill('The odd cent')
  await cashier.picture('settle-together-dialog')
  const due = /To pay ([\d.]+)/.exec((await settling.textContent()) ?? '')?.[1] ?? ''
  await settling.getByRole('button', { name: 'Settle', exact: true }).click()
  await expect(settling).toHaveCount(0)
  await expect(page.getByText(`${due} CNY`).filter({ visible: true }).first()).toBeVisible()
  await withAxe(page)
  await page.reload()
  await expect(orders).toContainText(parts[0]?.orderNo ?? '')
  same(await axeFaults(page)).toEqual([])
  const bill = await saved(cashier, button(cashier, 'Statement PDF').click())
  for (const { orderNo } of parts) same(bill.text.split(orderNo).length - 1).toBe(3)
  same(bill.text).toContain(due)
  await cashier.leave()
})

test('[BIZ-7][FLOW-3] a closed month takes nothing any more until somebody else opens it again; in English', async () => {
  const month = lastMonth()
  const cashier = await signIn(product.browser, product.workspaceUrl, 'cashier', 'en')
  const { page } = cashier
  await cashier.open('Charging', 'Closing of months')
  const row = page.getByRole('row').filter({ hasText: month, visible: true })
  await row.getByRole('button', { name: 'Close' }).click()
  await cashier.agree('Close')
  await expect(row.getByText('Closed')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Open again' })).toBeDisabled()
  await cashier.picture('periods')

  await cashier.open('Charging', 'Settlements')
  await page
    .getByRole('link', { name: /^JS\d{10}$/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(heading(cashier, /Settlement JS/)).toBeVisible()
  await button(cashier, 'Settle').click()
  await dialog(cashier, /Settle JS/)
    .getByRole('button', { name: 'Settle', exact: true })
    .click()
  await button(cashier, 'Take a payment').click()
  const charging = dialog(cashier, /Payment for/)
  await charging.getByRole('textbox', { name: 'Amount' }).fill('1')
  await typeDay(charging, 'Paid on', `${month}-15`)
  await charging.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(`${month} is closed and nothing of it is changed`, { exact: false }).first()).toBeVisible()
  // What was refused was not saved: it is asked about before it is lost.
  await charging.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(charging).toHaveCount(0)

  const approver = await signIn(product.browser, product.workspaceUrl, 'approver', 'en')
  await approver.open('Charging', 'Closing of months')
  const theirs = approver.page.getByRole('row').filter({ hasText: month, visible: true })
  await theirs.getByRole('button', { name: 'Open again' }).click()
  await approver.agree('Open again', 'One payment was forgotten')
  await expect(theirs.getByText('Open', { exact: true })).toBeVisible()
  await theirs.getByRole('button', { name: 'History' }).click()
  await expect(approver.page.getByText('One payment was forgotten').first()).toBeVisible()
  await approver.leave()

  await button(cashier, 'Take a payment').click()
  const again = dialog(cashier, /Payment for/)
  await again.getByRole('textbox', { name: 'Amount' }).fill('1')
  await typeDay(again, 'Paid on', `${month}-15`)
  await again.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('CNY 1.00 was taken')).toBeVisible()
  await cashier.leave()
})

test('[BIZ-6] a contract is written down, audited by another person, and counts', async () => {
  const reception = await product.enter()
  const { page } = reception
  await reception.open('收费结算', '合同管理')
  await page.getByRole('link', { name: '登记合同' }).filter({ visible: true }).first().click()
  await expect(heading(reception, '登记合同')).toBeVisible()
  await page.getByRole('textbox', { name: '合同名称' }).fill('年度检测合同')
  await page.getByRole('combobox', { name: '委托单位' }).filter({ visible: true }).pressSequentially('星麓')
  await page.getByRole('option', { name: /星麓/ }).first().click()
  await button(reception, '确定').or(button(reception, '保存')).first().click()
  await expect(page.getByText('实付比例是 0 至 100 的数字，最多两位小数').first()).toBeVisible()
  await page.getByRole('textbox', { name: '实付比例 %' }).fill('85')
  await reception.picture('contract-form')
  await button(reception, '保存').click()
  await expect(heading(reception, /合同 HT\d{10}/)).toBeVisible()
  const number = /HT\d{10}/.exec((await heading(reception, /合同 HT/).textContent()) ?? '')?.[0] ?? ''
  await button(reception, '提交').click()
  await reception.agree('提交')
  await expect(page.getByText('审核中').filter({ visible: true }).first()).toBeVisible()
  await reception.leave()
  const approver = await product.enter('approver')
  await approver.open('收费结算', '合同管理')
  await approver.page.getByRole('link', { name: number }).filter({ visible: true }).click()
  await expect(heading(approver, `合同 ${number}`)).toBeVisible()
  await button(approver, '批准').click()
  await approver.agree('批准')
  await expect(approver.page.getByText('执行中').filter({ visible: true }).first()).toBeVisible()
  const paper = await saved(approver, button(approver, '合同 PDF').click())
  same(paper.name).toBe(`${number}.pdf`)
  for (const words of ['计量检测服务合同', '年度检测合同', '85 %']) same(paper.text).toContain(words)
  same(paper.text).not.toContain('未生效')
  await approver.picture('contract-detail')
  await approver.leave()
})
