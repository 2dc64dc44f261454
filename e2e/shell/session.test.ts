import { CallProblem, createClient } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import type { BrowserContext, Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { lockBy, locked, lockPassword } from '../support/lock-screen.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

const openPages = (page: Page) => page.getByRole('tablist', { name: '已打开页面' })
const codeOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof CallProblem ? error.code : 0),
  )
const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Somebody with two browser tabs. */
async function twoTabs() {
  const person = await product.enter()
  const first = person.page
  const second = await first.context().newPage()
  await second.goto(`${product.workspaceUrl}/order/order-list/index`)
  await expect(openPages(second)).toBeVisible()
  return { ...person, first, second, context: first.context() }
}

/** The server, asked by somebody who has the tokens of a browser and no more. */
async function withTokensOf(context: BrowserContext) {
  const token = (await context.cookies()).find(({ name }) => name === 'x-access-token')?.value
  return createClient({ baseUrl: product.workspaceUrl, accessToken: () => token })
}

const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

test('[SES-5][S6] two tabs that want new tokens at once make one request, and both have the new token', async () => {
  const { first, second, context, leave } = await twoTabs()
  // Each asks for tokens when it opens; those are not the ones that are counted here.
  const atTurn = (page: Page) =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      const ours = (locks: LockInfo[]) => locks.filter(({ name }) => name === 'etalon.refresh').length
      return { held: ours(held), waiting: ours(pending) }
    })
  await Promise.all([first.waitForLoadState('networkidle'), second.waitForLoadState('networkidle')])
  await expect.poll(() => atTurn(first)).toEqual({ held: 0, waiting: 0 })
  const tokenOf = async () => (await context.cookies()).find(({ name }) => name === 'x-access-token')?.value
  const before = await tokenOf()
  const refreshes: string[] = []
  const bearers = new Map<Page, string | undefined>()
  for (const page of [first, second])
    page.on('request', (request) => bearers.set(page, request.headers()['blade-auth'] ?? bearers.get(page)))
  // The first is held until the second has started too and waits for its turn.
  const waiting = (page: Page) =>
    atTurn(page).then(
      (turn) => turn.waiting,
      () => 0,
    )
  await context.route(/grant_type=refresh_token/, async (route) => {
    const isFirst = refreshes.push(route.request().url()) === 1
    if (isFirst) await expect.poll(async () => Math.max(await waiting(first), await waiting(second))).toBeGreaterThan(0)
    await route.continue()
  })
  await Promise.all([first.reload(), second.reload()])
  await expect.poll(tokenOf).not.toBe(before)
  await context.unroute(/grant_type=refresh_token/)
  const after = await tokenOf()
  for (const page of [first, second]) {
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '业务受理', exact: true }).click()
    await page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '样品管理' }).click()
    await expect.poll(() => bearers.get(page)).toBe(`bearer ${after}`)
  }
  same(refreshes).toHaveLength(1)
  await leave()
})

test('[LOCK-1][LOCK-2][LOCK-3][LOCK-5] locked in one tab, all are; unlocked, the page that was left is there with its half-filled form', async () => {
  const { first, second, context, open, picture, leave } = await twoTabs()
  await open('业务受理', '委托登记')
  await first.getByRole('textbox', { name: '姓名' }).fill('贺文舟')
  await first.getByRole('textbox', { name: '备注' }).fill('易碎，请轻放')
  await choose(first, '锁屏')
  await first.getByRole('button', { name: '设置并锁屏' }).click()
  await expect(first.getByText('锁屏密码不能为空')).toBeVisible()
  await picture('lock-password')
  await first.getByRole('button', { name: '取消', exact: true }).click()
  await lockBy(first, 'Kranich-1357')
  await expect(locked(second)).toBeVisible()
  await picture('lock-screen')
  for (const page of [first, second]) {
    await expect(page).toHaveURL(/\/lock$/)
    same(await page.title()).not.toMatch(/委托/)
    same(await page.locator('body').textContent()).not.toMatch(/委托|贺文舟|WT\d/)
  }
  same(await storedTexts(first)).not.toContain('Kranich')

  const calls: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/api/') && !request.url().includes('/oauth/token')) calls.push(request.url())
  })
  await second.reload()
  await expect(locked(second)).toBeVisible()
  await second.goto(`${product.workspaceUrl}/order/order-list/index`)
  await expect(second).toHaveURL(/\/lock$/)
  await expect(locked(second)).toBeVisible()
  same(calls).toEqual([])

  await lockPassword(first).fill('wrong')
  await first.keyboard.press('Enter')
  await expect(first.getByText('锁屏密码不正确')).toBeVisible()
  await expect(first.getByText('还可以再试 4 次，之后将退出登录')).toBeVisible()
  await expect(first.getByRole('timer')).toBeHidden()
  await lockPassword(first).fill('Kranich-1357')
  await first.keyboard.press('Enter')
  await expect(first).toHaveURL(/\/order\/order-registration\/index$/)
  await expect(first.getByRole('textbox', { name: '姓名' })).toHaveValue('贺文舟')
  await expect(first.getByRole('textbox', { name: '备注' })).toHaveValue('易碎，请轻放')
  // The other one was opened at another address while all was locked.
  await expect(second).toHaveURL(/\/order\/order-list\/index$/)
  await expect(openPages(second)).toBeVisible()
  await leave()
})

