import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 60 })

const visible = (page: Page, role: 'button' | 'textbox' | 'radio', name: string) =>
  page.getByRole(role, { name, exact: true }).filter({ visible: true })
const grid = (page: Page) => page.getByRole('grid').filter({ visible: true })
const numbers = async (page: Page) =>
  (await grid(page).getByRole('link').allTextContents()).filter((text) => text.startsWith('WT'))
const tab = (page: Page, name: string) => page.getByRole('tablist', { name: '已打开页面' }).getByRole('tab', { name })
const scroller = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[role=grid], [role=grid] *')].filter((one) => one.checkVisibility())
    return Math.max(...boxes.map((one) => one.scrollTop))
  })

test('[ADV-7] part, typed words, order, page and its size stand in the address; somebody else who opens it sees the same', async () => {
  const { page, open, leave } = await product.enter()
  await open('业务受理', '委托单')
  await page.getByRole('columnheader', { name: '委托单号' }).filter({ visible: true }).click()
  await visible(page, 'textbox', '委托单号').fill('WT')
  await visible(page, 'button', '查询').click()
  await page
    .getByRole('button', { name: /条\/页/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('option', { name: /^15/ }).click()
  await expect.poll(() => numbers(page)).toHaveLength(15)
  const [first] = await numbers(page)
  await page.getByRole('button', { name: '下一页' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/search=.*sort=orderNo.*page=2.*size=15/)
  const address = page.url()
  // The address is there before the rows are.
  await expect.poll(async () => (await numbers(page))[0]).not.toBe(first)
  await expect.poll(() => numbers(page)).toHaveLength(15)
  const seen = await numbers(page)
  await page.reload()
  await expect.poll(() => numbers(page)).toEqual(seen)
  await leave()

  const other = await product.enter('dispatcher')
  await other.page.goto(address)
  await expect.poll(() => numbers(other.page)).toEqual(seen)
  await expect(visible(other.page, 'textbox', '委托单号')).toHaveValue('WT')
  await expect(tab(other.page, '委托单')).toHaveCount(1)
  await other.leave()
})

test('[ADV-7] an address that asks for what there is not opens the list, and says so', async () => {
  const { page, leave } = await product.enter()
  const hostile = new URLSearchParams({
    view: '<script>',
    search: '{"orderNo":{"$ne":null}}',
    sort: 'password',
    page: '1e15',
    size: '1000000',
  })
  await page.goto(`${product.workspaceUrl}/order/order-list/index?${hostile}`)
  await expect(page.getByText('地址中有些内容不适用于此列表，已忽略')).toBeVisible()
  await expect.poll(() => numbers(page)).not.toEqual([])
  await expect(page).toHaveURL(/\/order\/order-list\/index$/)
  await leave()
})

test('[TAB-6] part, typed words, half-filled form and scroll position are there again after other tabs', async () => {
  const { page, open, leave } = await product.enter()
  await open('业务受理', '委托单')
  await visible(page, 'textbox', '委托单号').fill('WT')
  await visible(page, 'button', '查询').click()
  await expect.poll(() => numbers(page)).not.toEqual([])
  const address = page.url()
  await grid(page).hover()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => scroller(page)).toBeGreaterThan(300)
  const top = await scroller(page)
  await open('业务受理', '委托登记')
  const form = page.getByRole('textbox', { name: '姓名' }).filter({ visible: true })
  await form.pressSequentially('半张')
  await tab(page, '委托单').click()
  await expect(page).toHaveURL(address)
  await expect(visible(page, 'textbox', '委托单号')).toHaveValue('WT')
  await expect.poll(() => scroller(page)).toBeCloseTo(top, -1)
  await tab(page, '委托登记').click()
  await expect(form).toHaveValue('半张')
  // What is behind keeps its layout, so that it is there at once, and is neither seen nor reached.
  const behind = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-kept]')].map((view) => ({
        keepsLayout: getComputedStyle(view).display !== 'none',
        isSeen: [...view.querySelectorAll('[data-view], [role=grid], h1')].some((one) => one.checkVisibility()),
      })),
    )
  const twoBehind = Array.from({ length: 2 }, () => ({ keepsLayout: true, isSeen: false }))
  await expect.poll(behind).toEqual(twoBehind)
  same(page.url()).not.toContain('search=')
  await leave()
})
