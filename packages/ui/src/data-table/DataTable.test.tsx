import type { DataTableActorRef, LoadPageAnswer, LoadPageRequest, TableRow } from '@etalon/machines/data-table'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { type ColumnDefinition, DataTable, useDataTable } from './index.ts'

interface Row extends TableRow {
  id: string
  name: string
  amount: string
}
const all: Row[] = Array.from({ length: 500 }, (_, place) => ({ id: `r${place}`, name: `器具${place}`, amount: `${place}.50` }))
const columns: ColumnDefinition<Row>[] = [
  { key: 'name', header: '名称', sortable: true, phone: 'title' },
  { key: 'amount', header: '金额', unit: '元', numeric: true, width: 100, sortable: true, phone: 'end' },
  { key: 'open', header: '操作', width: 80, text: () => '', render: (row) => <a href={`#${row.id}`}>打开</a> },
]

/** What can be done with the second row alone. */
const move: ColumnDefinition<Row> = {
  key: 'move',
  header: '下一步',
  width: 80,
  phone: 'end',
  text: () => '',
  render: (row) => <span>{row.id === 'r1' ? <button type="button">提交</button> : null}</span>,
}

type Answer = Omit<LoadPageAnswer, 'requestId'>
const pageOf = ({ page: number, size, sort }: LoadPageRequest): Answer => {
  const rows = sort[0]?.direction === 'descending' ? all.toReversed() : all
  return { rows: rows.slice((number - 1) * size, number * size), total: all.length }
}

let actor: DataTableActorRef | undefined

function Subject({
  load = async (request) => pageOf(request),
  size = 50,
  shown = columns,
}: {
  shown?: readonly ColumnDefinition<Row>[]
  load?: (request: LoadPageRequest) => Promise<Answer>
  size?: number
}) {
  const table = useDataTable({ loadPage: load, size })
  actor = table
  return (
    <MessagesProvider>
      <div style={{ height: 500, display: 'flex' }}>
        <DataTable<Row>
          actor={table}
          label="器具"
          columns={shown}
          selectable
          rowLabel={(row) => row.name}
          failure={(error) => String(error)}
        />
      </div>
    </MessagesProvider>
  )
}

const grid = () => page.getByRole('grid', { name: '器具' })
const cell = (row: number, column: number) => document.querySelector(`[data-row="${row}"] [data-column="${column}"]`)
const ready = async (subject = <Subject />) => {
  await render(subject)
  await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
}
/** A head would be sorted by a press. */
const focusCell = async (row: number, column: number) => {
  const element = cell(row, column)
  if (!(element instanceof HTMLElement)) throw new Error('there is no such cell')
  if (row < 0) element.focus()
  else await userEvent.click(element)
}
const standsOn = (row: number, column: number) => expect.poll(() => document.activeElement === cell(row, column)).toBe(true)

test('[TBL-4] it is a named grid that tells its size, and where each row and column stands', async () => {
  await ready()
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '501')
  await expect.element(grid()).toHaveAttribute('aria-colcount', '5')
  expect(cell(0, 2)?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('2')
  expect(cell(0, 2)?.getAttribute('aria-colindex')).toBe('3')
})

test('[TBL-1] rows are 32 px high, the index column is 50 px wide, the pagination bar is 60 px high', async () => {
  await ready()
  expect(cell(3, 2)?.closest('[role=row]')?.getBoundingClientRect().height).toBe(32)
  expect(cell(0, 0)?.getBoundingClientRect().width).toBe(50)
  const pager = page.getByRole('navigation', { name: '分页' })
  await expect.element(pager).toBeVisible()
  expect(pager.element().getBoundingClientRect().height).toBe(60)
})

test('[THEME-3] comfortable rows are 40 px high', async () => {
  document.documentElement.dataset.density = 'comfortable'
  await ready()
  expect(cell(3, 2)?.closest('[role=row]')?.getBoundingClientRect().height).toBe(40)
  delete document.documentElement.dataset.density
})

test('[TBL-2] of 5,000 rows only those in sight are drawn, and the last one can be reached', async () => {
  const many = Array.from({ length: 5000 }, (_, place) => ({ id: `m${place}`, name: `行${place}`, amount: '1' }))
  await render(<Subject size={5000} load={async () => ({ rows: many, total: many.length })} />)
  await expect.element(page.getByRole('gridcell', { name: '行0', exact: true })).toBeVisible()
  expect(page.getByRole('row').elements().length).toBeLessThan(80)
  await focusCell(0, 2)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await standsOn(4999, 4)
  expect(page.getByRole('row').elements().length).toBeLessThan(80)
})

