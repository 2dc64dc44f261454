import type { DataTableActorRef, LoadPageAnswer, LoadPageRequest, TableRow } from '@etalon/machines/data-table'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../../i18n/index.ts'
import '../../theme/index.ts'
import { type ColumnDefinition, DataTable, useDataTable } from '../index.ts'

interface Row extends TableRow {
  id: string
  name: string
}
const columns: ColumnDefinition<Row>[] = [{ key: 'name', header: '名称', sortable: true, phone: 'title' }]
type Answer = Omit<LoadPageAnswer, 'requestId'>

const pageOf = ({ page: number, size }: LoadPageRequest): Answer => ({
  rows: Array.from({ length: size }, (_, place) => {
    const at = (number - 1) * size + place
    return { id: `r${at}`, name: `器具${at}` }
  }),
  total: 500,
})

interface Asked {
  readonly request: LoadPageRequest
  readonly signal: AbortSignal
  readonly give: (answer?: Answer) => void
  readonly fail: (error: Error) => void
}

type Load = (request: LoadPageRequest, signal: AbortSignal) => Promise<Answer>

let actor: DataTableActorRef | undefined

/** Its patience is over at once. */
function Subject({ load, language }: { load: Load; language: 'zh' | 'en' }) {
  const table = useDataTable({ patience: 0, size: 20, loadPage: load })
  actor = table
  return (
    <MessagesProvider language={language}>
      <div style={{ height: 400, display: 'flex' }}>
        <DataTable<Row> actor={table} label="器具" columns={columns} rowLabel={(row) => row.name} />
      </div>
    </MessagesProvider>
  )
}

/** A table whose pages come when a test says so. */
async function shown(language: 'zh' | 'en' = 'zh') {
  const asked: Asked[] = []
  const load: Load = (request, signal) =>
    new Promise((resolve, fail) => asked.push({ request, signal, give: (answer = pageOf(request)) => resolve(answer), fail }))
  await render(<Subject load={load} language={language} />)
  await expect.poll(() => asked.length).toBe(1)
  const at = (place: number) => {
    const one = asked[place]
    if (!one) throw new Error('that was not asked')
    return one
  }
  return { asked, at }
}

const stop = () => page.getByRole('button', { name: '停止查询' })
const again = () => page.getByRole('button', { name: '重新查询' })
const row = (name: string) => page.getByRole('gridcell', { name, exact: true })
const note = () => page.getByText('已停止查询，显示的是之前的结果').first()
const spoken = (words: string) => expect.element(page.getByRole('status').getByText(words, { exact: true })).toBeInTheDocument()
const cell = (at: number, column: number) => document.querySelector<HTMLElement>(`[data-row="${at}"] > [data-column="${column}"]`)
const standsOn = (at: number, column: number) => expect.poll(() => document.activeElement === cell(at, column)).toBe(true)

/** The first page is there, and another question takes long. */
async function slow() {
  const it = await shown()
  it.at(0).give()
  await expect.element(row('器具0')).toBeVisible()
  actor?.send({ type: 'QUERY.CHANGED', query: { name: 'x' } })
  await expect.element(stop()).toBeVisible()
  return it
}

test('[TBL-5] a search that takes long says so, in words and aloud, and is stopped by a button that Tab reaches before the rows', async () => {
  await slow()
  await expect.element(page.getByText('仍在查询……')).toBeVisible()
  await spoken('仍在查询，可以停止查询')
  await userEvent.tab()
  await expect.element(stop()).toHaveFocus()
})

test('[TBL-5][A11Y-2] once it failed nothing says any more that it goes on', async () => {
  const { at } = await slow()
  await spoken('仍在查询，可以停止查询')
  at(1).fail(new Error('offline'))
  await expect.element(page.getByText('仍在查询', { exact: false })).not.toBeInTheDocument()
})

test('[TBL-5] stopped, its request is given up, the rows of before are there with a note that is read aloud', async () => {
  const { at } = await slow()
  expect(at(1).signal.aborted).toBe(false)
  await stop().click()
  expect(at(1).signal.aborted).toBe(true)
  await expect.element(note()).toBeVisible()
  await spoken('已停止查询，显示的是之前的结果')
  await expect.element(row('器具0')).toBeVisible()
  await expect.element(stop()).not.toBeInTheDocument()
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
})

