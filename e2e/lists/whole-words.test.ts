import { dictionaries } from '@etalon/api/domain'
import type { Page } from 'playwright'
import { expect as same, test } from 'vitest'
import { expect } from '../support/patient-expect.ts'
import { signIn } from '../support/person.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 30 })

/** Lists that say words of dictionaries and have rows in the demonstration, by who looks at them. */
const lists = {
  auditor: ['/report/report-list/index'],
  cashier: ['/charging/settlement/index'],
  reception: ['/order/order-list/index', '/order/enterprise/index', '/order/ledger/index'],
  dispatcher: ['/testing/dispatch/index', '/testing/standard/index'],
  admin: ['/system/audit/index', '/system/instrument-kind/index', '/people/staff/index'],
} as const

const labels = Object.values(dictionaries)
  .flatMap(({ entries }) => entries.flatMap(({ zh, en }) => [zh, en]))
  .filter((word) => word !== null)

/** The cells in sight that say one of some words, and those of them that do not say it whole. */
const wordsInSight = (page: Page, words: readonly string[] = labels) =>
  page.evaluate((looked) => {
    const grid = [...document.querySelectorAll('[role=grid]')].find((one) => one.checkVisibility())
    // Words that are a little too long run into the padding: nothing scrolls there, and they end in dots all the same.
    const isCut = (cell: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(cell)
      const range = document.createRange()
      range.selectNodeContents(cell)
      const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return cell.scrollWidth > cell.clientWidth || range.getBoundingClientRect().width > room + 0.5
    }
    const known = new Set<string | null>(looked)
    const cells = [...(grid?.querySelectorAll('[role=gridcell]') ?? [])].filter(({ textContent }) => known.has(textContent))
    const cut = cells.filter(isCut)
    return { count: cells.length, cut: [...new Set(cut.map(({ textContent }) => textContent))] }
  }, words)

/** Every column is shown, also those that most can do without, on this device: another one shows the usual ones. */
async function showAllColumns(page: Page, language: 'zh' | 'en') {
  const [columns, save, keptHere] =
    language === 'zh' ? (['列设置', '保存', '已在本机生效'] as const) : (['Columns', 'Save', 'in force on this device'] as const)
  await page.getByRole('button', { name: columns }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog')
  const hidden = dialog.locator('label:has(input[type=checkbox]:not(:checked))')
  await expect(dialog.getByRole('row').first()).toBeVisible()
  for (let left = await hidden.count(); left > 0; left -= 1) {
    await hidden.first().click()
    await expect(hidden).toHaveCount(left - 1)
  }
  await page.route('**/column-settings/submit', (route) => route.abort('connectionreset'))
  await dialog.getByRole('button', { name: save, exact: true }).click()
  await expect(dialog.getByRole('status').or(dialog.getByRole('alert')).filter({ hasText: keptHere })).toBeVisible()
  await page.unroute('**/column-settings/submit')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

const scrollTo = (page: Page, side: 'start' | 'end') =>
  page.evaluate((end) => {
    const grid = [...document.querySelectorAll('[role=grid]')].find((one) => one.checkVisibility())
    grid?.scrollTo({ left: end ? grid.scrollWidth : 0 })
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, side === 'end')

test.for(['en', 'zh'] as const)(
  '[TBL-1] at a desk of 1280 pixels no list cuts a word of a dictionary, with its usual columns and with all of them: %s',
  async (language) => {
    const cut: string[] = []
    for (const [account, paths] of Object.entries(lists)) {
      const { page, leave } = await signIn(product.browser, product.workspaceUrl, account, language)
      await page.setViewportSize({ width: 1280, height: 800 })
      for (const path of paths) {
        await page.goto(`${product.workspaceUrl}${path}`)
        const look = async (columns: string) => {
          const { count, cut: found } = await wordsInSight(page)
          cut.push(...found.map((word) => `${path}, ${columns}: ${word}`))
          return count
        }
        await expect(page.getByRole('gridcell').filter({ visible: true }).first()).toBeVisible()
        await expect(page.getByRole('grid').filter({ visible: true }).first()).toHaveAttribute('aria-busy', 'false')
        await look('usual')
        await showAllColumns(page, language)
        let count = 0
        for (const side of ['start', 'end'] as const) {
          await scrollTo(page, side)
          count += await look('all')
        }
        same(count, path).toBeGreaterThan(0)
      }
      await leave()
    }
    same(cut).toEqual([])
  },
)

test.for([
  ['en', 'Filter', 'Label not given'],
  ['zh', '筛选', '未给出名称'],
] as const)(
  '[DICT-1][TBL-1] that a key has no label yet is read whole beside the tree of dictionaries: %s',
  async ([language, filter, mark]) => {
    const { page, leave } = await signIn(product.browser, product.workspaceUrl, 'admin', language)
    await page.goto(`${product.workspaceUrl}/system/dictionary/index`)
    await page.getByRole('textbox', { name: filter, exact: true }).fill('TRACE_TYPE')
    await page.getByRole('treegrid').filter({ visible: true }).getByText('TRACE_TYPE').click()
    await expect(page.getByRole('gridcell', { name: mark }).first()).toBeVisible()
    await expect(page.getByRole('grid').filter({ visible: true }).first()).toHaveAttribute('aria-busy', 'false')
    const { count, cut } = await wordsInSight(page, [mark])
    same(count).toBe(5)
    same(cut).toEqual([])
    await leave()
  },
)
