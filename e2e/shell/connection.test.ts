import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect as same, test } from 'vitest'
import { axeFaults, withAxe } from '../support/axe-faults.ts'
import { lockBy, unlockBy } from '../support/lock-screen.ts'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn, takePicture } from '../support/person.ts'
import { useCheckout } from '../support/use-checkout.ts'

const checkout = useCheckout()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const note = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text, visible: true })
const remark = (page: Page) => page.getByRole('textbox', { name: '备注' }).filter({ visible: true })
const tab = (page: Page, name: string) => page.getByRole('tablist', { name: '已打开页面' }).getByRole('tab', { name })
const search = (page: Page) => page.getByRole('button', { name: '查询', exact: true }).filter({ visible: true }).click()

/** How many tables of the page that can be seen were answered since. */
const isAnswered = async (page: Page) => {
  await expect(page.getByRole('grid').filter({ visible: true })).toHaveAttribute('aria-busy', 'false')
}

test('[API-3][F1][LOCK-5] without a network a banner says what is kept and what waits; typing goes on, and what waited comes by itself once it is back', async () => {
  const place = await checkout.place()
  await place.start()
  const { page, open, leave } = await signIn(browser, place.workspaceUrl, 'reception', 'zh')
  await withAxe(page)
  await page.reload()
  await open('业务受理', '样品管理')
  await open('业务受理', '委托登记')
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await expect(note(page, '网络已断开')).toContainText('填写的内容自动保存在本机')
  await remark(page).fill('断网时写的')
  await expect(note(page, '网络已断开')).toContainText('1 份未提交的草稿保存在本机')
  same(await axeFaults(page)).toEqual([])

  await tab(page, '样品管理').click()
  await search(page)
  await expect(note(page, '有 1 项查询在等待')).toBeVisible()
  // A screen that was never opened has its code to fetch: it says so, and comes by itself.
  await page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '委托单' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '页面没有加载出来' })).toBeVisible()
  // What is hidden waits for nothing, and asks when it is shown.
  await tab(page, '样品管理').click()
  await expect(note(page, /有 \d 项查询在等待/)).toBeVisible()

  await page.context().setOffline(false)
  await expect(note(page, '连接已恢复')).toContainText(/等待的 \d 项查询已继续。/)
  await expect(note(page, '连接已恢复')).toContainText('1 份草稿可以提交了。')
  await isAnswered(page)
  await tab(page, '委托单').click()
  await expect(page.getByRole('heading', { level: 1, name: '委托单' })).toBeVisible()
  // With its styles, which did not come either.
  same(
    await page.evaluate(
      () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet).length,
    ),
  ).toBe(0)
  await expect(note(page, '连接已恢复')).toHaveCount(0)
  await tab(page, '委托登记').click()
  await expect(remark(page)).toHaveValue('断网时写的')

  // Locked, it is said too, and nobody gets in before it is back.
  await lockBy(page, 'Lock-1234')
  await page.context().setOffline(true)
  await expect(note(page, '网络已断开')).toContainText('恢复后即可解锁')
  same(await page.content()).not.toContain('断网时写的')
  // What react-aria announced of a field that is gone is taken away some seconds later.
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0)
  same(await axeFaults(page)).toEqual([])
  await takePicture(page, 'zh', 'lock-offline')
  await unlockBy(page, 'Lock-1234')
  await page.waitForTimeout(1000)
  await expect(page).toHaveURL(/\/lock$/)
  await page.context().setOffline(false)
  await expect(note(page, '连接已恢复')).toBeVisible()
  await unlockBy(page, 'Lock-1234')
  await expect(remark(page)).toHaveValue('断网时写的')
  await leave()
})

test('[API-3][SRV-2] the server is killed: it is said, a list that is asked for waits, and comes when the server does; nobody is signed out', async () => {
  const place = await checkout.place()
  const run = await place.start()
  const { page, open, leave } = await signIn(browser, place.workspaceUrl, 'reception', 'zh')
  await open('业务受理', '样品管理')
  await page.waitForLoadState('networkidle')
  process.kill(place.pids().server, 'SIGKILL')
  await run.ended

  await search(page)
  await expect(note(page, '连不上服务器')).toContainText('有 1 项查询在等待')
  // A person who does not want to wait tries at once, and is told nothing new.
  const retry = note(page, '连不上服务器').getByRole('button', { name: '重试' })
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect(note(page, '连不上服务器')).toBeVisible()

  await place.start()
  await expect(note(page, '连接已恢复')).toContainText('等待的 1 项查询已继续。', { timeout: 60_000 })
  await isAnswered(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: '样品管理' })).toBeVisible()
  await leave()
})

test('[NAV-11][F34][REG-2] a newer release takes the place of the open one: it is said, its screens open once the page is loaded anew, and what was typed stays', async () => {
  const place = await checkout.place()
  const run = await place.start()
  const { page, open, leave } = await signIn(browser, place.workspaceUrl, 'reception', 'zh')
  const idle = await signIn(browser, place.workspaceUrl, 'tester', 'zh')
  await idle.page.clock.install()
  await idle.page.reload()
  await expect(tab(idle.page, '首页')).toBeVisible()
  await open('业务受理', '委托登记')
  await remark(page).fill('旧版本里写的')
  await page.waitForLoadState('networkidle')
  run.signalGroup('SIGINT')
  await run.ended

  const words = join(checkout.folder(), 'apps/workspace/src/messages/common.ts')
  const before = readFileSync(words, 'utf8')
  // Of its own each time: a release that was built here before would come out of the store of builds, beside the files of the one before it.
  const newer = `计量自助服务平台 ${Date.now()}`
  writeFileSync(words, before.replace("siteTitle: '计量自助服务平台'", `siteTitle: '${newer}'`))
  await place.start()

  // Somebody who only looks at the page again is told, quietly, and may go on.
  await idle.page.clock.fastForward('01:05')
  await idle.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect(note(idle.page, '系统有新版本')).toBeVisible()
  await idle.page.getByRole('button', { name: '稍后' }).click()
  await expect(note(idle.page, '系统有新版本')).toHaveCount(0)
  await idle.page.context().close()

  // A screen whose code is gone with the old release.
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '委托单' }).click()
  const gone = page.getByRole('alert').filter({ hasText: '系统已升级' })
  await expect(gone).toContainText('标签页和填写的内容都会保留')
  await expect(note(page, '系统有新版本')).toBeVisible()
  await gone.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '委托单' })).toBeVisible()
  await expect(page).toHaveTitle(`委托单 - ${newer}`)
  await tab(page, '委托登记').click()
  await expect(remark(page)).toHaveValue('旧版本里写的')
  same(loads).toBe(1)
  await leave()
  writeFileSync(words, before)
})
