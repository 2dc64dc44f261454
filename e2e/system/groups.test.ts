import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { receivedOrder } from '../support/accepted-order.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()
const field = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('textbox', { name }).filter({ visible: true })
const choose = async (page: Page, label: RegExp, name: string) => {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.keyboard.press('Escape')
}

test('[SYS-6][BIZ-4] a calibration group is made, work is dispatched to it, and its people alone can be given that work', async () => {
  const admin = await product.enter('admin')
  await withAxe(admin.page)
  await admin.open('系统管理', '分组管理')
  await press(admin.page, '新增分组')
  await field(admin.page, /^编号/).fill('一组')
  await field(admin.page, /^名称/).fill('长度校准组')
  await choose(admin.page, /^成员/, '谭青')
  await press(admin.page, '保存')
  await expect(seen(admin.page, '由字母和数字组成，最多 16 位')).toBeVisible()
  await field(admin.page, /^编号/).fill('CD01')
  await press(admin.page, '保存')
  await expect(admin.row('长度校准组')).toContainText('1 人：谭青')
  await admin.picture('groups')
  await admin.row('长度校准组').getByRole('link', { name: '长度校准组' }).click()
  await expect(admin.page.getByRole('heading', { level: 1, name: '长度校准组' }).filter({ visible: true })).toBeVisible()
  await expect(admin.row('谭青')).toContainText('长度室')
  await expect(admin.page.getByRole('list', { name: '变更记录' }).filter({ visible: true })).toContainText('管理员')
  await admin.page.reload()
  await expect(admin.row('谭青')).toContainText('长度室')
  same(await axeFaults(admin.page)).toEqual([])
  await admin.picture('group')

  const { samples } = await receivedOrder(product.workspaceUrl, ['G-101'])
  const client = await clientOf(product.workspaceUrl, 'dispatcher')
  const { itemNo } = await client.send(contract.item.detail, { query: { id: samples[0]?.itemId ?? '' } })
  const { page, open, row, picture, leave } = await product.enter('dispatcher')
  await open('检测管理', '任务调度')
  await row(itemNo).getByRole('button', { name: '下达' }).click()
  const dialog = page.getByRole('dialog', { name: `下达检测任务 ${itemNo}` })
  await dialog.getByRole('button', { name: /校准组/ }).click()
  await page.getByRole('option', { name: /长度校准组/ }).click()
  await picture('group-dispatch')
  await dialog.getByRole('button', { name: '下达', exact: true }).click()
  await expect(seen(page, `${itemNo} 已下达给长度校准组`)).toBeVisible()

  await page
    .getByRole('tab', { name: /任务分配/ })
    .filter({ visible: true })
    .or(page.getByRole('radio', { name: /任务分配/ }))
    .first()
    .click()
  await row(itemNo).getByRole('button', { name: '分配' }).click()
  const testers = page.getByRole('dialog', { name: `分配检测任务 ${itemNo}` })
  await expect(testers.getByRole('radio', { name: /沈砚.*不在校准组「长度校准组」中/ })).toBeDisabled()
  await testers.getByText(/^谭青/).click()
  await testers.getByRole('button', { name: '分配', exact: true }).click()
  await expect(seen(page, `${itemNo} 已分配给 谭青`)).toBeVisible()

  await open('检测管理', '调度看板')
  await page
    .getByRole('button', { name: /校准组/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('option', { name: '长度校准组' }).click()
  await expect(page.getByRole('region', { name: '谭青', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: '沈砚', exact: true })).toHaveCount(0)
  await picture('group-board')
  await leave()

  // Work was dispatched to it: it is not deleted, and goes out of use instead.
  await admin.open('系统管理', '分组管理')
  await press(admin.page, '长度校准组 的更多操作')
  await admin.page.getByRole('menuitem', { name: '删除', exact: true }).click()
  await admin.agree('删除')
  await expect(seen(admin.page, /分组「长度校准组」已被使用/)).toBeVisible()
  await press(admin.page, '长度校准组 的更多操作')
  await admin.page.getByRole('menuitem', { name: '停用', exact: true }).click()
  await admin.agree('停用')
  await expect(admin.row('长度校准组')).toContainText('停用')
  await admin.leave()
})