test('[TBL-5][A11Y-2] the focus goes from the button that stops to the one that searches again, and into the table with its rows', async () => {
  const { asked, at } = await slow()
  await userEvent.click(row('器具2'))
  await userEvent.tab({ shift: true })
  await expect.element(stop()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(again()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.length).toBe(3)
  expect(at(2).request.query).toEqual({ name: 'x' })
  await standsOn(2, 1)
  at(2).give({ rows: [{ id: 'x', name: '找到的' }], total: 1 })
  await expect.element(row('找到的')).toBeVisible()
  await expect.element(again()).not.toBeInTheDocument()
  await standsOn(0, 1)
  expect(actor?.getSnapshot().matches({ content: 'loaded' })).toBe(true)
})

test('[TBL-5][A11Y-2] where the answer comes before the button is pressed, the focus goes into the table', async () => {
  const { at } = await slow()
  await userEvent.click(row('器具2'))
  await userEvent.tab({ shift: true })
  await expect.element(stop()).toHaveFocus()
  at(1).give({ rows: [{ id: 'x', name: '找到的' }], total: 1 })
  await expect.element(row('找到的')).toBeVisible()
  await standsOn(0, 1)
})

test('[TBL-5][A11Y-2] where nothing is found meanwhile, or the search fails, the focus goes to the head', async () => {
  const { at } = await slow()
  await userEvent.tab()
  at(1).give({ rows: [], total: 0 })
  await standsOn(-1, 0)
  actor?.send({ type: 'REFRESH' })
  await expect.element(stop()).toBeVisible()
  ;(stop().element() as HTMLElement).focus()
  at(2).fail(new Error('offline'))
  await standsOn(-1, 0)
})

test('[TBL-5] a late answer to what was stopped shows nothing', async () => {
  const { at } = await slow()
  await stop().click()
  at(1).give({ rows: [{ id: 'late', name: '迟到的' }], total: 1 })
  await expect.element(note()).toBeVisible()
  await expect.element(row('器具0')).toBeVisible()
  await expect.element(row('迟到的')).not.toBeInTheDocument()
})

test('[TBL-5] where there were no rows yet, the empty place says that it was stopped, and nothing is counted', async () => {
  const { asked, at } = await shown()
  await expect.element(stop()).toBeVisible()
  await stop().click()
  await expect.element(page.getByText('查询条件都还在，可以修改后再查询。')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: '分页' })).not.toBeInTheDocument()
  await expect.element(again()).toHaveFocus()
  await spoken('已停止查询')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.length).toBe(2)
  at(1).give()
  await expect.element(row('器具0')).toBeVisible()
  await standsOn(-1, 0)
})

test('[TBL-1][TBL-5] rows of a page that was left keep their numbers while another one is on its way and when it is stopped', async () => {
  const { at } = await shown()
  at(0).give()
  await expect.element(row('器具0')).toBeVisible()
  actor?.send({ type: 'PAGE.CHANGED', page: 3 })
  await expect.element(stop()).toBeVisible()
  expect(cell(0, 0)?.textContent).toBe('1')
  await stop().click()
  await expect.element(note()).toBeVisible()
  expect(cell(0, 0)?.textContent).toBe('1')
  await again().click()
  at(2).give()
  await expect.element(row('器具40')).toBeVisible()
  expect(cell(0, 0)?.textContent).toBe('41')
})

test('[TBL-5] in English it says the same', async () => {
  const { at } = await shown('en')
  at(0).give()
  await expect.element(row('器具0')).toBeVisible()
  actor?.send({ type: 'REFRESH' })
  await page.getByRole('button', { name: 'Stop searching' }).click()
  await expect.element(page.getByText('Search stopped; these are the earlier rows').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Search again' })).toBeVisible()
})

test('[TBL-5] on a phone the button is 44 px high and within the screen, and the note does not make it wider', async () => {
  await page.viewport(390, 800)
  await slow()
  const box = stop().element().getBoundingClientRect()
  expect(box.height).toBeGreaterThanOrEqual(44)
  expect(box.right).toBeLessThanOrEqual(390)
  await stop().click()
  await expect.element(note()).toBeVisible()
  expect(again().element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1280, 800)
})
