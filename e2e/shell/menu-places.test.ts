import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@etalon/api/contract'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect as same, test } from 'vitest'
import { clientOf } from '../support/client-of.ts'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { type Running, startProduct } from '../support/running.ts'

let browser: Browser
let etalon: Running
let site: Server
let siteUrl = ''
beforeAll(async () => {
  browser = await openBrowser()
  // Another site, which tries to reach what is around it.
  site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(`<h1>实验室系统</h1><p id="told"></p><script>
      const tried = (what) => { try { return String(what()) } catch (error) { return error.name } }
      document.getElementById('told').textContent = [
        'document: ' + tried(() => parent.document.title),
        'top: ' + tried(() => { top.location = 'about:blank'; return 'gone' }),
        'referrer: ' + document.referrer,
      ].join(' | ')</script>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '6', ETALON_FRAMES: siteUrl } })
  const admin = await clientOf(etalon.workspaceUrl, 'admin')
  const tree = await admin.send(contract.menu.routes, { query: {} })
  const parentId = tree.find(({ code }) => code === 'order')?.id ?? ''
  const add = (code: string, name: string, path: string) =>
    admin.send(contract.menu.submit, { body: { parentId, code, name, nameEn: `${code} page`, path, category: 1, sort: 90 } })
  await add('lims', '实验室系统', `${siteUrl}/start`)
  await add('elsewhere', '外部网站', 'https://example.test/start')
  await add('planned', '规划中的功能', '/order/planned')
})
afterAll(async () => {
  await browser?.close()
  await etalon?.remove()
  site?.close()
})

const enter = (language: 'zh' | 'en' = 'zh') => signIn(browser, etalon.workspaceUrl, 'reception', language)
const side = { zh: '侧边菜单', en: 'Side menu' }

test('[NAV-7] a page of a configured site is framed in a sandbox and reaches nothing around it; its tab is kept over a reload', async () => {
  const { page, leave } = await enter()
  await page.getByRole('navigation', { name: side.zh }).getByRole('link', { name: '实验室系统' }).click()
  await expect(page).toHaveURL(/\/myiframe\/\d+$/)
  await expect(page).toHaveTitle('实验室系统 - 计量自助服务平台')
  const framed = page.frameLocator('iframe[title="实验室系统"]')
  await expect(framed.getByRole('heading', { name: '实验室系统' })).toBeVisible()
  await expect(framed.locator('#told')).toHaveText('document: SecurityError | top: SecurityError | referrer:')
  const box = await page.locator('iframe').boundingBox()
  same(box?.height).toBeGreaterThan(600)
  await page.reload()
  await expect(framed.getByRole('heading', { name: '实验室系统' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '实验室系统', selected: true })).toBeVisible()
  await leave()
})

test('[NAV-7] a page of any other site is a link that opens a new window', async () => {
  const { page, leave } = await enter('en')
  await page.getByRole('navigation', { name: side.en }).getByRole('link', { name: 'elsewhere page' }).click()
  await expect(page.getByText('“elsewhere page” is on another site')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const link = page.getByRole('link', { name: 'Open in a new window' })
  await expect(link).toHaveAttribute('href', 'https://example.test/start')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await leave()
})

test('[NAV-9] a menu entry without a screen says which it is, and the error log keeps it', async () => {
  const { page, leave } = await enter()
  await page.goto(`${etalon.workspaceUrl}/order/planned`)
  await expect(page.getByText('“规划中的功能”还没有页面')).toBeVisible()
  await expect(page.getByText(/\/order\/planned\/index 对应的页面/)).toBeVisible()
  await expect(page.getByRole('tab', { name: '规划中的功能', selected: true })).toBeVisible()
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: /^本地日志/ }).click()
  await expect(page.getByRole('dialog', { name: '本地日志' })).toContainText('No screen answers the menu entry 规划中的功能')
  await leave()
})

test('[NAV-5] a path of a menu parent leads to its first leaf, and a path that nobody knows home', async () => {
  const { page, open, leave } = await enter()
  await page.goto(`${etalon.workspaceUrl}/order`)
  await expect(page).toHaveURL(/\/order\/order-registration(\/index)?$/)
  await page.goto(`${etalon.workspaceUrl}/myiframe/999999`)
  await expect(page).toHaveURL(/\/wel\/index$/)
  // Being led on keeps what was begun in a view that is open.
  await open('业务受理', '委托单')
  const begun = page.getByRole('textbox', { name: '委托单号' }).filter({ visible: true })
  await begun.fill('未查询的')
  for (const [path, lead] of [
    ['/order', /\/order\/order-registration(\/index)?$/],
    ['/', /\/wel\/index$/],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page).toHaveURL(lead)
    await page.getByRole('tab', { name: '委托单' }).click()
    await expect(begun).toHaveValue('未查询的')
  }
  await leave()
})

test('[NAV-8] each place has its own title, in the language in force, which ends with that of the site', async () => {
  const { page, open, leave } = await enter()
  await expect(page).toHaveTitle('首页 - 计量自助服务平台')
  await open('业务受理', '样品管理')
  await expect(page).toHaveTitle('样品管理 - 计量自助服务平台')
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page).toHaveTitle('Samples - Metrology self-service platform')
  await page.getByRole('tab', { name: 'Home' }).click()
  await expect(page).toHaveTitle('Home - Metrology self-service platform')
  await page.getByRole('button', { name: '中文', exact: true }).click()
  await page.goBack()
  await expect(page).toHaveTitle('样品管理 - 计量自助服务平台')
  await page.goto(`${etalon.workspaceUrl}/order/order-detail/index?id=1`)
  await expect(page).toHaveTitle('委托单详情 - 计量自助服务平台')
  await leave()
})

test('[SHELL-4] where the institute names a place to be advised, a code leads a phone there; else there is no button', async () => {
  const admin = await clientOf(etalon.workspaceUrl, 'admin')
  const { page, leave } = await enter()
  await expect(page.getByRole('button', { name: '通知与下载中心' })).toBeVisible()
  await expect(page.getByRole('button', { name: '在线咨询' })).toHaveCount(0)
  await admin.send(contract.parameter.submit, {
    body: { paramName: '在线咨询', paramKey: 'view.consult', paramValue: 'https://example.test/consult' },
  })
  await page.reload()
  await page.getByRole('button', { name: '在线咨询' }).click()
  const panel = page.getByRole('dialog', { name: '在线咨询' })
  await expect(panel.getByRole('img', { name: '在线咨询' })).toBeVisible()
  await expect(panel).toContainText('用手机扫描二维码')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await leave()
})
