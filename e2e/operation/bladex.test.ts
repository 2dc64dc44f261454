import type { Page } from 'playwright'
import { describe, onTestFinished, expect as same, test } from 'vitest'
import type { BladeXSettings } from '../../packages/api/src/testing/index.ts'
import { expect } from '../support/patient-expect.ts'
import { takePicture } from '../support/person.ts'
import { useBuiltWorkspace } from './use-bladex.ts'

const workspace = useBuiltWorkspace()

const main = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const side = (page: Page) => page.getByRole('navigation', { name: '侧边菜单' })
const openPages = (page: Page) => page.getByRole('tablist', { name: '已打开页面' })

/** Somebody before a workspace that stands before a BladeX. */
async function visit(settings: BladeXSettings, written?: Readonly<Record<string, unknown>>) {
  const site = await workspace.before(settings, written)
  const context = await workspace.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  onTestFinished(async () => {
    await context.close()
    await site.close()
  })
  const page = await context.newPage()
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  const enter = async (account = 'zhao', password = 'Xiangjiang-1') => {
    await page.goto(`${site.url}/login`)
    await page.getByRole('textbox', { name: '用户名' }).fill(account)
    await page.getByRole('textbox', { name: '密码' }).fill(password)
    await page.keyboard.press('Enter')
  }
  return { ...site, page, context, broken, enter }
}

