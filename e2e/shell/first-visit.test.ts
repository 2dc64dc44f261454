import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { weightOf } from '../support/built.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 4 })

const password = (page: Page) => page.getByRole('textbox', { name: '密码', exact: true })
const userName = (page: Page) => page.getByRole('textbox', { name: '用户名' })
const openPages = (page: Page) => page.getByRole('tablist', { name: '已打开页面' })
const signIn = (page: Page) => page.getByRole('button', { name: '登录', exact: true })

/** Somebody who was never here, with a way to hold back the code of the workspace itself. */
async function stranger() {
  const context = await product.browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const hold = () => page.route(/\/assets\/(?:app|shell)-[^/]+\.js$/, (route) => held.then(() => route.continue()))
  return { context, page, broken, hold, letGo }
}

test('[SES-1][NAV-3] a first visit can type and sign in before the workspace has come; what was sent waits for it', async () => {
  const { context, page, broken, hold, letGo } = await stranger()
  await hold()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.slice(1))
  })
  await page.goto(`${product.workspaceUrl}/order/order-list/index`, { waitUntil: 'commit' })
  await expect(userName(page)).toBeFocused()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page).toHaveTitle('登录 - 计量自助服务平台')
  await userName(page).fill('reception')
  await password(page).fill('Etalon-demo-1')
  await page.keyboard.press('Enter')
  await expect(signIn(page)).toHaveAttribute('data-pending', 'true')
  // What belongs to the workspace is asked for with it.
  const before = [...scripts].filter((file) => !/\/(?:app|shell|first-shell)-/.test(file))
  same(weightOf(before)).toBeLessThanOrEqual(150_000)
  same(weightOf(before)).toBeGreaterThan(50_000)
  letGo()
  await expect(openPages(page)).toBeVisible()
  await expect(page).toHaveURL(/\/wel\/index$/)
  same(broken).toEqual([])
  await context.close()
})

test('[SES-2][I18N-1] the first page says what the server refuses, keeps what was typed, and changes its language', async () => {
  const { context, page, broken } = await stranger()
  await page.goto(`${product.workspaceUrl}/login`)
  await userName(page).fill('reception')
  await password(page).fill('wrong')
  await signIn(page).click()
  await expect(page.getByText(/用户名或密码/).first()).toBeVisible()
  await expect(userName(page)).toHaveValue('reception')
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('reception')
  await expect(page).toHaveTitle(/^Sign in - /)
  same(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  await page.getByRole('textbox', { name: 'Password' }).fill('Etalon-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tablist', { name: 'Open pages' })).toBeVisible()
  same(broken).toEqual([])
  await context.close()
})

test('[NAV-11] where the workspace does not come, that is said, and the next try fetches it', async () => {
  const { context, page } = await stranger()
  let isGone = true
  await page.route(/\/assets\/(?:app|shell)-[^/]+\.js$/, (route) => (isGone ? route.abort() : route.continue()))
  await page.goto(`${product.workspaceUrl}/login`)
  await userName(page).fill('reception')
  await password(page).fill('Etalon-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('暂时连不上服务器，请稍后再试。')).toBeVisible()
  await expect(password(page)).toHaveValue('Etalon-demo-1')
  isGone = false
  await signIn(page).click()
  await expect(openPages(page)).toBeVisible()
  await context.close()
})

test.for(['/wel/index', '/'])(
  '[NAV-3][SES-8] for who comes signed in it is asked while the scripts are on their way, and for each answer once: %s',
  async (path) => {
    const { context, page: first } = await stranger()
    await first.goto(`${product.workspaceUrl}/login`)
    await userName(first).fill('reception')
    await password(first).fill('Etalon-demo-1')
    await first.keyboard.press('Enter')
    await expect(openPages(first)).toBeVisible()

    const page = await context.newPage()
    let letGo: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/assets\/(?:app|shell)-[^/]+\.js$/, (route) => held.then(() => route.continue()))
    const answered: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (response.status() === 200 && pathname.startsWith('/api/')) answered.push(pathname)
    })
    const ahead = [
      ...['buttons', 'routes', 'top-menu'].map((part) => `/api/blade-system/menu/${part}`),
      '/api/blade-user/info',
      ...['counts', 'due', 'flow'].map((part) => `/api/hm-metrology/dashboard/${part}`),
    ]
    await page.goto(`${product.workspaceUrl}${path}`, { waitUntil: 'commit' })
    await same.poll(() => answered.toSorted(), { timeout: 20_000 }).toEqual(ahead)
    same(await page.locator('#root main').count()).toBe(0)
    letGo()
    await expect(page.locator('#root').getByRole('button', { name: /用户菜单/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const times = ahead.map((one) => [one, answered.filter((each) => each === one).length])
    same(times).toEqual(ahead.map((one) => [one, 1]))
    await context.close()
  },
)
