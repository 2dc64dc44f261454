import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { fillSignIn } from '../support/fill-sign-in.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 40 })

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

interface Visit {
  /** @default 'zh' */
  readonly language?: 'zh' | 'en'
  /** @default 'desktop' */
  readonly size?: keyof typeof sizes
  /** Whether the network does not carry the shell's own code. @default false */
  readonly isGone?: boolean
}

/** Somebody who was here before, and comes back to the home page while the shell's own code is held back. */
async function comeBack({ language = 'zh', size = 'desktop', isGone = false }: Visit = {}) {
  const context = await product.browser.newContext({ locale: 'zh-CN', viewport: sizes[size] })
  const before = await context.newPage()
  await fillSignIn(before, new URL(product.workspaceUrl).origin, 'dispatcher', language)
  await before.getByRole('tabpanel').getByRole('heading', { level: 1 }).waitFor()
  const page = await context.newPage()
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/(?:app|shell)-[^/]+\.js$/, (route) => (isGone ? route.abort() : held.then(() => route.continue())))
  const heading = page.getByRole('tabpanel').getByRole('heading', { level: 1 })
  // A visit whose answers take longer than the first shell waits for them has none: on a busy machine one comes once more.
  for (let visits = 1; visits <= 3 && !(await heading.isVisible()); visits += 1) {
    await page.goto(`${product.workspaceUrl}/wel/index`, { waitUntil: 'commit' })
    await heading.waitFor({ timeout: 10_000 }).catch(() => {})
  }
  await expect(heading).toBeVisible()
  same(await shell(page).count()).toBe(0)
  return { context, before, page, broken, letGo }
}

/** What only the shell itself has: the first one stands beside its place. */
const shell = (page: Page) => page.locator('#root main')
const search = (page: Page) => page.getByRole('combobox', { name: '搜索功能' })

/** Everything that one looks for in a shell, and where it stands. What only holds others has no words of its own. */
const places = (page: Page) =>
  page.evaluate(() => {
    const named = 'a, button, input, h1, h2, li, [role=tab], nav, main, section, figure, time, svg, span'
    const holds = 'nav, main, section, figure, li'
    return [...document.querySelectorAll(named)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest('[role=status], [role=progressbar]'))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const words = one.getAttribute('aria-label') ?? (one.matches(holds) ? '' : one.textContent)
        return [words, ...[x, y, width, height].map(Math.round)].join(' ')
      })
      .filter((line) => !/ (?:0 \d+|\d+ 0)$/.test(line))
  })

test.for([
  { language: 'zh', size: 'desktop' },
  { language: 'en', size: 'desktop' },
  { language: 'zh', size: 'phone' },
  { language: 'en', size: 'phone' },
] as const)(
  '[NAV-3][NAV-11] the menus, the open pages and the figures of the home page are there before the shell, which takes their place without a jump: $language, $size',
  async (seen) => {
    const { context, page, broken, letGo } = await comeBack(seen)
    same(await page.getByRole('tabpanel').getByRole('listitem').count()).toBeGreaterThan(3)
    await page.evaluate(() => document.fonts.ready)
    const first = await places(page)
    same(first.length).toBeGreaterThan(60)
    letGo()
    await expect(shell(page)).toBeVisible()
    // What the shell has beyond that comes by and by: here it is only asked that nothing is elsewhere, or gone.
    const then = new Set(await places(page))
    same(first.filter((line) => !then.has(line))).toEqual([])
    same(broken).toEqual([])
    await context.close()
  },
)

test('[NAV-3][SHELL-1] the side bar folds, and its branches, before the shell is there, and stay as they are when it comes', async () => {
  const { context, page, letGo } = await comeBack()
  await page.getByRole('button', { name: '折叠侧边菜单' }).click()
  await expect(page.getByRole('button', { name: '展开侧边菜单' })).toBeVisible()
  letGo()
  await expect(shell(page)).toBeVisible()
  await expect(page.getByRole('button', { name: '展开侧边菜单' })).toHaveCount(1)
  await context.close()
})

test('[NAV-3][SHELL-1] on a phone the side bar that was opened stays open, and leads on', async () => {
  const { context, page, letGo } = await comeBack({ size: 'phone' })
  await page.getByRole('button', { name: '展开侧边菜单' }).click()
  await page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link').nth(2).click()
  letGo()
  await expect(shell(page)).toBeVisible()
  await expect(page).not.toHaveURL(/\/wel\/index$/)
  await expect(page.getByRole('navigation', { name: '侧边菜单' })).toHaveCount(0)
  await context.close()
})

