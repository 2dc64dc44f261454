import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { onTestFinished, expect as same, test } from 'vitest'
import { chromiumEnvironment, chromiumPath, chromiumSwitches } from '../../scripts/chromium.mjs'
import { fillSignIn } from '../support/fill-sign-in.ts'
import { expect } from '../support/patient-expect.ts'
import { ownFolder } from './own-folder.ts'
import { ordersWith, registration } from './registration.ts'
import { measured, useFaultyProduct } from './use-faults.ts'

const product = useFaultyProduct()

const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开页面' })
const grid = (page: Page) => page.getByRole('grid').filter({ visible: true })
const notKept = (page: Page) => page.getByRole('alertdialog').filter({ hasText: '本机存储已满或被禁用' })

/** A window whose pages begin with a script. */
async function aWindow(
  script?: string,
): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly problems: string[] }> {
  const context = await product.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  onTestFinished(() => context.close())
  if (script !== undefined) await context.addInitScript(script)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  return { page, context, problems }
}
async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '业务受理', exact: true }).click()
  await page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
/** Searches a list, and keeps an order. */
async function works(page: Page, words: string): Promise<void> {
  await openScreen(page, '委托单')
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
  await same.poll(() => grid(page).getByRole('row').count()).toBeGreaterThan(2)
  await openScreen(page, '委托登记')
  await registration.fill(page, words)
  await registration.holds(page, words)
  await registration.keep(page)
  await registration.isKept(page)
  same(await ordersWith(product.etalon, words)).toBe(1)
}

test('[REG-2][F24] local storage is full and IndexedDB has no quota: all works in memory, and it is said once', async (context) => {
  const { page, context: window, problems } = await aWindow()
  await fillSignIn(page, product.url, 'reception', 'zh')
  await expect(tabs(page)).toBeVisible()
  const cdp = await window.newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: product.url, quotaSize: 0 })
  const characters = await page.evaluate(() => {
    let all = 0
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2))
      try {
        for (let at = 0; ; at += 1) {
          localStorage.setItem(`filler.${size}.${at}`, 'x'.repeat(size))
          all += size
        }
      } catch {}
    return all
  })
  same(characters).toBeGreaterThan(4_000_000)
  const words = `存储已满-${crypto.randomUUID()}`
  await works(page, words)
  await expect(notKept(page)).toHaveCount(1)
  await notKept(page).getByRole('button').first().click()
  await openScreen(page, '委托登记')
  await registration.fill(page, '第二次')
  await page.waitForTimeout(1500)
  await expect(notKept(page)).toHaveCount(0)
  same(problems).toEqual([])
  measured(context, `${(characters / 1e6).toFixed(1)} million characters until full; search, form and saving work, one notice`)
})

const throwing = `
  Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError') } })
  delete Window.prototype.indexedDB
  Object.defineProperty(window, 'indexedDB', { value: undefined })
`
test('[SES-1][F25] local storage throws and there is no IndexedDB: signing in, searching and saving work', async (context) => {
  const { page, problems } = await aWindow(throwing)
  await fillSignIn(page, product.url, 'reception', 'zh')
  await expect(tabs(page)).toBeVisible()
  same(
    await page.evaluate(() => [
      typeof indexedDB,
      (() => {
        try {
          return typeof localStorage
        } catch {
          return 'throws'
        }
      })(),
    ]),
  ).toEqual(['undefined', 'throws'])
  await works(page, `存储被禁用-${crypto.randomUUID()}`)
  same(problems).toEqual([])
  measured(context, 'signed in, searched, saved one order; said once that nothing is kept on this device')
})

/** What may stand under a key that we did not write. */
const rubbish: Readonly<Record<string, (was: string) => string>> = {
  empty: () => '',
  null: () => 'null',
  list: () => '[]',
  megabyte: () => JSON.stringify('x'.repeat(1_000_000)),
  'half of a megabyte of an object': () => JSON.stringify({ version: 1, values: { a: 'x'.repeat(500_000) } }),
  'wrong version': (was) => was.replace(/"version":\d+/, '"version":999'),
  'numbers for texts': (was) => was.replace(/"([^"]*)"(?=[,}\]])/g, '7'),
  prototype: () => '{"version":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  markup: () => '<img src=x onerror="window.ran=true">',
  'markup as text': () => JSON.stringify('<img src=x onerror="window.ran=true">'),
}

