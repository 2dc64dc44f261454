import { contract } from '@etalon/api/contract'
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect as same, test } from 'vitest'
import { clientOf } from '../support/client-of.ts'
import { fillSignIn } from '../support/fill-sign-in.ts'
import { awaitPickups, inDatabase, tell } from '../support/in-database.ts'
import { lockBy, unlockBy } from '../support/lock-screen.ts'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { type Running, startProduct } from '../support/running.ts'

let etalon: Running
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '6' } })
})
afterAll(async () => {
  await browser?.close()
  await etalon?.remove()
})

// A page that a failing test left open would listen along with the next one's.
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})

const enter = (account: string, language: 'zh' | 'en' = 'zh') => signIn(browser, etalon.workspaceUrl, account, language)

/** How many sockets are open at the server. */
async function sockets(): Promise<number> {
  const told = await (await fetch(`${etalon.workspaceUrl}/metrics`)).text()
  return Number(/^etalon_sockets (\d+)$/m.exec(told)?.[1])
}

/** Signs somebody in and waits until their page, and none of an earlier test, listens. */
async function listening(account: string, language: 'zh' | 'en' = 'zh') {
  await expect.poll(sockets).toBe(0)
  const person = await enter(account, language)
  await expect.poll(sockets).toBe(1)
  return person
}

const tellReception = (title: string, content: string, path: string) => tell(etalon, 'reception', title, content, path)

test('[SHELL-10] a message comes through the socket, is counted at the bell, leads where it says, and counts as read', async () => {
  const { page, leave } = await listening('reception')
  const bell = page.getByRole('button', { name: /^消息与公告/ })
  await expect(bell).toHaveAccessibleName('消息与公告')
  await tellReception('委托单已受理', '<p>请&nbsp;查看</p><script>window.broken = 1</script>', '/order/order-list/index')
  await expect(page.getByRole('alertdialog').filter({ hasText: '委托单已受理' })).toContainText('请 查看')
  await expect(bell).toHaveAccessibleName('消息与公告，1 条未读')
  await bell.click()
  const panel = page.getByRole('dialog', { name: '消息与公告' })
  const entry = panel.getByRole('button', { name: /委托单已受理/ })
  await expect(entry).toContainText('请 查看')
  await expect(entry.getByRole('img', { name: '未读' })).toBeVisible()
  // While the panel is open the next one stands above it.
  await tellReception('第二条', '', '')
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('listitem').first()).toContainText('第二条')
  await entry.click()
  await expect(page.getByRole('heading', { level: 1, name: '委托单' })).toBeVisible()
  await expect(panel).toHaveCount(0)
  await expect(bell).toHaveAccessibleName('消息与公告，1 条未读')
  await bell.click()
  await panel.getByRole('button', { name: '全部标为已读' }).click()
  await expect(bell).toHaveAccessibleName('消息与公告')
  await expect(panel.getByRole('img', { name: '未读' })).toHaveCount(0)
  same(await page.evaluate(() => 'broken' in window)).toBe(false)
  await leave()
})

test('[SHELL-10][LOCK-5] locked, nothing of the messages is left in the page, and none is told; unlocked they are there again', async () => {
  const { page, leave } = await listening('reception')
  await tellReception('只给本人看', '', '')
  const bell = page.getByRole('button', { name: /^消息与公告，/ })
  await expect(bell).toBeVisible()
  await lockBy(page, 'Lock-1234')
  await tellReception('锁定时来的', '', '')
  await page.waitForTimeout(1500)
  same(await page.content()).not.toMatch(/只给本人看|锁定时来的/)
  await unlockBy(page, 'Lock-1234')
  await expect(bell).toHaveAccessibleName('消息与公告，2 条未读')
  await leave()
})

