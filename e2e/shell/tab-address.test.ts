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
  const ends = await page.evaluate(async () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')]
    const choose = (name: string) =>
      tabs()
        .find((one) => one.textContent?.trim() === name)
        ?.click()
    const seen = []
    for (let apart = 2; apart <= 80; apart += 3) {
      choose('首页')
      await wait(250)
      choose('委托单')
      await wait(apart)
      choose('样品管理')
      await wait(350)
      const shown = tabs()
        .find((one) => one.ariaSelected === 'true')
        ?.textContent?.trim()
      seen.push({ apart, shown, path: location.pathname })
    }
    return seen
  })
  const wrong = ends.filter(({ shown, path }) => shown !== '样品管理' || path !== '/order/sample/index')
  same(ends.length).toBeGreaterThan(20)
  same(wrong).toEqual([])
  await leave()
})
