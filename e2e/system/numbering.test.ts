import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { gaugeOrder } from '../support/accepted-order.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { button, says } from '../support/resource-hands.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const year = String(new Date().getUTCFullYear())
const choose = async (page: Page, field: RegExp, option: string | RegExp) => {
  await page.getByRole('dialog').getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('[SYS-3][FLOW-3] a number is put together from its parts and seen at once; the next order has it, and who was slower is told', async () => {
  const { page, open, picture, leave } = await product.enter('admin')
  await withAxe(page)
  await page.reload()
  await open('系统管理', '编号规则')
  const card = (name: string) => page.getByRole('region', { name, exact: true }).filter({ visible: true })
  await expect(card('委托单')).toContainText('默认规则')
  await card('委托单').getByRole('button', { name: '修改' }).click()
  const dialog = page.getByRole('dialog', { name: '修改委托单编号规则' })
  const preview = dialog.getByRole('status', { name: '示例' })
  await expect(preview).toHaveText(/^WT\d{6}0001$/)
  await dialog.getByRole('textbox', { name: '固定文本' }).fill('力/')
  await expect(preview).toHaveText(/^力\/\d{6}0001$/)
  await choose(page, /日期格式/, new RegExp(`^${year}$`))
  await expect(preview).toHaveText(`力/${year}0001`)
  // Without a serial number nothing is told apart.
  await dialog.getByRole('button', { name: '删除第 3 项' }).click()
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await says(page, /须有且只有一个流水号/)
  await dialog.getByRole('button', { name: '添加一项' }).click()
  await choose(page, /^固定文本 第 3 项$/, '流水号')
  await choose(page, /位数/, /^6\s?位$/)
  await expect(preview).toHaveText(`力/${year}000001`)
  await dialog.getByRole('button', { name: '第 2 项上移' }).click()
  await expect(preview).toHaveText(`${year}力/000001`)
  await dialog.getByRole('button', { name: '第 2 项上移' }).click()
  same(await axeFaults(page)).toEqual([])
  await picture('numbering')

  // Meanwhile another administrator was faster.
  const other = await clientOf(product.workspaceUrl, 'admin')
  const rule = (await other.send(contract.numbering.list, {})).find(({ kind }) => kind === 'order')
  if (!rule) throw new Error('every kind has a rule')
  await other.send(contract.numbering.submit, { body: { kind: 'order', version: rule.version, items: rule.items } })
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog.getByText('此规则刚被他人修改，您编的规则没有丢')).toBeVisible()
  await expect(dialog.getByText(/已保存的规则：WT\d{6}0001/)).toBeVisible()
  await expect(preview).toHaveText(`力/${year}000001`)
  await picture('numbering-overtaken')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await says(page, '委托单编号规则已保存')
  await expect(card('委托单')).toContainText(`力/${year}000001`)
  const counter = await clientOf(product.workspaceUrl, 'reception')
  const { orderNo } = await counter.send(contract.order.submit, { body: await gaugeOrder(counter, ['N-1']) })
  same(orderNo).toBe(`力/${year}000001`)
  await leave()
})

test('[SYS-3] each kind of record is offered the parts that are known when it is numbered, all ten of them for a report; in English', async () => {
  const { page, open, leave } = await signIn(product.browser, product.workspaceUrl, 'admin', 'en')
  await open('Administration', 'Numbering')
  const card = page.getByRole('region', { name: 'Reports', exact: true }).filter({ visible: true })
  await card.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Numbering: Reports' })
  await dialog.getByRole('button', { name: /^Fixed text Part 1$/ }).click()
  const options = page.getByRole('option')
  await expect(options).toHaveCount(10)
  for (const words of await options.allTextContents()) same(words).not.toMatch(/\p{Script=Han}/u)
  await page.getByRole('option', { name: 'Department code' }).click()
  await expect(dialog.getByRole('status', { name: 'Example' })).not.toHaveText(/^BG/)
  await button(page, 'Back to the default').click()
  await expect(dialog.getByRole('status', { name: 'Example' })).toHaveText(/^BG\d{6}0001$/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await says(page, 'The numbering is saved: Reports')
  await leave()
})