test('[TBL-1] the number of a row is read whole in its 50 px, up to seven digits', async () => {
  const many = Array.from({ length: 5000 }, (_, place) => ({ id: `m${place}`, name: `行${place}`, amount: '1' }))
  await render(<Subject size={5000} load={async () => ({ rows: many, total: many.length })} />)
  await expect.element(page.getByRole('gridcell', { name: '行0', exact: true })).toBeVisible()
  await focusCell(0, 2)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await standsOn(4999, 4)
  const index = cell(4999, 0)
  if (!(index instanceof HTMLElement)) throw new Error('the last row has a number')
  // Few fonts are wider.
  index.style.fontFamily = 'DejaVu Sans, sans-serif'
  const seen = () => [index.textContent, index.scrollWidth > index.clientWidth, index.getBoundingClientRect().width]
  expect([index.dataset.digits, ...seen()]).toEqual(['4', '5000', false, 50])
  for (const number of ['50000', '300000', '3000646']) {
    index.textContent = number
    index.dataset.digits = String(number.length)
    expect(seen()).toEqual([number, false, 50])
  }
})

test('[TBL-3] a head sorts by pointer and by Enter, and says how', async () => {
  await ready()
  const head = page.getByRole('columnheader', { name: '名称' })
  await expect.element(head).toHaveAttribute('aria-sort', 'none')
  await head.click()
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await focusCell(-1, 2)
  await userEvent.keyboard('{Enter}')
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await expect.element(page.getByRole('gridcell', { name: '器具499', exact: true })).toBeVisible()
  await page.getByRole('columnheader', { name: /金额/ }).click({ modifiers: ['Shift'] })
  expect(actor?.getSnapshot().context.sort.map((rule) => rule.field)).toEqual(['name', 'amount'])
})

test('[TBL-3] the new order is spoken while its rows are on their way', async () => {
  await ready(<Subject load={async (request) => (request.sort.length === 0 ? pageOf(request) : new Promise(() => {}))} />)
  await page.getByRole('columnheader', { name: '名称' }).click()
  await expect.element(page.getByRole('status').getByText('按名称升序')).toBeInTheDocument()
  await focusCell(-1, 2)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText('按名称降序')).toBeInTheDocument()
})

test('[TBL-8] rows are selected by tick, by Space and in a range; all that match, but these', async () => {
  await ready()
  await page.getByRole('checkbox', { name: '选择 器具1', exact: true }).click()
  await page.getByRole('checkbox', { name: '选择 器具4', exact: true }).click({ modifiers: ['Shift'] })
  await expect.element(page.getByText('已选 4 项')).toBeVisible()
  await focusCell(0, 2)
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('已选 5 项')).toBeVisible()
  expect(cell(0, 2)?.closest('[role=row]')?.getAttribute('aria-selected')).toBe('true')
  await page.getByRole('button', { name: '选择全部 500 项' }).click()
  // The button is gone, and the focus with what stays.
  await expect.element(page.getByRole('button', { name: '取消选择' })).toHaveFocus()
  await page.getByRole('checkbox', { name: '选择 器具2', exact: true }).click()
  await expect.element(page.getByText('已选 499 项')).toBeVisible()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect.element(page.getByRole('checkbox', { name: '选择 器具60', exact: true })).toBeChecked()
  await page.getByRole('button', { name: '取消选择' }).click()
  await expect.element(page.getByRole('button', { name: '取消选择' })).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell')
})

test('[TBL-1] the tick in the head selects the page and stands between when some are selected', async () => {
  await ready()
  const head = page.getByRole('checkbox', { name: '全选' })
  await head.click()
  await expect.element(page.getByText('已选 50 项')).toBeVisible()
  await page.getByRole('checkbox', { name: '选择 器具0', exact: true }).click()
  await expect.element(head).toBePartiallyChecked()
})

test('[TBL-1] pages are turned, chosen, and their size changed', async () => {
  await ready()
  await page.getByRole('button', { name: '第 10 页' }).click()
  await expect.element(page.getByRole('gridcell', { name: '器具450', exact: true })).toBeVisible()
  expect(cell(0, 0)?.textContent).toBe('451')
  await page.getByRole('textbox', { name: '前往' }).fill('３')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('gridcell', { name: '器具100', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /每页条数/ }).click()
  await page.getByRole('option', { name: '15 条/页' }).click()
  await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '第 34 页' })).toBeVisible()
})