test.for<[string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]>([
  [
    'a link of the side menu leads on',
    (page) => page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link').first().click(),
    (page) => expect(page.getByRole('tab', { selected: true })).not.toHaveText('首页'),
  ],
  [
    'an area of the main menu leads on',
    (page) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link').nth(1).click(),
    (page) =>
      expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true'),
  ],
  [
    'a figure leads to what it counts',
    (page) => page.getByRole('tabpanel').getByRole('list').first().getByRole('link').first().click(),
    (page) => expect(page.getByRole('tab')).toHaveCount(2),
  ],
  [
    'the user menu opens',
    (page) => page.getByRole('button', { name: /^用户菜单/ }).click(),
    (page) => expect(page.getByRole('menuitem', { name: '快捷键' })).toBeVisible(),
  ],
  [
    'the bell opens its panel',
    (page) => page.getByRole('button', { name: /^消息与公告/ }).click(),
    (page) => expect(page.getByRole('dialog', { name: '消息与公告' })).toBeVisible(),
  ],
  [
    'the actions of tabs open',
    (page) => page.getByRole('button', { name: '标签操作' }).click(),
    (page) =>
      expect(page.getByRole('menuitem', { name: '关闭全部' }).or(page.getByRole('menuitem').first()).first()).toBeVisible(),
  ],
  [
    'the menu of a tab opens where it was asked for',
    (page) => page.getByRole('tab').first().click({ button: 'right' }),
    (page) => expect(page.getByRole('menu')).toBeVisible(),
  ],
  [
    'the palette opens by its keys',
    (page) => page.keyboard.press('Control+k'),
    (page) => expect(page.getByRole('dialog', { name: '命令面板' })).toBeVisible(),
  ],
  [
    'the language changes',
    (page) => page.getByRole('button', { name: 'English', exact: true }).click(),
    (page) => expect(page.getByRole('tablist', { name: 'Open pages' })).toBeVisible(),
  ],
])('[NAV-3] what is pressed before the shell is there is kept, and carried out when it comes: %s', async ([, press, outcome]) => {
  const { context, page, broken, letGo } = await comeBack()
  await press(page)
  await expect(page.getByRole('progressbar', { name: '加载中……' }).first()).toBeVisible()
  same(await shell(page).count()).toBe(0)
  letGo()
  await outcome(page)
  same(await page.locator('main').count()).toBe(1)
  same(broken).toEqual([])
  await context.close()
})

test('[NAV-3][SHELL-2] what is typed before the shell is there is looked for when it comes, and the keyboard stays in the field', async () => {
  const { context, page, letGo } = await comeBack()
  await search(page).click()
  await page.keyboard.type('wt')
  letGo()
  await expect(shell(page)).toBeVisible()
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('wt')
  await expect(page.getByRole('option').first()).toBeVisible()
  await context.close()
})

test('[NAV-3][A11Y-2] by the keyboard one goes on where one was', async () => {
  const { context, page, letGo } = await comeBack()
  const third = page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link').nth(2)
  await third.focus()
  letGo()
  await expect(shell(page)).toBeVisible()
  await expect(third).toBeFocused()
  await context.close()
})

test('[NAV-11] where the shell does not come, that is said beside what is there, and the next try fetches it', async () => {
  const { context, page } = await comeBack({ isGone: true })
  const said = page.getByRole('alert').filter({ hasText: '网络没有连上' })
  await expect(said).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 1 })).toBeVisible()
  await page.unrouteAll()
  await said.getByRole('button', { name: '重试' }).click()
  await expect(shell(page)).toBeVisible()
  await expect(said).toHaveCount(0)
  await context.close()
})

test('[SES-7][LOCK-1] signed out in another tab, nothing of the work stays in sight, though the shell has not come', async () => {
  const { context, before, page, letGo } = await comeBack()
  await before.getByRole('button', { name: /^用户菜单/ }).click()
  await before.getByRole('menuitem', { name: '退出系统' }).click()
  await before.getByRole('button', { name: '退出系统' }).click()
  await expect(page.getByRole('tabpanel')).toHaveCount(0)
  letGo()
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})

test('[NAV-3][LOG-1] what goes wrong before the shell is there is in the log when it comes', async () => {
  const { context, page, broken, letGo } = await comeBack()
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        setTimeout(() => {
          setTimeout(resolve)
          throw new Error('nothing to draw')
        }),
      ),
  )
  letGo()
  await expect(shell(page)).toBeVisible()
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '本地日志（1）' }).click()
  await expect(page.getByRole('dialog', { name: '本地日志' }).getByRole('listitem')).toContainText('nothing to draw')
  same(broken).toEqual(['nothing to draw'])
  await context.close()
})
