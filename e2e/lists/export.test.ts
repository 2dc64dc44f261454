import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import type { Download, Page } from 'playwright'
import { beforeAll, expect as same, test } from 'vitest'
import { fillLists, inDatabase } from '../support/fill-lists.ts'
import { expect } from '../support/patient-expect.ts'
import { useProduct } from '../support/use-product.ts'

const many = 60_000
const product = useProduct({ orders: 6 })
beforeAll(() => fillLists(product.dataFolder, { orders: many }), 120_000)

const shown = (page: Page, role: 'button' | 'progressbar', name: string) =>
  page.getByRole(role, { name, exact: true }).filter({ visible: true })
async function choose(page: Page, entry: RegExp): Promise<void> {
  await shown(page, 'button', '导出').click()
  await page.getByRole('menuitem', { name: entry }).click()
}
async function orders() {
  const person = await product.enter()
  await person.open('业务受理', '委托单')
  await expect(person.page.getByText(/共 [\d,]+\+? 条/).filter({ visible: true })).toBeVisible()
  return person
}
const csvOf = async (download: Download): Promise<string[][]> => parse(await readFile(await download.path()), { bom: true })
const unfinished = () =>
  inDatabase(product.dataFolder, async (owner) => {
    const { rows } = await owner.query<{ state: string }>(`select state from export_job order by id desc limit 1`)
    return rows[0]?.state
  })

test('[TBL-6] all that match are exported to Excel: how far it is, then a file that another library opens', async () => {
  const { page, leave } = await orders()
  const coming = page.waitForEvent('download', { timeout: 60_000 })
  await choose(page, /^导出全部.*Excel/)
  await expect(shown(page, 'progressbar', '正在导出')).toBeVisible()
  const download = await coming
  same(download.suggestedFilename()).toMatch(/^委托单-\d{8}-\d{6}\.xlsx$/)
  await expect(page.getByText(/已导出 委托单-/).first()).toBeAttached()
  const book = new ExcelJS.Workbook()
  await book.xlsx.readFile(await download.path())
  const [sheet] = book.worksheets
  same(sheet?.name).toBe('委托单')
  same((sheet?.rowCount ?? 0) - 1).toBe(many + 6)
  const heads = sheet?.getRow(1).values
  same(heads).toEqual([undefined, '委托单号', '委托单位', '服务方式', '样品', '项目进度', '单据状态', '金额', '登记日期'])
  same(typeof sheet?.getRow(2).getCell(7).value).toBe('number')
  await leave()
})

test('[TBL-6] chosen rows alone, as CSV', async () => {
  const { page, leave } = await orders()
  const boxes = page.getByRole('grid').filter({ visible: true }).getByRole('checkbox')
  await boxes.nth(1).click({ force: true })
  await boxes.nth(3).click({ force: true })
  const coming = page.waitForEvent('download')
  await choose(page, /^导出已选 2 项.*CSV/)
  const rows = await csvOf(await coming)
  same(rows).toHaveLength(3)
  same(rows[1]?.[0]).toMatch(/^(ZZ|WT)/)
  await leave()
})

/** Whoever reads orders waits until this is over: no file is finished in between. */
const whileOrdersAreLocked = <T>(work: () => Promise<T>) =>
  inDatabase(product.dataFolder, async (owner) => {
    await owner.query('begin')
    await owner.query('lock table work_order in access exclusive mode')
    try {
      return await work()
    } finally {
      await owner.query('rollback')
    }
  })
const begun = () => inDatabase(product.dataFolder, async (owner) => (await owner.query('select from export_job')).rowCount ?? 0)

test('[TBL-6] an export goes on over a reload, and over other tabs', async () => {
  const { page, open, leave } = await orders()
  const before = await begun()
  const coming = await whileOrdersAreLocked(async () => {
    await choose(page, /^导出全部.*Excel/)
    await expect(shown(page, 'progressbar', '正在导出')).toBeVisible()
    await open('业务受理', '样品管理')
    await page.getByRole('tablist', { name: '已打开页面' }).getByRole('tab', { name: '委托单' }).click()
    await expect(shown(page, 'progressbar', '正在导出')).toBeVisible()
    // What was given up with the tab would have been heard of by now.
    await page.waitForTimeout(1500)
    await expect(shown(page, 'progressbar', '正在导出')).toBeVisible()
    const download = page.waitForEvent('download', { timeout: 60_000 })
    await page.reload()
    return { download }
  })
  same((await coming.download).suggestedFilename()).toMatch(/^委托单-.*\.xlsx$/)
  // Nothing was begun twice.
  same(await begun()).toBe(before + 1)
  await leave()
})

