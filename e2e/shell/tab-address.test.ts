import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })

/** Somebody at the page that is home, with two lists behind it. */
async function withTwoLists() {
  const { page, open, leave } = await product.enter()
  await open('业务受理', '委托单')
  await open('业务受理', '样品管理')
  return { page, leave }
}

async function goHome(page: Page) {
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(page).toHaveURL(/\/wel\/index$/)
  await expect(page).toHaveTitle(/^首页/)
}

/**
 * Chooses one list and then the other.
 * @param pause how many milliseconds apart; without it in one task of the page, so that no frame comes between
 */
const chooseBoth = (page: Page, pause?: number) =>
  page.evaluate(async (apart) => {
    const choose = (name: string) => {
      const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent?.trim() === name)
      if (!tab) throw new Error(`no tab ${name}`)
      tab.click()
    }
    choose('委托单')
    if (apart !== undefined) await new Promise((resolve) => setTimeout(resolve, apart))
    choose('样品管理')
  }, pause)

test('[TAB-2] of two tabs that are chosen before a frame the second is shown and stands in the address; back leads to where one was', async () => {
  const { page, leave } = await withTwoLists()
  await goHome(page)
  await chooseBoth(page)
  await expect(page.getByRole('heading', { level: 1, name: '样品管理', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/order\/sample\/index/)
  await expect(page).toHaveTitle(/^样品管理/)
  await page.goBack()
  await expect(page).toHaveURL(/\/wel\/index$/)
  await expect(page.getByRole('tab', { name: '首页', selected: true })).toBeVisible()
  await leave()
})

test('[TAB-2] however soon a tab is chosen after another one, the last one is shown, and stands in the address', async () => {
  const { page, leave } = await withTwoLists()
  for (let apart = 2; apart <= 80; apart += 6) {
    await goHome(page)
    await chooseBoth(page, apart)
    await expect(page).toHaveTitle(/^样品管理/)
    // Nothing is under way any more that would lead back.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    same([apart, new URL(page.url()).pathname]).toEqual([apart, '/order/sample/index'])
    await expect(page.getByRole('tab', { name: '样品管理', selected: true })).toBeVisible()
  }
  await leave()
})
