import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright'
import { beforeAll, expect as same, test } from 'vitest'
import { expectSoundInEachLook } from '../accessibility/every-look.ts'
import { withAxe } from '../support/axe-faults.ts'
import { fillLists, inDatabase } from '../support/fill-lists.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const product = useProduct({ orders: 6 })
// Two items for each order: more than a page of the largest size.
beforeAll(() => fillLists(product.dataFolder, { orders: 26_000 }), 120_000)

const grid = (page: Page) => page.getByRole('grid', { name: '项目明细' })
const counted = (where: string) =>
  inDatabase(product.dataFolder, async (owner) => {
    const { rows } = await owner.query<{ items: string; amount: string; done: string }>(`
      select count(*)::text as items, sum(i.price)::text as amount, (count(*) filter (where i.state = '600'))::text as done
      from item i join work_order o on o.id = i.order_id join enterprise e on e.id = o.enterprise_id where i.tenant_id = '000000' and ${where}`)
    const [row] = rows
    if (!row) throw new Error('a count has a row')
    return row
  })
const grouped = (number: string) => number.replace(/\B(?=(\d{3})+(\.|$))/g, ',')
const tiles = async (page: Page) => (await page.getByRole('list', { name: '概览' }).innerText()).replaceAll('\n', ' ')

async function statistics(query = '') {
  const person = await product.enter('dispatcher')
  await person.page.goto(`${product.workspaceUrl}/statistics/work/index${query}`)
  await expect(person.page.getByRole('heading', { level: 1, name: '检测统计' })).toBeVisible()
  return person
}

test('[BIZ-13] the figures and charts say what the database says, of everything and of a state', async () => {
  const { page, leave } = await statistics()
  const all = await counted('true')
  await expect.poll(() => tiles(page)).toContain(grouped(all.items))
  same(await tiles(page)).toContain(grouped(all.amount))
  same(await tiles(page)).toContain(grouped(all.done))
  for (const name of ['按月份', '按状态', '按区域', '按检测人员'])
    await expect(page.getByRole('figure', { name }).first()).toBeVisible()
  await page.getByRole('button', { name: /状态/ }).filter({ visible: true }).first().click()
  await page.getByRole('option', { name: '检测中', exact: true }).click()
  await page.getByRole('button', { name: '查询', exact: true }).filter({ visible: true }).click()
  const testing = await counted(`i.state = '300'`)
  await expect.poll(() => tiles(page)).toContain(grouped(testing.items))
  await expect(page).toHaveURL(/search=/)
  const address = page.url()
  await leave()
  const other = await product.enter('auditor')
  await other.page.goto(address)
  await expect.poll(() => tiles(other.page)).toContain(grouped(testing.items))
  await other.leave()
})

test('[TBL-1][BIZ-13] 50,000 rows stand in the table at once, to the last', async () => {
  const { page, leave } = await statistics()
  await expect(grid(page)).toBeVisible()
  await page.getByRole('button', { name: /5,?000 条\/页/ }).click()
  const sizes = await page.getByRole('option').allInnerTexts()
  same(sizes.map((text) => text.replace(/\D/g, ''))).toEqual(['5000', '10000', '50000'])
  await page.getByRole('option', { name: /^50,?000/ }).click()
  const rows = Number((await counted('true')).items)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows + 1))
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 })
  await grid(page).getByRole('gridcell').first().click()
  await page.keyboard.press('Control+End')
  await expect(grid(page).locator('[aria-rowindex="50001"]')).toContainText(/ZZ\d{8}/)
  await leave()
})

test('[TBL-6][BIZ-13] the items behind the figures become a file: those that are shown by the search, of months and by nobody too', async () => {
  const months = `{"from":"2020-01","to":"2099-12","testerId":"0"}`
  const { page, leave } = await statistics(`?${new URLSearchParams({ search: months })}`)
  const expected = await counted('i.tester_id is null')
  same(Number(expected.items)).toBeGreaterThan(0)
  await expect.poll(() => tiles(page)).toContain(grouped(expected.items))
  await page.getByRole('button', { name: '导出', exact: true }).filter({ visible: true }).click()
  const coming = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('menuitem', { name: /^导出全部.*CSV/ }).click()
  const download = await coming
  same(download.suggestedFilename()).toMatch(/^项目明细-.*\.csv$/)
  const [heads, ...rows] = parse(await readFile(await download.path()), { bom: true }) as string[][]
  same(heads).toEqual(['项目编号', '委托单位', '区域', '器具名称', '能力类型', '状态', '检测人员', '登记日期', '金额'])
  same(rows).toHaveLength(Number(expected.items))
  const cents = rows.reduce((sum, row) => sum + Math.round(Number(row[8]) * 100), 0)
  same((cents / 100).toFixed(2)).toBe(expected.amount)
  await leave()
})

test('[BIZ-13] months in which there is nothing say so; an address that fits nothing too', async () => {
  const { page, leave } = await statistics(`?${new URLSearchParams({ search: '{"from":"2019-01","to":"2019-02"}' })}`)
  await expect(page.getByText('没有符合条件的检测项目')).toBeVisible()
  await leave()
  const hostile = await statistics(`?${new URLSearchParams({ search: '{"from":"9999-99"}', size: '7', sort: 'password' })}`)
  await expect(hostile.page.getByText('地址中有些内容不适用于此列表，已忽略')).toBeVisible()
  await expect.poll(() => tiles(hostile.page)).toContain(grouped((await counted('true')).items))
  await hostile.leave()
})

test('[BIZ-13] what cannot be loaded says so, and is tried again; it is in the menu', async () => {
  const { page, open, leave } = await product.enter('dispatcher')
  await page.route('**/statistics/sums', (route) => route.abort('connectionreset'))
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '统计分析' }).click()
  await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible()
  await page.unroute('**/statistics/sums')
  await page.getByRole('button', { name: '重试' }).first().click()
  await expect.poll(() => tiles(page)).toContain('检测项目')
  await open('统计分析', '检测统计')
  await leave()
})

test('[A11Y-1][A11Y-2][BIZ-13] axe has nothing against the screen, by light and by night, and nothing stands sideways at 320 px', async () => {
  const { page, leave } = await product.enter('dispatcher')
  await withAxe(page)
  await page.goto(`${product.workspaceUrl}/statistics/work/index`)
  await expect(page.getByRole('figure').filter({ visible: true })).toHaveCount(4)
  await page.waitForLoadState('networkidle')
  await expectSoundInEachLook(page, 'statistics')
  await leave()
})
