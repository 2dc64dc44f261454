import type { Locator, Page } from 'playwright'
import { atConnection, beforeConnection } from './connection-scenes.ts'
import { atEnterprises, atStandards } from './enterprise-scenes.ts'
import { atAdministration, beforeSigningIn } from './entry-scenes.ts'
import { atCharging, atKeeping, atLeave, atPlanning } from './office-scenes.ts'
import { atOrders } from './order-scenes.ts'
import { by, type Eye, press, type Scene, visible } from './scene.ts'
import { atSystem } from './system-scenes.ts'
import { atPickups, atTopBar } from './telling-scenes.ts'

const openFirst = async ({ page, narrow }: Eye, number: RegExp) => {
  const found = narrow ? page.getByText(number) : page.getByRole('row').getByRole('link', { name: number })
  await visible(found).click()
  await page.waitForLoadState('networkidle')
}
const documentIn = (page: Page) => visible(page.getByRole('img', { name: /(BG|LX|RG)/ }))
/** Opens the first report of a list, and waits for its document. */
const openReport = async (eye: Eye) => {
  await openFirst(eye, /^(BG|LX|RG)/)
  await documentIn(eye.page).waitFor({ timeout: 20_000 })
}
const remarkIn = (page: Page) => page.getByRole('textbox', { name: /^(备注|Remark)/ })
/** Opens the first report of a list that is in the hands of whoever looks. */
const openOwnReport = async ({ page, narrow }: Eye) => {
  const list = page.url()
  const numbers = (narrow ? page.getByText(/^BG/) : page.getByRole('row').getByRole('link', { name: /^BG/ })).filter({
    visible: true,
  })
  for (let at = 0; at < 12; at += 1) {
    await numbers.nth(at).click()
    await documentIn(page).waitFor({ timeout: 20_000 })
    if (await remarkIn(page).isVisible()) return
    await page.goto(list)
    await numbers.nth(at).waitFor()
  }
  throw new Error('None of the first twelve reports is in the hands of whoever looks.')
}
/** Writes in one draft from two pages: the page that is looked at asks which of them counts. */
const writeTwice = async ({ page }: Eye, fieldOf: (page: Page) => Locator) => {
  await fieldOf(page).waitFor()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await fieldOf(other).fill('19')
  await other.getByText(/^(已自动保存|Kept on)/).waitFor({ state: 'attached' })
  await fieldOf(page).fill('21')
  await page.getByText(/^(另一个页面也在编辑这份草稿。|Another page is editing this draft too.)$/).waitFor()
  await other.close()
}
const inUserMenu = async (page: Page, item: RegExp) => {
  await press(page, /用户菜单|User menu/)
  await page.getByRole('menuitem', { name: item }).click()
}

const atReception = by('reception', [
  { name: 'home', path: '/wel/index' },
  { name: 'own-account', path: '/info/index' },
  { name: 'own-account-wrong', act: ({ page }) => press(page, /^(修改密码|Change password)$/) },
  { name: 'orders', path: '/order/order-list/index' },
  { name: 'orders-export', act: ({ page }) => press(page, /^(导出|Export)$/) },
  { name: 'orders-more', act: ({ page }) => press(page, /^(展开|More)$/) },
  {
    name: 'orders-advanced',
    act: ({ page }) => press(page, /^(高级筛选|高级查询|高级|Advanced.*)$/),
  },
  { name: 'order', path: '/order/order-list/index', act: (eye) => openFirst(eye, /^WT\d{10}/) },
  {
    name: 'registration',
    path: '/order/order-registration/index',
    async act({ page }) {
      await visible(page.getByRole('combobox', { name: /委托单位|^Enterprise/ })).click()
      await page.keyboard.type('星麓')
      await page.getByRole('option', { name: /长沙星麓/ }).click()
    },
  },
  { name: 'ledger', act: ({ page }) => press(page, /从单位器具选取|Pick from the ledger/) },
  {
    name: 'registration-filled',
    async act({ page }) {
      const dialog = page.getByRole('dialog')
      for (const instrument of [0, 5]) await dialog.locator('label').nth(instrument).click()
      await dialog.getByRole('button', { name: /^(选取 2 件|Pick 2)$/ }).click()
    },
  },
  {
    name: 'registration-conflict',
    path: '/order/order-registration/index',
    act: (eye) => writeTwice(eye, remarkIn),
  },
  { name: 'samples', path: '/order/sample/index' },
  { name: 'receive', act: ({ page }) => press(page, /^(收样|Receive)$/) },
  {
    name: 'shortcuts',
    path: '/order/order-list/index',
    act: async ({ page }) => {
      await page.getByRole('heading', { level: 1 }).first().click()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: /^(快捷键|Keyboard shortcuts)$/ }).waitFor()
    },
  },
  { name: 'not-found', path: '/404' },
  { name: 'not-allowed', path: '/403' },
  { name: 'broken', path: '/500' },
  { name: 'user-menu', path: '/wel/index', act: ({ page }) => press(page, /用户菜单|User menu/) },
  {
    name: 'appearance',
    path: '/wel/index',
    act: ({ page }) => press(page, /^(外观设置|Appearance)$/),
  },
])