test('[REG-2][F26] rubbish under every key that is kept: the page begins as if there were nothing', async (context) => {
  const { page, context: window, problems } = await aWindow()
  await fillSignIn(page, product.url, 'reception', 'zh')
  await expect(tabs(page)).toBeVisible()
  await openScreen(page, '委托单')
  await openScreen(page, '委托登记')
  await registration.fill(page, '草稿')
  await page
    .getByRole('button', { name: /深色|浅色|外观|主题/ })
    .first()
    .click()
    .catch(() => {})
  await page.keyboard.press('Escape')
  await page.waitForTimeout(1500)
  const kept = await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)] as [string, string][][])
  const [local = [], session = []] = kept
  const keys = [...local, ...session].map(([key]) => key)
  same(keys.length).toBeGreaterThan(3)
  const cookies = await window.cookies()
  const put = async (make: (was: string) => string, which: (key: string) => boolean) =>
    await page.evaluate(
      ([ofLocal, ofSession]) => {
        for (const [key, value] of ofLocal ?? []) {
          localStorage.removeItem(key)
          try {
            localStorage.setItem(key, value)
          } catch {
            localStorage.setItem(key, '"full"')
          }
        }
        for (const [key, value] of ofSession ?? []) sessionStorage.setItem(key, value)
      },
      [local, session].map((entries) => entries.map(([key, value]) => [key, which(key) ? make(value) : value] as const)),
    )
  const isSound = async (what: string) => {
    same(await page.evaluate(() => ['ran' in window, 'polluted' in {}]), what).toEqual([false, false])
    same(
      problems.filter((problem) => !/cancel/i.test(problem)),
      what,
    ).toEqual([])
  }
  const isSession = (key: string) => key === 'etalon.session'
  for (const [what, make] of Object.entries(rubbish)) {
    // All but the session: still signed in, and everything begins anew.
    await window.addCookies(cookies)
    await put(make, (key) => !isSession(key))
    await page.goto(`${product.url}/order/order-registration/index`)
    await expect(page.getByRole('heading', { level: 1, name: '委托登记' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: '备注' }).filter({ visible: true })).toBeVisible()
    await isSound(what)
    // The session: it says that nobody is signed in, or goes on where nothing of it was needed.
    await put(make, isSession)
    await page.goto(`${product.url}/order/order-list/index`)
    await expect(
      page.getByRole('textbox', { name: '密码' }).or(page.getByRole('heading', { level: 1, name: '委托单' })),
    ).toBeVisible()
    await isSound(`session: ${what}`)
  }
  // The cookies of the session, too.
  for (const value of ['', '%', 'null', 'x'.repeat(3500), '%7B%22__proto__%22%3A1%7D', '%3Cimg%3E']) {
    await put(
      (was) => was,
      () => false,
    )
    await window.addCookies(cookies.map((cookie) => (cookie.httpOnly ? cookie : { ...cookie, value })))
    await page.goto(`${product.url}/order/order-list/index`)
    await expect(
      page.getByRole('textbox', { name: '密码' }).or(page.getByRole('heading', { level: 1, name: '委托单' })),
    ).toBeVisible()
    await isSound(`cookie: ${value.slice(0, 20)}`)
  }
  await window.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await fillSignIn(page, product.url, 'reception', 'zh')
  await expect(tabs(page)).toBeVisible()
  measured(
    context,
    `${keys.length} keys × ${Object.keys(rubbish).length} kinds of rubbish, and 6 of cookies: each page opened, none broke, nothing ran`,
  )
})

