import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { acceptedOrder } from '../support/accepted-order.ts'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { clientOf } from '../support/client-of.ts'
import { inDatabase } from '../support/in-database.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

test('[SYS-5] who did what is found by person and kind, leads to the record, is taken out as a file, and its chain is checked', async () => {
  const { orderNo } = await acceptedOrder(product.workspaceUrl, ['A-101'])
  const { page, open, row, picture, leave } = await product.enter('admin')
  await withAxe(page)
  await open('系统管理', '审计日志')
  await expect(row(orderNo).filter({ hasText: '受理' })).toContainText('高嵘')
  await page.getByRole('button', { name: /人员/ }).filter({ visible: true }).first().click()
  await page.getByRole('option', { name: '周岚' }).click()
  await page
    .getByRole('button', { name: /记录类型/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('option', { name: '委托单', exact: true }).click()
  await press(page, '查询')
  await expect(row(orderNo)).toHaveCount(2)
  await picture('audit')
  await press(page, '核对链条')
  await expect(seen(page, /^已核对 \d+ 条，与写入时一致$/)).toBeVisible()
  await press(page, '导出')
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /导出全部符合条件的数据.*CSV/ }).click()
  same((await download).suggestedFilename()).toMatch(/^审计日志/)
  await page.reload()
  await expect(row(orderNo).first()).toBeVisible()
  same(await axeFaults(page)).toEqual([])

  await inDatabase(product, `update history set reason = '改过' where tenant_id = '000000' and sequence = 2`)
  await press(page, '核对链条')
  await expect(seen(page, /第 2 条与写入时不一致/)).toBeVisible()
  await row(orderNo).first().getByRole('link', { name: orderNo }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(orderNo) }).filter({ visible: true })).toBeVisible()
  await leave()
})

test('[SYS-5] a call that was refused is found in the log by its person, with its number and its reason', async () => {
  const tester = await clientOf(product.workspaceUrl, 'tester')
  await same(
    tester.send(contract.parameter.submit, { body: { paramName: 'x', paramKey: 'x', paramValue: 'x' } }),
  ).rejects.toMatchObject({ code: 403 })
  const { page, open, row, picture, leave } = await product.enter('admin')
  await open('系统管理', '接口日志')
  await page
    .getByRole('radio', { name: '被拒绝' })
    .filter({ visible: true })
    .or(page.getByText('被拒绝', { exact: true }).filter({ visible: true }))
    .first()
    .click()
  await page
    .getByRole('button', { name: /调用人/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('option', { name: '沈砚', exact: true }).click()
  await expect(async () => {
    await press(page, '查询')
    await expect(row('/api/blade-system/param/submit').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(row('/api/blade-system/param/submit').first()).toContainText('403')
  await expect(row('/api/blade-system/param/submit').first()).toContainText('forbidden')
  await picture('api-log')
  await leave()
})

test('[SYS-5][SYS-2] what an administrator changed of a parameter and of a role is read beside it, and in the trail', async () => {
  const client = await clientOf(product.workspaceUrl, 'admin')
  const body = { paramName: '咨询电话', paramKey: 'own.phone', paramValue: '1', remark: '' }
  const { id } = await client.send(contract.parameter.submit, { body })
  await client.send(contract.parameter.submit, { body: { ...body, id, paramValue: '0731-84321234' } })
  await client.send(contract.role.limit, { body: { roleAlias: 'tester', dataScope: 'department' } })
  const { page, open, row, picture, leave } = await product.enter('admin')
  await open('系统管理', '参数设置')
  const remembered = page.getByRole('list', { name: '变更记录' }).filter({ visible: true })
  await press(page, '咨询电话 的更多操作')
  await page.getByRole('menuitem', { name: '变更记录', exact: true }).click()
  await expect(remembered).toContainText('值：1 → 0731-84321234')
  await expect(remembered).toContainText('管理员')
  await picture('parameter-history')
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click()
  await open('系统管理', '角色管理')
  await press(page, '检测人员 的更多操作')
  await page.getByRole('menuitem', { name: '变更记录', exact: true }).click()
  await expect(remembered).toContainText('设置数据范围 数据范围：本部门')
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click()
  await open('系统管理', '审计日志')
  await expect(row('own.phone').filter({ hasText: '修改' })).toContainText('值：1 → 0731-84321234')
  await expect(row('检测人员')).toContainText('设置数据范围')
  await leave()
})
