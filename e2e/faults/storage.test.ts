import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { onTestFinished, expect as same, test } from 'vitest'
import { chromiumEnvironment, chromiumPath, chromiumSwitches } from '../../scripts/chromium.mjs'
import { fillSignIn } from '../fill-sign-in.ts'
import { expect } from '../patient-expect.ts'
import { root } from '../running.ts'
import { ownFolder } from './own-folder.ts'
import { ordersWith, registration } from './registration.ts'
import { measured, notMade, useFaultyProduct } from './use-faults.ts'

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

test('[REG-2][F32] there is no IndexedDB whose upgrade an old tab could block', async (context) => {
  const { page } = await aWindow()
  await fillSignIn(page, product.url, 'reception', 'zh')
  await expect(tabs(page)).toBeVisible()
  await openScreen(page, '委托登记')
  await registration.fill(page, '草稿')
  await page.waitForTimeout(1500)
  same(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  const folder = join(root, 'apps/workspace/dist')
  const scripts = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.name.endsWith('.js'))
  const naming = scripts.filter((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').includes('indexedDB'))
  same(naming.map(({ name }) => name)).toEqual([])
  notMade(
    context,
    `the workspace keeps nothing in IndexedDB: 0 databases after drafts were kept, and none of its ${scripts.length} scripts names it. Two releases meet in local storage, whose values carry a version (F26)`,
  )
})