test('[SES-1][F27] cookies are blocked: the sign-in page says so, and nothing goes round in circles', async (context) => {
  const folder = join(ownFolder(), 'profile')
  mkdirSync(join(folder, 'Default'), { recursive: true })
  // As a person blocks all cookies in the settings of the browser.
  writeFileSync(
    join(folder, 'Default/Preferences'),
    JSON.stringify({
      profile: { default_content_setting_values: { cookies: 2 }, cookie_controls_mode: 1, block_third_party_cookies: true },
    }),
  )
  const executablePath = chromiumPath()
  const window = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumSwitches],
    env: chromiumEnvironment(),
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
  })
  onTestFinished(() => window.close())
  const page = await window.newPage()
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.goto(`${product.url}/order/order-list/index`)
  same(
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: what a page is left with is looked at
      document.cookie = 'one=1'
      return document.cookie
    }),
  ).toBe('')
  await expect(page.getByRole('status').filter({ hasText: '浏览器禁用了 Cookie' })).toContainText('请在浏览器设置中允许')
  await page.getByRole('textbox', { name: '用户名' }).fill('reception')
  await page.getByRole('textbox', { name: '密码' }).fill('Etalon-demo-1')
  const before = product.proxy.seen.length
  await page.keyboard.press('Enter')
  await page.waitForTimeout(5000)
  const calls = product.proxy.seen.slice(before).length
  await expect(page.getByRole('status').filter({ hasText: '浏览器禁用了 Cookie' })).toBeVisible()
  same(loads).toBeLessThan(3)
  same(calls).toBeLessThan(10)
  await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible()
  measured(context, `said on the sign-in page; ${loads} load and ${calls} calls in the 5 s after a try to sign in`)
})

/** An old tab as one release of a page leaves it: it holds a database, and does not close it for whoever wants a newer one. */
const holdsDatabase = (name: string) => `
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(${JSON.stringify(name)}, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
    opening.onsuccess = () => { window.held = opening.result; resolve(true) }
    opening.onerror = () => reject(opening.error)
  })`
/** Asks for a newer version of it. @returns what came of it within a second */
const upgrades = (name: string) => `
  new Promise((resolve) => {
    const opening = indexedDB.open(${JSON.stringify(name)}, 2)
    opening.onblocked = () => resolve('blocked')
    opening.onsuccess = () => resolve('open')
    setTimeout(() => resolve('silence'), 1000)
  })`

test('[REG-2][F32] an old tab blocks every upgrade of IndexedDB: the new one begins as soon as ever, and both keep what is typed', async (context) => {
  const { page: old, context: window, problems } = await aWindow()
  const opens = async (page: Page) => {
    const began = performance.now()
    await page.goto(`${product.url}/order/order-registration/index`)
    await expect(page.getByRole('heading', { level: 1, name: '委托登记' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: '备注' }).filter({ visible: true })).toBeVisible()
    return performance.now() - began
  }
  await fillSignIn(old, product.url, 'reception', 'zh')
  await expect(tabs(old)).toBeVisible()
  const before = await opens(old)
  const words = `旧标签页-${crypto.randomUUID()}`
  await registration.fill(old, words)
  await old.waitForTimeout(1500)
  // Nothing of ours is in it: so the old tab holds databases under the names of what we keep, and under one of its own.
  const names = await old.evaluate(() => Object.keys(localStorage))
  same(names.length).toBeGreaterThan(0)
  for (const name of [...names, 'etalon']) same(await old.evaluate(holdsDatabase(name))).toBe(true)

  const fresh = await window.newPage()
  fresh.on('pageerror', (error) => problems.push(error.message))
  const after = await opens(fresh)
  const blocked: unknown[] = []
  for (const name of [...names, 'etalon']) blocked.push(await fresh.evaluate(upgrades(name)))
  same(new Set(blocked)).toEqual(new Set(['blocked']))
  same(after).toBeLessThan(before + 3000)
  // While the upgrades hang, what the old tab kept is there, and what is typed here is kept as well.
  await registration.holds(fresh, words)
  const more = `${words}-新`
  await fresh.getByRole('textbox', { name: '备注' }).filter({ visible: true }).fill(more)
  await fresh.waitForTimeout(1500)
  same(await opens(fresh)).toBeLessThan(before + 3000)
  await registration.holds(fresh, more)
  await registration.keep(fresh)
  await registration.isKept(fresh)
  same(await ordersWith(product.etalon, more)).toBe(1)
  same(problems).toEqual([])
  measured(
    context,
    `${blocked.length} upgrades of IndexedDB hang behind the old tab: the new one begins after ${(after / 1000).toFixed(1)} s (the old one ${(before / 1000).toFixed(1)} s), finds the draft, keeps and saves it. We keep nothing in IndexedDB, so that nothing of ours waits for it; two releases meet in local storage, whose values carry a version (F26)`,
  )
})