test('[TBL-6] an export that the server has no file of any more says so, and is begun anew when it is tried again', async () => {
  const { page, leave } = await orders()
  const before = await begun()
  const over = await whileOrdersAreLocked(async () => {
    await choose(page, /^导出全部.*CSV/)
    await expect(shown(page, 'progressbar', '正在导出')).toBeVisible()
    await expect.poll(begun).toBe(before + 1)
    // Written, and its day is over, before this page has asked for it.
    const { rows } = await inDatabase(product.dataFolder, (owner) =>
      owner.query<{ id: string }>(`update export_job set state = 'done', expires_at = now() - interval '1 minute'
        where id = (select max(id) from export_job) returning id`),
    )
    await expect(shown(page, 'button', '重试')).toBeVisible()
    return rows[0]?.id
  })
  const coming = page.waitForEvent('download', { timeout: 60_000 })
  await shown(page, 'button', '重试').click()
  same(await csvOf(await coming)).toHaveLength(many + 7)
  // That whose day is over may have been swept away meanwhile.
  const { rowCount } = await inDatabase(product.dataFolder, (owner) =>
    owner.query('select from export_job where id > $1', [over]),
  )
  same(rowCount).toBe(1)
  await leave()
})

test('[TBL-6] a cancelled export stops at the server, and leaves no file', async () => {
  const { page, leave } = await orders()
  await whileOrdersAreLocked(async () => {
    await choose(page, /^导出全部.*Excel/)
    await shown(page, 'button', '取消导出').click()
    await expect(page.getByText('已取消导出').first()).toBeAttached()
    await expect.poll(unfinished).toBe('cancelled')
  })
  await expect(shown(page, 'progressbar', '正在导出')).toHaveCount(0)
  await leave()
})

test('[TBL-6] a list that the browser writes itself is exported too', async () => {
  const person = await product.enter('tester')
  await person.page.goto(`${product.workspaceUrl}/testing/standard/index`)
  await expect(person.page.getByText(/共 \d+ 条/).filter({ visible: true })).toBeVisible()
  const coming = person.page.waitForEvent('download')
  await choose(person.page, /^导出全部.*CSV/)
  const download = await coming
  same(download.suggestedFilename()).toBe('计量标准.csv')
  const lines = await csvOf(download)
  same(lines.length).toBeGreaterThan(5)
  const book = person.page.waitForEvent('download')
  await choose(person.page, /^导出全部.*Excel/)
  const written = await book
  same(written.suggestedFilename()).toBe('计量标准.xlsx')
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(await written.path())
  const [sheet] = workbook.worksheets
  same(sheet?.rowCount).toBe(lines.length)
  const head = lines[0] ?? []
  same(sheet?.getRow(1).values).toEqual([undefined, ...head])
  const day = lines[1]?.findIndex((text) => /^\d{4}-\d\d-\d\d$/.test(text)) ?? -1
  same(sheet?.getRow(2).getCell(day + 1).value).toEqual(new Date(`${lines[1]?.[day]}T00:00:00Z`))
  await person.leave()
})

test('[TBL-1] 5,000 rows stand in a list at once, to the last', async () => {
  const { page, leave } = await orders()
  const grid = page.getByRole('grid').filter({ visible: true })
  await page
    .getByRole('button', { name: /条\/页/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('option', { name: /^5,?000/ }).click()
  await expect(page).toHaveURL(/size=5000/)
  await expect(grid).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 })
  await grid.getByRole('gridcell').first().click()
  await page.keyboard.press('Control+End')
  await expect(grid.locator('[aria-rowindex="5001"]')).toContainText(/ZZ\d{8}/)
  await leave()
})
