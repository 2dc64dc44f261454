import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { fillSignIn } from '../support/fill-sign-in.ts'
import { lockBy, locked, unlockBy } from '../support/lock-screen.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

const secret = '易碎九一三七'
const remark = (page: Page) => page.getByRole('textbox', { name: '备注' }).filter({ visible: true })
const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开页面' }).getByRole('tab')
const password = 'Kranich-1357'

/** All that a page keeps on the device, names and texts, but for what stands in boxes: letters come together there by chance. */
const stored = async (page: Page) =>
  (
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]))
  ).replaceAll(/[\w+/=]{60,}/g, '')

/** What tells of the work: a draft, a tab, a search, people. */
const tells = /易碎|draft|order|委托|WT2|staff|userInfo/

/** Somebody with a half-filled form, an order that is open beside it, and a list that was searched. */
async function atWork() {
  const person = await product.enter()
  const { page, open } = person
  await open('业务受理', '委托单')
  await page.getByRole('textbox', { name: '委托单号' }).filter({ visible: true }).fill('WT2')
  await page.getByRole('button', { name: '查询', exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/WT2/)
  await open('业务受理', '委托登记')
  await remark(page).fill(secret)
  await expect.poll(() => stored(page)).toContain(secret)
  return person
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出系统', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出系统' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Nothing of the work can be read in the storage of a page that is locked. */
async function expectSealed(page: Page) {
  await expect.poll(() => stored(page)).not.toMatch(tells)
  same(await stored(page)).toContain('etalon.sealed.')
}

test('[LOCK-5][LOCK-3][TAB-7] while locked nothing of drafts, tabs, searches and people can be read in the storage; unlocked, after a reload too, all is there', async () => {
  const { page, leave } = await atWork()
  const second = await page.context().newPage()
  await second.goto(`${product.workspaceUrl}/sample/sample-list/index`)
  await expect(tabs(second).first()).toBeVisible()
  await lockBy(page, password)
  await expect(locked(second)).toBeVisible()
  for (const one of [page, second]) await expectSealed(one)
  await page.reload()
  await expect(locked(page)).toBeVisible()
  await expectSealed(page)
  await unlockBy(page, password)
  await expect(tabs(page)).toHaveText(['首页', /^委托登记/, '委托单'])
  await page.getByRole('tab', { name: '委托登记' }).click()
  await expect(remark(page)).toHaveValue(secret)
  await page.getByRole('tab', { name: '委托单' }).click()
  await expect(page.getByRole('textbox', { name: '委托单号' }).filter({ visible: true })).toHaveValue('WT2')
  await expect(tabs(second).first()).toBeVisible()
  await expect.poll(() => stored(page)).not.toContain('etalon.sealed.')
  // What comes after the lock is stored as ever.
  await page.getByRole('tab', { name: '委托登记' }).click()
  await remark(page).fill(`${secret}二`)
  await expect.poll(() => stored(page)).toContain(`${secret}二`)
  await leave()
})

test('[LOCK-5][LOCK-3] a form that is half filled in in another tab comes back there, when the lock is lifted in the first', async () => {
  const { page: first, leave } = await atWork()
  const second = await first.context().newPage()
  await second.goto(`${product.workspaceUrl}/charging/quote-edit/index`)
  await remark(second).fill('易碎二号')
  await lockBy(first, password)
  await expect(locked(second)).toBeVisible()
  await expectSealed(second)
  await unlockBy(first, password)
  await expect(remark(first)).toHaveValue(secret)
  await expect(remark(second)).toHaveValue('易碎二号')
  // Neither is told that another page has changed it.
  await expect(second.getByRole('alert')).toHaveCount(0)
  await leave()
})

test('[LOCK-5][LOCK-4] a draft outlives a session that ends locked: sealed for everybody else, and open when its person signs in again', async () => {
  const { page } = await atWork()
  await lockBy(page, password)
  await page.getByRole('button', { name: '退出系统' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出系统' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => stored(page)).not.toMatch(tells)
  await fillSignIn(page, product.workspaceUrl, 'tester', 'zh')
  await expect(tabs(page).first()).toBeVisible()
  same(await stored(page)).not.toContain(secret)
  await signOut(page)
  await fillSignIn(page, product.workspaceUrl, 'reception', 'zh')
  await expect(tabs(page).first()).toBeVisible()
  await page.goto(`${product.workspaceUrl}/order/order-registration/index`)
  await expect(remark(page)).toHaveValue(secret)
  await page.context().close()
})

test('[LOCK-3][TAB-7] two browser tabs that are reloaded while the screen is locked each come back to their own tabs, and to the one that was open', async () => {
  const { page: first, leave } = await atWork()
  const second = await first.context().newPage()
  await second.goto(`${product.workspaceUrl}/order/sample/index`)
  await expect(second.getByRole('tab', { name: '样品管理', selected: true })).toBeVisible()
  await lockBy(first, password)
  await expect(locked(second)).toBeVisible()
  // What opens the storage comes late to the second, and the word that the lock is lifted does not.
  await second.route(/\/assets\/box-[^/]*\.js/, async (route) => {
    await second.waitForTimeout(2000)
    await route.continue()
  })
  for (const one of [first, second]) {
    await expectSealed(one)
    await one.reload()
    await expect(locked(one)).toBeVisible()
  }
  await unlockBy(first, password)
  await expect(first.getByRole('tab', { name: /^委托登记/, selected: true })).toBeVisible()
  await expect(tabs(first)).toHaveText(['首页', /^委托登记/, '委托单'])
  await expect(remark(first)).toHaveValue(secret)
  await expect(second.getByRole('tab', { name: '样品管理', selected: true })).toBeVisible()
  await expect(second).toHaveURL(/order\/sample\/index/)
  await leave()
})

test('[TAB-7][LOCK-5] a browser tab that was closed and is opened again after somebody else has signed in has nothing of the one before', async () => {
  const { page } = await atWork()
  const context = page.context()
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  same(JSON.stringify(kept)).toContain('WT2')
  await signOut(page)
  await fillSignIn(page, product.workspaceUrl, 'tester', 'zh')
  await expect(tabs(page).first()).toBeVisible()
  const reopened = await context.newPage()
  await reopened.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, kept)
  await reopened.goto(`${product.workspaceUrl}/wel/index`)
  await expect(tabs(reopened)).toHaveText(['首页'])
  await expect.poll(() => reopened.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toMatch(/WT2|委托/)
  await context.close()
})
