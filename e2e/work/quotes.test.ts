import { expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { expect } from '../support/patient-expect.ts'
import type { Person } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 4 })

const panel = ({ page }: Person) => page.getByRole('dialog', { name: '购物车' })
const heading = ({ page }: Person, name: RegExp | string) => page.getByRole('heading', { level: 1, name })
const button = ({ page }: Person, name: RegExp | string) => page.getByRole('button', { name }).filter({ visible: true })
const byQuote = async (person: Person, number: string) => {
  await person.open('收费结算', '报价单')
  await person.page.getByRole('link', { name: number, exact: true }).filter({ visible: true }).click()
  await expect(heading(person, `报价单 ${number}`)).toBeVisible()
}

test('[BIZ-6][SHELL-8][FLOW-1] a cart becomes a quote, another person audits it, the enterprise agrees, and it becomes an order', async () => {
  const reception = await product.enter()
  const { page } = reception
  await reception.open('业务受理', '器具台账')
  await page.getByRole('radio', { name: '全部', exact: true }).filter({ visible: true }).check({ force: true })
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: '委托单位' }))
    .filter({ visible: true })
    .first()
    .fill('星麓')
  await page.keyboard.press('Enter')
  const rows = page.getByRole('row').filter({ hasText: '长沙星麓', visible: true })
  await expect(rows.first()).toBeVisible()
  for (const place of [0, 1]) await rows.nth(place).getByRole('checkbox').click()
  await button(reception, '放入购物车').click()
  await page.getByRole('complementary', { name: '购物车' }).getByRole('button').click()
  await panel(reception).getByRole('button', { name: /报价/ }).click()

  // The form has the instruments, and works out what they come to.
  await expect(heading(reception, '编制报价')).toBeVisible()
  await expect(page.getByText('长沙星麓精工机械有限公司 的 2 件器具已放入报价')).toBeVisible()
  await expect(page.getByRole('combobox', { name: '委托单位' })).toHaveValue(/长沙星麓/)
  await page.getByRole('textbox', { name: '单价，第 1 行' }).fill('100.05')
  await page.getByRole('textbox', { name: '折扣 %，第 1 行' }).fill('185')
  await button(reception, '提交审核').click()
  await expect(page.getByText('折扣是 0 至 100 的数字，最多两位小数').first()).toBeVisible()
  await page.getByRole('textbox', { name: '折扣 %，第 1 行' }).fill('85')
  await expect(page.getByRole('cell', { name: '85.04', exact: true }).first()).toBeVisible()
  await reception.picture('quote-form')
  // What is typed stays on this device.
  await page.reload()
  await expect(page.getByRole('textbox', { name: '折扣 %，第 1 行' })).toHaveValue('85')
  await button(reception, '提交审核').click()
  await expect(heading(reception, /报价单 BJ\d{10}/)).toBeVisible()
  const number = /BJ\d{10}/.exec((await heading(reception, /报价单 BJ/).textContent()) ?? '')?.[0] ?? ''
  // Who wrote it does not audit it, and may take it back.
  await expect(button(reception, '批准')).toHaveCount(0)
  await button(reception, '撤回').click()
  await reception.agree('撤回')
  await button(reception, '提交').click()
  await reception.agree('提交')
  await expect(page.getByText('审核中').filter({ visible: true }).first()).toBeVisible()

  const cashier = await product.enter('cashier')
  await byQuote(cashier, number)
  await button(cashier, '退回').click()
  await cashier.agree('退回', '请核对单价')
  await expect(button(cashier, '批准')).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('请核对单价').first()).toBeVisible()
  await page.getByRole('link', { name: '编辑' }).filter({ visible: true }).click()
  await page.getByRole('textbox', { name: '单价，第 1 行' }).fill('90')
  await button(reception, '提交审核').click()
  await expect(heading(reception, `报价单 ${number}`)).toBeVisible()

  await cashier.page.reload()
  await button(cashier, '批准').click()
  await cashier.agree('批准')
  await expect(cashier.page.getByText('可用', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await cashier.leave()

  // The enterprise sees it and agrees.
  const customer = await product.enter('customer')
  await byQuote(customer, number)
  await expect(customer.page.getByRole('button', { name: '批准' })).toHaveCount(0)
  await withAxe(customer.page)
  await customer.page.reload()
  await expect(button(customer, '确认接受')).toBeVisible()
  same(await axeFaults(customer.page)).toEqual([])
  await button(customer, '确认接受').click()
  await customer.agree('确认接受')
  await expect(customer.page.getByText(/贺文舟，\d{4}-/).first()).toBeVisible()
  await customer.leave()

  // On paper there is the quote alone.
  await page.reload()
  await expect(heading(reception, `报价单 ${number}`)).toBeVisible()
  await reception.picture('quote-detail')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('委托单位确认（签字、盖章）')).toBeVisible()
  await expect(button(reception, '打印报价单')).toHaveCount(0)
  await reception.picture('quote-paper')
  await page.emulateMedia({ media: 'screen' })

  // The order has its instruments and its prices.
  await page.getByRole('link', { name: '登记委托单' }).click()
  await expect(heading(reception, '委托登记')).toBeVisible()
  await expect(page.getByRole('link', { name: `按报价单 ${number}` })).toBeVisible()
  await expect(page.getByRole('combobox', { name: '委托单位' }).filter({ visible: true })).toHaveValue(/长沙星麓/)
  await expect(page.getByRole('cell', { name: '76.50', exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: '出厂编号，第 2 行' }).filter({ visible: true })).not.toHaveValue('')
  await reception.picture('quote-order')
  await button(reception, '提交').click()
  await expect(heading(reception, /委托单 WT\d{10}/)).toBeVisible()
  await expect(page.getByRole('link', { name: `按报价单 ${number}` }).filter({ visible: true })).toBeVisible()
  await page
    .getByRole('link', { name: `按报价单 ${number}` })
    .filter({ visible: true })
    .click()
  await expect(page.getByText('不可用', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '登记委托单' }).filter({ visible: true })).toHaveCount(0)
  await reception.leave()
})

test('[BIZ-6][PERM-1] a tester has no quotes; the list says what can be used, and a customer sees what was audited alone', async () => {
  const tester = await product.enter('tester')
  await expect(tester.page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '收费结算' })).toHaveCount(0)
  await tester.leave()
  const customer = await product.enter('customer')
  await customer.open('收费结算', '报价单')
  await expect(customer.page.getByRole('link', { name: '编制报价' })).toHaveCount(0)
  await expect(customer.page.getByRole('radio', { name: '审核中' })).toHaveCount(0)
  await customer.leave()
})