test('[TBL-1] [A11Y-2] a button that leads no further keeps the focus and says why', async () => {
  await ready()
  await page.getByRole('button', { name: '第 10 页' }).click()
  await expect.element(page.getByRole('button', { name: '第 10 页' })).toHaveFocus()
  const next = page.getByRole('button', { name: '下一页' })
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: '上一页' }).click()
  await expect.element(page.getByRole('gridcell', { name: '器具400', exact: true })).toBeVisible()
  await next.click()
  await expect.element(page.getByRole('gridcell', { name: '器具450', exact: true })).toBeVisible()
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('已是最后一页')
  await expect.element(page.getByRole('gridcell', { name: '器具450', exact: true })).toBeVisible()
})

test('[TBL-5] a slow old answer never overwrites a newer one', async () => {
  const waiting = new Map<number, (answer: Answer) => void>()
  await render(<Subject load={(request) => new Promise((resolve) => waiting.set(request.page, resolve))} />)
  waiting.get(1)?.(pageOf({ requestId: 1, page: 1, size: 50, sort: [], query: {} }))
  await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
  actor?.send({ type: 'PAGE.CHANGED', page: 2 })
  actor?.send({ type: 'PAGE.CHANGED', page: 3 })
  await expect.poll(() => waiting.has(3)).toBe(true)
  waiting.get(3)?.(pageOf({ requestId: 3, page: 3, size: 50, sort: [], query: {} }))
  await expect.element(page.getByRole('gridcell', { name: '器具100', exact: true })).toBeVisible()
  waiting.get(2)?.(pageOf({ requestId: 2, page: 2, size: 50, sort: [], query: {} }))
  await expect.element(page.getByRole('gridcell', { name: '器具100', exact: true })).toBeVisible()
  expect(page.getByRole('gridcell', { name: '器具50', exact: true }).elements()).toEqual([])
})