// The last that this person does: whoever is locked sees nothing else.
const atLock = by('reception', [
  {
    name: 'lock-password',
    path: '/wel/index',
    act: ({ page }) => inUserMenu(page, /^(锁屏|Lock)$/),
  },
  {
    name: 'locked',
    async act({ page }) {
      const boxes = page.getByRole('dialog').locator('input[type=password]')
      for (const box of [boxes.nth(0), boxes.nth(1)]) await box.fill('Kranich-1357')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /设置并锁屏|lock/i })
        .last()
        .click()
      await page.getByRole('heading', { name: /屏幕已锁定$|^Locked for/ }).waitFor()
    },
  },
  {
    name: 'lock-refused',
    async act({ page }) {
      await page.locator('input[type=password]').fill('wrong')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').first().waitFor()
    },
  },
])

const atDispatch = by('dispatcher', [
  { name: 'dispatch', path: '/testing/dispatch/index' },
  {
    name: 'assign',
    async act({ page }) {
      await page.getByRole('radio', { name: /任务分配|Task assignment/ }).check({ force: true })
      await press(page, /^(分配|Assign)$/)
    },
  },
  {
    name: 'send-back',
    path: '/order/order-list/index',
    async act({ page }) {
      await press(page, /的更多操作$|^More for /)
      await page
        .getByRole('menuitem', { name: /退回|作废|Send back|Void/ })
        .first()
        .click()
      await page.getByRole('alertdialog').getByRole('button').last().click()
    },
  },
])

const atTesting = by('tester', [
  { name: 'tasks', path: '/testing/task/index' },
  { name: 'record', act: (eye) => openFirst(eye, /^XM\d{10}/) },
  {
    name: 'record-conflict',
    act: (eye) => writeTwice(eye, (page) => page.getByRole('form').locator('input:not([readonly]):enabled').first()),
  },
  {
    name: 'report-conflict',
    path: '/report/report-list/index',
    async act(eye) {
      await openOwnReport(eye)
      await writeTwice(eye, remarkIn)
    },
  },
  { name: 'standards', path: '/testing/standard/index' },
  {
    name: 'statistics',
    path: '/statistics/work/index',
    act: async ({ page }) => void (await visible(page.getByRole('figure')).waitFor()),
  },
  {
    name: 'statistics-bars',
    act: async ({ page }) => await page.getByRole('figure').filter({ visible: true }).nth(2).scrollIntoViewIfNeeded(),
  },
  { name: 'statistics-items', act: async ({ page }) => await visible(page.getByRole('grid')).scrollIntoViewIfNeeded() },
])

const atAudit = by('auditor', [
  { name: 'check', path: '/testing/check/index' },
  { name: 'reports', path: '/report/report-list/index' },
  { name: 'report', act: openReport },
  {
    name: 'report-text',
    async act({ page }) {
      await visible(page.getByRole('radio', { name: /^(文字与批注|Text and comments)/ })).check({ force: true })
      await visible(page.getByRole('region', { name: /^(说明|Notes)$/ })).waitFor()
      await page
        .getByRole('button', { name: /^(批注“送检单位”|Comment on “Client”)/ })
        .first()
        .click()
    },
  },
])

const atIssue = by('issuer', [
  { name: 'reports-of-issuer', path: '/report/report-list/index' },
  {
    name: 'report-issued',
    async act(eye) {
      await eye.page
        .getByRole('radio', { name: /^(全部|All)/ })
        .first()
        .check({ force: true })
      await eye.page.waitForLoadState('networkidle')
      const row = eye.page.getByRole('row').filter({ has: eye.page.getByText(/^(LX|RG)-\d{4}-\d{6}$/) })
      await visible(row).getByRole('link').first().click()
      await visible(eye.page.getByRole('img', { name: /(LX|RG)/ })).waitFor({ timeout: 20_000 })
    },
  },
  {
    name: 'portal-genuine',
    async act({ page, zh }) {
      const address = (await visible(page.locator('a[href*="/V/"]')).getAttribute('href')) ?? ''
      await page.goto(zh ? address : address.replace('/V/', '/en/v/'))
      await page.getByText(/由您的浏览器自己核对过|checked by your own browser/).waitFor()
    },
  },
])

const toPortal =
  (path: string) =>
  async ({ page, zh, etalon }: Eye) => {
    await page.goto(`${etalon.portalUrl}${zh ? '' : '/en'}${path}`)
    await page.waitForLoadState('networkidle')
  }
const portal: readonly Scene[] = [
  { name: 'portal', act: toPortal('/') },
  {
    name: 'portal-unknown',
    async act({ page }) {
      await page.getByRole('textbox').nth(0).fill('LX-2026-000001')
      await page.getByRole('textbox').nth(1).fill('00000000')
      await page.keyboard.press('Enter')
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'portal-check-file', act: toPortal('/check-file') },
  { name: 'portal-log', act: toPortal('/log') },
  { name: 'portal-missing', act: toPortal('/nowhere') },
]

/** Every screen that there is, and what is done on it. */
export const scenes: readonly Scene[] = [
  ...beforeSigningIn,
  ...beforeConnection,
  ...portal,
  ...atReception,
  ...atOrders,
  ...atEnterprises,
  ...atStandards,
  ...atDispatch,
  ...atTesting,
  ...atAudit,
  ...atIssue,
  ...atAdministration,
  ...atSystem,
  ...atTopBar,
  ...atPickups,
  ...atCharging,
  ...atPlanning,
  ...atLeave,
  ...atKeeping,
  ...atConnection,
  ...atLock,
]