test('[SHELL-10] a notice of the institute is told at once and stands among the notices, as text', async () => {
  const { page, leave } = await listening('tester', 'en')
  const admin = await clientOf(etalon.workspaceUrl, 'admin')
  await admin.send(contract.notice.submit, { body: { title: 'Power cut on Friday', content: '<b>From 18:00&nbsp;on</b>' } })
  await expect(page.getByRole('alertdialog').filter({ hasText: 'New notice: Power cut on Friday' })).toBeVisible()
  await page.getByRole('button', { name: 'Messages and notices' }).click()
  const panel = page.getByRole('dialog', { name: 'Messages and notices' })
  await expect(panel).toContainText('No messages')
  await panel.getByText('Notices', { exact: true }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Power cut on Friday' })).toContainText('From 18:00 on')
  await leave()
})

test('[SHELL-5] what can be downloaded is listed in a table of 300 px and comes as a file', async () => {
  const admin = await clientOf(etalon.workspaceUrl, 'admin')
  const { page, leave } = await enter('customer')
  await page.getByRole('button', { name: '通知与下载中心' }).click()
  const dialog = page.getByRole('dialog', { name: '通知与下载中心' })
  await expect(dialog).toContainText('没有可以下载的资料')
  await dialog.getByRole('button', { name: '关闭' }).click()
  const file = await admin.send(contract.file.upload, { query: {}, body: new File(['一、样品须知'], '送检须知.txt') })
  await admin.send(contract.material.submit, {
    body: { name: '送检须知', category: 'form', remark: '2026 年版', fileId: file.id },
  })
  const asked = page.waitForRequest((request) => request.url().includes('/api/material/downloadPage'))
  await page.getByRole('button', { name: '通知与下载中心' }).click()
  same((await asked).postDataJSON()).toMatchObject({ current: 1, searchType: 'N', searchParam: {} })
  const row = dialog.getByRole('row').filter({ hasText: '送检须知' })
  await expect(row).toContainText('2026 年版')
  const heights = await dialog.getByRole('grid').evaluate((grid) => {
    const found: number[] = []
    for (let one: Element | null = grid; one; one = one.parentElement) found.push(one.clientHeight)
    return found
  })
  same(heights).toContain(300)
  const saved = page.waitForEvent('download')
  await row.getByRole('button', { name: '下载' }).click()
  same((await saved).suggestedFilename()).toBe('送检须知.txt')
  await leave()
})

test('[SHELL-9] who hands instruments out sees who comes for theirs; it hides after five seconds, not under the pointer', async () => {
  await awaitPickups(etalon, ['QJ2026110013'])
  const { page, leave } = await enter('reception')
  const popup = page.getByRole('region', { name: /取件|取样|待取/ })
  await expect(popup).toContainText('QJ2026110013')
  same(
    await popup.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight].map((side) => Math.round(side / 10))),
  ).toEqual([32, 19])
  await popup.hover()
  await page.waitForTimeout(6000)
  await expect(popup).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(popup).toHaveCount(0)
  await leave()
})

test('[SHELL-9] a notice leads to the pickup that it names, and all of them to a list that has them, accepted or not', async () => {
  await awaitPickups(etalon, ['QJ2026110021', 'QJ2026110022'])
  await inDatabase(etalon, `update pickup set state = '20' where number = 'QJ2026110022'`, [])
  const { page, leave } = await enter('reception')
  const popup = page.getByRole('region', { name: /取件|取样|待取/ })
  const rows = page.getByRole('row').filter({ hasText: /QJ\d+/, visible: true })
  await popup.getByRole('button', { name: /QJ2026110022/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '预约受理' })).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('QJ2026110022')
  await page.reload()
  // Under the pointer it does not hide.
  await popup.hover()
  // The one that was chosen does not come again, the other does.
  await expect(popup).toContainText('QJ2026110021')
  await expect(popup).not.toContainText('QJ2026110022')
  await popup.getByRole('button', { name: '查看全部' }).click()
  await expect(rows.filter({ hasText: 'QJ2026110021' })).toBeVisible()
  await expect(rows.filter({ hasText: 'QJ2026110022' })).toBeVisible()
  await leave()
})

test('[SHELL-13] Ctrl K finds screens by initials, actions by name and orders by their number', async () => {
  const { page, leave } = await enter('reception')
  const palette = page.getByRole('dialog', { name: '命令面板' })
  const type = async (text: string) => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible()
    await page.keyboard.type(text)
  }
  await type('ypgl')
  await expect(palette.getByRole('option', { name: /样品管理/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '样品管理' })).toBeVisible()
  const reception = await clientOf(etalon.workspaceUrl, 'reception')
  const { records } = await reception.send(contract.order.page, {
    body: { current: 1, size: 1, searchType: 'N', searchParam: {} },
  })
  const { orderNo = '' } = records[0] ?? {}
  await type(orderNo.slice(-6))
  await palette.getByRole('option', { name: new RegExp(orderNo) }).click()
  await expect(page).toHaveURL(/\/order\/order-detail\/index\?id=\d+$/)
  await expect(page.getByRole('heading', { name: orderNo })).toBeVisible()
  await type('快捷键')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
  await leave()
})

test('[SHELL-6] the workspace fills the screen by a button of the top bar, and gives it back', async () => {
  const { page, leave } = await enter('reception')
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible()
  same(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.getByRole('button', { name: '退出全屏' }).click()
  await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible()
  await leave()
})

test('[SHELL-10] a page opens one socket, and keeps it', async () => {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname))
  await fillSignIn(page, etalon.workspaceUrl, 'reception', 'zh')
  await expect(page.getByRole('tablist', { name: '已打开页面' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  same(sockets).toEqual(['/msgws/websocket'])
  await context.close()
})