test('[LOCK-2][LOCK-3] a locked session is refused by the server too, until it is unlocked', async () => {
  const { first, context, leave } = await twoTabs()
  const outside = await withTokensOf(context)
  await lockBy(first, 'Kranich-1357')
  await expect.poll(() => codeOf(outside.send(contract.menu.topMenu, {}))).toBe(423)
  await lockPassword(first).fill('Kranich-1357')
  await first.keyboard.press('Enter')
  await expect(openPages(first)).toBeVisible()
  same(await codeOf(outside.send(contract.menu.topMenu, {}))).toBe(200)
  await leave()
})

test('[LOCK-2] a page whose session was locked elsewhere is locked with the first call that is refused; signing in anew leads back', async () => {
  const { page } = await product.enter('tester')
  const entry = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '检测管理', exact: true })
  // What asks while the page is being entered is over: the press is the first call that is refused.
  await expect(entry).toBeVisible()
  await page.waitForLoadState('networkidle')
  const outside = await withTokensOf(page.context())
  await entry.focus()
  await outside.send(contract.security.lock, { body: { verifier: 'f'.repeat(64) } })
  // By key: where the page hears of it from another call first, there is nothing left to be pressed.
  await page.keyboard.press('Enter')
  await expect(locked(page)).toBeVisible()
  await expect(page).toHaveURL(/\/lock$/)
  await expect(page.getByText('屏幕已锁定，请先解锁')).toHaveCount(0)
  await lockPassword(page).fill('1357')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await page.context().close()
})

test('[LOCK-3][S11] five wrong lock passwords sign out, in every tab', async () => {
  const { first, second, context } = await twoTabs()
  await lockBy(first, '1357')
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(first.getByRole('timer')).toBeHidden({ timeout: 10_000 })
    await lockPassword(first).fill('2468')
    await first.keyboard.press('Enter')
    await expect(first.getByText('锁屏密码不正确').or(first.getByRole('button', { name: '登录', exact: true }))).toBeVisible()
  }
  for (const page of [first, second]) await expect(page).toHaveURL(/\/login$/)
  await expect(first.getByText('锁屏密码连续输错 5 次，已退出登录。')).toBeVisible()
  await context.close()
})

test('[LOCK-7] the screen locks itself after the chosen time without a sign of life', async () => {
  const { page } = await product.enter('tester')
  await page.clock.install()
  await page.reload()
  await choose(page, '离座设置')
  await lockPassword(page).fill('1357')
  await page.getByLabel('再次输入锁屏密码').fill('1357')
  await page.getByRole('button', { name: /自动锁屏/ }).click()
  await page.getByRole('option', { name: '无操作 5 分钟后' }).click()
  await page.getByRole('dialog', { name: '设置锁屏密码' }).getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog', { name: '设置锁屏密码' })).toBeHidden()
  await page.clock.fastForward('04:50')
  await expect(openPages(page)).toBeVisible()
  await page.keyboard.press('Shift')
  await page.clock.fastForward('04:50')
  await expect(openPages(page)).toBeVisible()
  await page.clock.fastForward('00:15')
  await expect(locked(page)).toBeVisible()
  await page.context().close()
})

