import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect as same, test } from 'vitest'
import { openBrowser } from '../support/open-browser.ts'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { type Running, startProduct } from '../support/running.ts'

let browser: Browser
let etalon: Running
beforeAll(async () => {
  browser = await openBrowser()
  etalon = await startProduct({ environment: { ETALON_DEMO_ORDERS: '6' } })
})
afterAll(async () => {
  await browser?.close()
  await etalon?.stop()
})

/** Chooses tabs in turn within one task of the page, so that no frame comes between. */
const chooseAtOnce = (page: Page, ...names: readonly string[]) =>
  page.evaluate((all) => {
    for (const name of all) {
      const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent?.trim() === name)
      if (!tab) throw new Error(`no tab ${name}`)
      tab.click()
    }
  }, names)

test('[TAB-2] of two tabs that are chosen before a frame the second is shown and stands in the address; back leads to where one was', async () => {
  const { page, open, leave } = await signIn(browser, etalon.workspaceUrl, 'reception', 'zh')
  await open('业务受理', '委托单')
  await open('业务受理', '样品管理')
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(page).toHaveURL(/\/wel\/index$/)
  await chooseAtOnce(page, '委托单', '样品管理')
  await expect(page.getByRole('heading', { level: 1, name: '样品管理', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/order\/sample\/index/)
  await expect(page).toHaveTitle(/^样品管理/)
  await page.goBack()
  await expect(page).toHaveURL(/\/wel\/index$/)
  await expect(page.getByRole('tab', { name: '首页', selected: true })).toBeVisible()
  await leave()
})

test('[TAB-2] however soon a tab is chosen after another one, the last one is shown, and stands in the address', async () => {
  const { page, open, leave } = await signIn(browser, etalon.workspaceUrl, 'reception', 'zh')
  await open('业务受理', '委托单')
  await open('业务受理', '样品管理')
  for (let apart = 2; apart <= 80; apart += 6) {
    await page.getByRole('tab', { name: '首页' }).click()
    await expect(page).toHaveTitle(/^首页/)
    await page.evaluate(async (pause) => {
      const choose = (name: string) =>
        [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent?.trim() === name)?.click()
      choose('委托单')
      await new Promise((resolve) => setTimeout(resolve, pause))
      choose('样品管理')
    }, apart)
    await expect(page).toHaveTitle(/^样品管理/)
    // Nothing is under way any more that would lead back.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    same([apart, new URL(page.url()).pathname]).toEqual([apart, '/order/sample/index'])
    await expect(page.getByRole('tab', { name: '样品管理', selected: true })).toBeVisible()
  }
  await leave()
})
