import { createHmac } from 'node:crypto'
import { contract } from '@etalon/api/contract'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { clientOf } from '../support/client-of.ts'
import { expect } from '../support/patient-expect.ts'
import { button, field, more, save, says } from '../support/resource-hands.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 0 })
const [system, otherSystems] = ['系统管理', '外部系统']

/** Reads the secret that is told, and closes what tells it. */
async function secretOf(page: Page): Promise<string> {
  const told = page.getByRole('dialog', { name: '「lims」的密钥' })
  const secret = await told.locator('code').innerText()
  await expect(told.getByRole('button', { name: '复制密钥' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(told.getByRole('status')).toHaveText('密钥已复制')
  same(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await told.getByRole('button', { name: '我已记下' }).click()
  await expect(told).toBeHidden()
  same(await page.content()).not.toContain(secret)
  return secret
}

/** Comes from the other system as the person at reception, by a link that it signed, and looks what is there. */
async function comeBy(secret: string, look: (page: Page) => Promise<void>): Promise<void> {
  const now = String(Date.now())
  const signature = createHmac('sha256', secret).update(['000000', 'reception', now].join('\n')).digest('hex')
  const handedOver = { tenantId: '000000', username: 'reception', password: 'Etalon-demo-1', accessKeyId: 'lims' }
  const context = await product.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  const query = new URLSearchParams({ ...handedOver, signature: `${now}.${signature}` })
  await page.goto(`${product.workspaceUrl}/sso/login?${query}`)
  await look(page)
  await context.close()
}
const isSignedIn = (page: Page) => expect(page.getByRole('tablist', { name: '已打开页面' })).toBeVisible()
const isRefused = (page: Page) => expect(page.getByText(/^来源系统的签名无效/)).toBeVisible()

test('[SYS-2][SES-11][SEC-3] a system is admitted on the screen, brings people in by its secret until that is renewed, is gone on to, and is removed with its address', async () => {
  const { page, open, row, agree, leave } = await product.enter('admin')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(system, otherSystems)
  await says(page, '还没有外部系统')
  await says(page, /^本机构没有启用单点登录/)
  await page.getByRole('link', { name: '参数设置', exact: true }).filter({ visible: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: '参数设置' })).toBeVisible()
  await button(page, '新增参数').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /设置什么/ }).click()
  await page.getByRole('option', { name: /接受从其他系统带入的登录/ }).click()
  await dialog.getByRole('button', { name: / 参数值$/ }).click()
  await page.getByRole('option', { name: '是', exact: true }).click()
  await save(page)
  await expect(row('system.sso')).toBeVisible()

  await open(system, otherSystems)
  await page.reload()
  await says(page, '还没有外部系统')
  await expect(page.getByText(/^本机构没有启用单点登录/)).toHaveCount(0)
  await button(page, '接入系统').click()
  await expect(field(page, /^标识/)).toBeFocused()
  await field(page, /^标识/).fill('lims')
  await field(page, /^名称/).fill('业务系统')
  await field(page, /^单点登录地址/).fill('lims.example.org')
  await save(page)
  await says(page, /填写以 http:\/\/ 或 https:\/\/ 开头的完整地址/)
  await field(page, /^单点登录地址/).fill(`${product.workspaceUrl}/health/live?from=etalon`)
  await page.getByRole('dialog').getByRole('button', { name: '请选择 代表账号' }).click()
  await page.getByRole('option', { name: /\(reception\)/ }).click()
  await save(page)
  const secret = await secretOf(page)
  await expect(button(page, '接入系统')).toBeFocused()
  await expect(row('lims')).toContainText('尚未请求')

  await button(page, '接入系统').click()
  await field(page, /^标识/).fill('lims')
  await field(page, /^名称/).fill('又一个')
  await page.getByRole('dialog').getByRole('button', { name: '请选择 代表账号' }).click()
  await page.getByRole('option', { name: /\(reception\)/ }).click()
  await save(page)
  await expect(field(page, /^标识/)).toHaveAccessibleDescription(/已有应用 lims/)
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click()

  await comeBy(secret, async (there) => {
    await isSignedIn(there)
    const opened = there.context().waitForEvent('page')
    await there.getByRole('button', { name: /用户菜单/ }).click()
    await there.getByRole('menuitem', { name: '业务系统', exact: true }).click()
    const lims = await opened
    await lims.waitForLoadState()
    same(Object.fromEntries(new URL(lims.url()).searchParams)).toMatchObject({ from: 'etalon', username: 'reception' })
  })
  await page.reload()
  await expect(row('lims')).toContainText('业务系统')
  await expect(row('lims')).not.toContainText('尚未请求')

  await more(page, 'lims', '更换密钥')
  await agree('更换密钥')
  const renewed = await secretOf(page)
  await comeBy(secret, isRefused)
  await comeBy(renewed, isSignedIn)

  const admin = await clientOf(product.workspaceUrl, 'admin')
  const addresses = async () =>
    (await admin.send(contract.parameter.list, { query: { paramKey: 'sso.lims.url' } })).records.map(({ paramKey }) => paramKey)
  same(await addresses()).toEqual(['sso.lims.url'])
  await more(page, 'lims', '删除')
  await agree('删除')
  await expect(row('lims')).toHaveCount(0)
  same(await addresses()).toEqual([])
  await comeBy(renewed, isRefused)
  await leave()
})