test('[LOCK-4] from the lock screen one can log out instead, after a question', async () => {
  const { first, second, context } = await twoTabs()
  await lockBy(first, '1357')
  await first.getByRole('button', { name: '退出系统' }).click()
  await first.getByRole('button', { name: '取消', exact: true }).click()
  await expect(locked(first)).toBeVisible()
  await first.getByRole('button', { name: '退出系统' }).click()
  await first.getByRole('alertdialog').getByRole('button', { name: '退出系统' }).click()
  for (const page of [first, second]) await expect(page).toHaveURL(/\/login$/)
  same(await storedTexts(first)).not.toContain('pbkdf2')
  await context.close()
})

test('[SES-7] signed out in one tab, the other one is signed out without a question', async () => {
  const { first, second, context } = await twoTabs()
  await choose(first, '退出系统')
  await first.getByRole('button', { name: '退出系统', exact: true }).click()
  await expect(first).toHaveURL(/\/login$/)
  await expect(second).toHaveURL(/\/login$/)
  await expect(second.getByText('登录已在别处结束，请重新登录。')).toBeVisible()
  await second.goBack()
  await expect(second).toHaveURL(/\/login$/)
  await context.close()
})

test('[SES-7][SES-9] a session that is ended from another browser leaves its page within seconds, without anything being done there', async () => {
  const { page } = await product.enter()
  await page.goto(`${product.workspaceUrl}/order/order-list/index`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const other = await product.enter()
  const outside = await withTokensOf(other.page.context())
  await outside.send(contract.security.endSessions, { body: {} })
  await expect(page).toHaveURL(/\/login$/, { timeout: 20_000 })
  await expect(page.getByText('您在别处结束了这里的登录', { exact: false })).toBeVisible()
  await page.context().close()
  await other.leave()
})

/** Opens a page as if the last one had been left 31 s ago. */
async function openLate(context: BrowserContext) {
  const page = await context.newPage()
  await page.addInitScript(() => {
    if (sessionStorage.getItem('late')) return
    sessionStorage.setItem('late', 'yes')
    localStorage.setItem('etalon.closed', String(Date.now() - 31_000))
  })
  await page.goto(`${product.workspaceUrl}/order/order-list/index`)
  return page
}

const closeAsPersonsDo = (page: Page) => Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])

/** What the workspace noted of when a page was left. */
async function closedAt(context: BrowserContext) {
  const { origins } = await context.storageState()
  const found = origins.find(({ origin }) => origin === new URL(product.workspaceUrl).origin)
  return found?.localStorage.find(({ name }) => name === 'etalon.closed')?.value
}

test('[SES-8][S12] closing the last page ends the session after 30 s; a reload, and closing one of several, do not', async () => {
  const { first, second, context } = await twoTabs()
  await first.reload()
  await expect(openPages(first)).toBeVisible()
  await closeAsPersonsDo(second)
  // The page that stays strikes out when the other one was left.
  await expect.poll(() => closedAt(context)).toBe(undefined)
  // Another page is still open: whatever the time, nobody is signed out.
  const third = await openLate(context)
  await expect(openPages(third)).toBeVisible()
  await expect(third).toHaveURL(/\/order\/order-list\/index$/)
  await closeAsPersonsDo(first)
  await closeAsPersonsDo(third)
  same(Number(await closedAt(context))).toBeGreaterThan(Date.now() - 30_000)
  const token = (await context.cookies()).find(({ name }) => name === 'x-access-token')?.value
  const last = await openLate(context)
  await expect(last).toHaveURL(/\/login$/)
  await expect(last.getByText('页面关闭后登录已结束，请重新登录。')).toBeVisible()
  const status = await last.evaluate(async (bearer) => {
    const answer = await fetch('/api/blade-user/info', { headers: { 'Blade-Auth': `bearer ${bearer}` } })
    return (await answer.json()).code
  }, token)
  same(status).toBe(401)
  await context.close()
})

test('[SES-8][S12] where all pages close at once, none of them strikes out when another one was left', async () => {
  const { first, second, context } = await twoTabs()
  const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')))
  await leave(first)
  // One stays: that is what strikes it out.
  await expect.poll(() => closedAt(context)).toBe(undefined)
  await first.evaluate(() =>
    addEventListener('storage', ({ key }) => {
      if (key === 'etalon.closed') document.title = 'heard'
    }),
  )
  await leave(second)
  await expect(first).toHaveTitle('heard')
  same(Number(await closedAt(context))).toBeGreaterThan(0)
  await context.close()
})