test('[TBL-5] while loading it is busy, a failure says why and retries, and emptiness says what to do', async () => {
  let answers: (() => Promise<Answer>)[] = [
    async () => Promise.reject(new Error('请求超时,请重试~~~')),
    async () => ({ rows: [], total: 0 }),
  ]
  await render(<Subject load={() => (answers.shift() ?? (async () => ({ rows: [], total: 0 })))()} />)
  await expect.element(page.getByRole('alert').getByText('Error: 请求超时,请重试~~~')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
  await standsOn(-1, 0)
  answers = [() => new Promise(() => {})]
  actor?.send({ type: 'QUERY.CHANGED', query: { name: 'x' } })
  await expect.element(grid()).toHaveAttribute('aria-busy', 'true')
})

test('[TBL-5] how many there are is not said before it is known', async () => {
  let answer: (answer: Answer) => void = () => {}
  await render(
    <Subject
      load={() =>
        new Promise((resolve) => {
          answer = resolve
        })
      }
    />,
  )
  const pages = page.getByRole('navigation', { name: '分页' })
  await expect.element(pages).toBeVisible()
  await expect.element(pages.getByText(/^共/)).not.toBeInTheDocument()
  answer({ rows: [], total: 0 })
  await expect.element(pages.getByText(/^共.0.条$/)).toBeVisible()
})

test('[TBL-5] a failed refresh leaves the rows, says so, and is tried again; the focus stays in the table', async () => {
  let offline = false
  await ready(<Subject load={async (request) => (offline ? Promise.reject(new Error('offline')) : pageOf(request))} />)
  await focusCell(2, 2)
  await standsOn(2, 2)
  offline = true
  actor?.send({ type: 'REFRESH' })
  await expect.element(page.getByRole('alert').getByText('Error: offline')).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
  offline = false
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await standsOn(2, 2)
})

test('[TBL-4] on a phone each row is an entry of two columns that does not scroll sideways', async () => {
  await page.viewport(390, 800)
  await ready(<Subject shown={[...columns, move]} />)
  const row = cell(0, 2)?.closest('[role=row]')
  expect(row?.getBoundingClientRect().height).toBeGreaterThan(40)
  expect(grid().element().scrollWidth).toBeLessThanOrEqual(grid().element().clientWidth)
  expect(getComputedStyle(cell(0, 4) ?? document.body).display).toBe('none')
  const heights = [0, 1].map((place) => cell(place, 2)?.closest('[role=row]')?.getBoundingClientRect().height ?? 0)
  expect(heights[1]).toBeGreaterThan((heights[0] ?? 0) + 20)
  await page.viewport(1280, 800)
})

test.each([
  ['says nothing', ''],
  ['would say a dash alone', '—'],
])('[TBL-4] on a phone a line that %s is left out; on a desk a dash stands in its cell', async (_, nothing) => {
  await page.viewport(390, 800)
  const none: ColumnDefinition<Row> = {
    ...{ key: 'certificate', header: '证书编号', phone: 'end' },
    text: (row) => (row.id === 'r0' ? nothing : 'LX-2026-000001'),
  }
  await ready(<Subject shown={[...columns, none]} />)
  const displayed = (row: number) => getComputedStyle(cell(row, 5) ?? document.body).display
  expect([displayed(0), displayed(1)]).toEqual(['none', 'flex'])
  await page.viewport(1280, 800)
  await expect.poll(() => displayed(0)).not.toBe('none')
  expect([cell(0, 5)?.textContent, cell(1, 5)?.textContent]).toEqual(['—', 'LX-2026-000001'])
})

test('[TBL-4] on a phone a table whose columns were given no places shows all of them in pairs', async () => {
  await page.viewport(390, 800)
  const text = (key: string) => (row: Row) => (key === '甲' ? row.name : `${key}${row.name}`)
  await ready(<Subject shown={['甲', '乙', '丙', '丁', '戊', '己'].map((key) => ({ key, header: key, text: text(key) }))} />)
  const boxes = [2, 3, 4, 5, 6, 7].map((column) => cell(0, column)?.getBoundingClientRect() ?? new DOMRect())
  const lines = [boxes.slice(0, 2), boxes.slice(2, 4), boxes.slice(4)]
  for (const [start, end] of lines) {
    expect(start?.width).toBeGreaterThan(0)
    expect(end?.left).toBeGreaterThanOrEqual(start?.right ?? Number.POSITIVE_INFINITY)
    expect(Math.abs((end?.top ?? 0) - (start?.top ?? 0))).toBeLessThan(4)
  }
  expect(lines[1]?.[0]?.top).toBeGreaterThanOrEqual(lines[0]?.[0]?.bottom ?? Number.POSITIVE_INFINITY)
  expect(lines[2]?.[0]?.top).toBeGreaterThanOrEqual(lines[1]?.[0]?.bottom ?? Number.POSITIVE_INFINITY)
  await page.viewport(1280, 800)
})

test('[TBL-4] what a cell draws of its own stays as it is, also where it says nothing', async () => {
  const drawn: ColumnDefinition<Row> = { key: 'drawn', header: '图', text: () => '', render: () => <i data-testid="drawn" /> }
  await ready(<Subject shown={[...columns, drawn]} />)
  expect(cell(0, 5)?.querySelector('[data-testid=drawn]')).not.toBeNull()
  expect(cell(0, 5)?.textContent).toBe('')
})

test('[TBL-4] on a phone long words at the end leave the beginning its room, and a line of its own takes them whole', async () => {
  await page.viewport(390, 800)
  const long = '收样窗口照常开放，如需取件请提前预约'.repeat(2)
  const place: ColumnDefinition<Row> = { key: 'place', header: '地址', phone: 'end', text: () => long }
  const told: ColumnDefinition<Row> = { key: 'told', header: '内容', phone: 'line', text: () => long.repeat(4) }
  await ready(<Subject shown={[...columns, place, told]} />)
  const row = cell(0, 2)?.closest('[role=row]')?.getBoundingClientRect()
  const box = (column: number) => cell(0, column)?.getBoundingClientRect()
  expect(box(2)?.width).toBeGreaterThan((row?.width ?? 0) / 3)
  expect(box(5)?.left).toBeGreaterThanOrEqual(row?.left ?? 0)
  const words = cell(0, 5)?.querySelector('span')
  expect(words?.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0)
  expect(box(6)?.width).toBeGreaterThan((row?.width ?? 0) * 0.9)
  const [lineHeight, height] = [24, cell(0, 6)?.querySelector('span')?.getBoundingClientRect().height ?? 0]
  expect(height).toBeGreaterThan(lineHeight)
  expect(height).toBeLessThanOrEqual(3 * lineHeight)
  await page.viewport(1280, 800)
})

test('[TBL-4] on a phone the title of an entry is read whole, on several lines where it needs them', async () => {
  await page.viewport(390, 800)
  const long: ColumnDefinition<Row> = { key: 'name', header: '名称', phone: 'title', text: (row) => `${row.name}，`.repeat(12) }
  await render(<Subject shown={[long]} />)
  await expect.element(page.getByText(/^器具0，/)).toBeVisible()
  const said = cell(0, 2)?.querySelector('span')
  expect(said?.scrollWidth).toBeLessThanOrEqual(said?.clientWidth ?? 0)
  expect(said?.getBoundingClientRect().height).toBeGreaterThan(40)
  await page.viewport(1280, 800)
})