describe.each([{ kind: 'flat' }, { kind: 'wrapped' }] as const)('BladeX, $kind', ({ kind }) => {
  test('[API-4][NAV-12][DICT-3] by settings alone: sign in, who that is, menus, tabs, dictionaries as labels, a list', async () => {
    const { page, enter, broken, bladeX } = await visit({ kind, refusesBy: 'status' })
    await enter('zhao', 'wrong')
    await expect(page.getByText('用户名或密码不正确')).toBeVisible()
    await enter()
    await expect(openPages(page).getByRole('tab')).toHaveText(['首页'])
    await expect(page.getByRole('button', { name: /用户菜单/ })).toContainText('赵工')
    const kept = () => page.evaluate(() => localStorage.getItem('userInfo'))
    await same
      .poll(async () => JSON.parse((await kept()) ?? 'null'))
      .toMatchObject({ account: 'zhao', roles: ['administrator', 'reception'] })

    // It counts no work: the home page greets, and fails at nothing.
    await expect(page.getByRole('heading', { name: '赵工，您好' })).toBeVisible()
    await expect(page.getByText('请从菜单打开要做的工作。')).toBeVisible()
    await expect(page.getByText('加载失败')).toHaveCount(0)

    // Top entries have ids of their own; what an administrator gave them stands beneath, without what is for the app.
    await expect(main(page).getByRole('link')).toHaveText(['首页', '业务', '实验室'])
    await main(page).getByRole('link', { name: '业务', exact: true }).click()
    await side(page).getByRole('link', { name: '委托台账' }).click()
    await expect(page).toHaveURL(/\/order\/order-list\/index$/)
    await expect(openPages(page).getByRole('tab')).toHaveText(['首页', '委托单'])
    await expect(page.getByText('小程序')).toHaveCount(0)

    // A page as MyBatis-Plus writes it, with the institute's own words for its states.
    const row = (orderNo: string) => page.getByRole('row').filter({ hasText: orderNo, visible: true })
    await expect(row('WT2601-0001')).toContainText('院内检测')
    await expect(row('WT2601-0001')).toContainText('客户送检')
    await expect(row('WT2601-0001')).toContainText(/1,?000/)
    await expect(row('WT2601-0002')).toContainText('待院审')
    await expect(row('WT2601-0003')).toContainText('已办结')
    await expect(row('WT2601-0003')).toContainText('2026-01-05')
    await takePicture(page, 'zh', `bladex-${kind}`)

    // Conditions under a name are kept by this browser.
    const advanced = () => page.getByRole('button', { name: '高级查询' }).filter({ visible: true }).click()
    await advanced()
    await page.getByRole('button', { name: '条件 1 字段' }).click()
    await page.getByRole('option', { name: '委托单位', exact: true }).click()
    await page.getByRole('textbox', { name: '条件 1 值' }).fill('星麓')
    await page.getByRole('button', { name: '保存条件' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('星麓的单')
    await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('button', { name: '星麓的单', exact: true })).toBeVisible()

    // The page is left and comes back: the session is there, and its tokens are renewed with what the page kept.
    bladeX.expire()
    await page.reload()
    await expect(row('WT2601-0001')).toContainText('院内检测')
    await expect(openPages(page).getByRole('tab')).toHaveText(['首页', '委托单'])
    await advanced()
    await expect(page.getByRole('button', { name: '星麓的单', exact: true })).toBeVisible()
    same(broken).toEqual([])
  })

  test('[API-4] 401 for want of permission signs nobody out, and the person is told', async () => {
    const { page, enter, broken, bladeX } = await visit({ kind, forbidden: ['/hm-metrology/order/page'] })
    await enter('qian', 'Yuelu-22')
    await main(page).getByRole('link', { name: '业务', exact: true }).click()
    await side(page).getByRole('link', { name: '委托台账' }).click()
    await expect(page.getByText('您没有此操作的权限').first()).toBeVisible()
    await side(page).getByRole('link', { name: '样品台账' }).click()
    await expect(openPages(page).getByRole('tab')).toHaveText(['首页', '委托单', '样品管理'])
    same(bladeX.heard).toContain('GET /blade-system/menu/buttons')
    same(broken).toEqual([])
  })

  test('[API-4] whoever signs out is out at the back end too, and nothing of the session stays with the page', async () => {
    const { page, context, enter, bladeX } = await visit({ kind })
    await enter()
    await expect(openPages(page)).toBeVisible()
    same((await context.cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(['x-access-token', 'x-refresh-token']))
    // What the first screen asks for is there: the last call is that of whoever leaves.
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: /用户菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出系统', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '退出系统' }).click()
    await expect(page).toHaveURL(/\/login$/)
    same(bladeX.heard.at(-1)).toMatch(/logout$/)
    // The sign-in screen tries for a moment whether cookies are kept.
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([])
    for (const key of ['dictionary', 'userInfo']) same(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
  })
})

test('[API-4] a picture is read before signing in, and there is another one after each try', async () => {
  const { page, enter, bladeX, url } = await visit({ kind: 'flat', captcha: true }, { captcha: true })
  const picture = page.getByRole('img', { name: '图中的验证码' })
  const letters = page.getByRole('textbox', { name: '验证码' })
  await enter()
  await expect(page.getByText('请输入验证码')).toBeVisible()
  await expect(letters).toBeFocused()
  await takePicture(page, 'zh', 'bladex-picture')
  same(bladeX.heard.filter((one) => one.endsWith('token'))).toEqual([])
  const first = await picture.getAttribute('src')
  await letters.fill('nope')
  await page.keyboard.press('Enter')
  await expect(page.getByText('验证码不正确')).toBeVisible()
  await expect(letters).toHaveValue('')
  const fetched = () => bladeX.heard.filter((one) => one.endsWith('captcha')).length
  await expect.poll(fetched).toBe(2)
  await page.getByRole('button', { name: '换一张' }).click()
  await expect.poll(fetched).toBe(3)
  await expect(picture).toBeVisible()
  same(first).toMatch(/^data:image\//)
  await letters.fill(bladeX.lettersInPicture())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${url}/wel/index`)
})

test('[API-4] a session that the back end has forgotten ends with a word, and leads back', async () => {
  const { page, enter, bladeX } = await visit({ kind: 'flat' })
  await enter()
  await main(page).getByRole('link', { name: '业务', exact: true }).click()
  await expect(side(page).getByRole('link', { name: '委托台账' })).toBeVisible()
  bladeX.forget()
  // Not the one that the main menu opened: what is loaded by now asks nothing more.
  await side(page).getByRole('link', { name: '样品台账' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await enter()
  await expect(openPages(page)).toBeVisible()
})

test('[API-4] settings that cannot be used are named on the page', async () => {
  const { page, url } = await visit({ kind: 'flat' }, { kind: 'blade' })
  await page.goto(`${url}/login`)
  await expect(page.getByText('cannot be used: kind.')).toBeVisible()
})
