import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../theme/index.ts'
import { drag } from '../../testing/pen.ts'
import { ManyRows } from '../rows/story-rows.tsx'
import { Instruments } from '../story-columns.tsx'

const grid = () => page.getByRole('grid').element() as HTMLElement
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`)
const drawn = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row="0"] > [data-column]')].map((one) => Number(one.dataset.column))
const placeOf = (column: number) =>
  Math.round((cell(0, column)?.getBoundingClientRect().left ?? 0) - grid().getBoundingClientRect().left)

async function shown(wide: number) {
  await page.viewport(1280, 800)
  await render(<ManyRows count={1000} wide={wide} />)
  await expect.poll(() => cell(0, 2)?.textContent).toBe('0.0')
}

test('[TBL-2] of two hundred columns those in sight are drawn, each in its place, and each tells which it is', async () => {
  await shown(200)
  expect(drawn().length).toBeLessThan(20)
  expect(grid().getAttribute('aria-colcount')).toBe('202')
  grid().scrollLeft = 10_000
  await expect.poll(() => drawn().includes(102)).toBe(true)
  expect(drawn().length).toBeLessThan(22)
  // Both pinned columns, the outermost, and the one that has the focus.
  expect(drawn().slice(0, 2)).toEqual([0, 1])
  expect(drawn().at(-1)).toBe(201)
  expect(placeOf(0)).toBe(0)
  expect(placeOf(102)).toBe(86 + 100 * 100 - 10_000)
  expect(cell(0, 102)?.getAttribute('aria-colindex')).toBe('103')
  const heads = [...document.querySelectorAll<HTMLElement>('[role=columnheader]')].map((one) => Number(one.dataset.column))
  expect(heads).toEqual(drawn())
})

test('[TBL-4] keys lead to columns that are not drawn, and back, and no cell hides under a pinned one', {
  timeout: 60_000,
}, async () => {
  await shown(200)
  await userEvent.click(cell(0, 2) as HTMLElement)
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement === cell(0, 201)).toBe(true)
  expect(cell(0, 201)?.getBoundingClientRect().right).toBeLessThanOrEqual(grid().getBoundingClientRect().right + 1)
  await userEvent.keyboard('{ArrowLeft>14/}')
  await expect.poll(() => document.activeElement === cell(0, 187)).toBe(true)
  expect(placeOf(187)).toBeGreaterThanOrEqual(86)
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  await expect.poll(() => document.activeElement === cell(0, 2)).toBe(true)
  expect(placeOf(2)).toBeGreaterThanOrEqual(86)
})

test('[TBL-4] Home and End show the ends of a row, also where the outermost cells are pinned', async () => {
  await page.viewport(1280, 800)
  const text = ({ id }: { id: number }) => `值${id}`
  const columns = Array.from({ length: 30 }, (_, place) => ({ key: `k${place}`, header: `列${place}`, width: 120, text }))
  const pinned = { key: 'actions', header: '操作', width: 120, pinned: 'end' as const, text }
  await render(<ManyRows count={100} columns={[...columns, pinned]} />)
  await expect.poll(() => cell(0, 2)?.textContent).toBe('值0')
  await userEvent.click(cell(0, 3) as HTMLElement)
  const most = grid().scrollWidth - grid().clientWidth
  expect(most).toBeGreaterThan(1000)
  await userEvent.keyboard('{End}')
  await expect.poll(() => grid().scrollLeft).toBe(most)
  await expect.poll(() => document.activeElement === cell(0, 32)).toBe(true)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => grid().scrollLeft).toBe(0)
  await expect.poll(() => document.activeElement === cell(0, 0)).toBe(true)
})

test('[TBL-3] no cell is drawn anew while its column is drawn wider', async () => {
  await page.viewport(1280, 800)
  let renders = 0
  const onCell = () => {
    renders += 1
  }
  await render(<Instruments onCell={onCell} />)
  await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-row]').length).toBeGreaterThan(30)
  const before = renders
  expect(before).toBeGreaterThan(10)
  const handle = page
    .getByRole('columnheader', { name: '量程' })
    .element()
    .querySelector('[data-handle]')
    ?.getBoundingClientRect()
  const at = (x: number) =>
    [((handle?.left ?? 0) + x + 4) / document.body.clientWidth, ((handle?.top ?? 0) + 8) / document.body.clientHeight] as const
  await drag(document.body, [at(0), at(20), at(40), at(60), at(80)])
  await expect.poll(() => document.querySelector('[data-row="0"] > [data-column="2"]')?.getBoundingClientRect().width).toBe(280)
  expect(renders).toBe(before)
})

test('[TBL-3][TBL-4] on a phone a pinned column stands in its entry as any other', async () => {
  await page.viewport(390, 800)
  const text = ({ id }: { id: number }) => `值${id}`
  await render(
    <ManyRows
      count={100}
      columns={[
        { key: 'number', header: '编号', width: 120, phone: 'title', pinned: 'start', text },
        { key: 'state', header: '状态', width: 80, phone: 'aside', pinned: 'end', text },
        { key: 'name', header: '名称', width: 120, phone: 'start', text },
        { key: 'day', header: '日期', width: 80, phone: 'end', text },
        { key: 'actions', header: '操作', width: 120, pinned: 'end', text },
      ]}
    />,
  )
  await expect.poll(() => cell(0, 4)?.checkVisibility()).toBe(true)
  const box = (column: number) => cell(0, column)?.getBoundingClientRect()
  expect(box(2)?.left).toBe(box(4)?.left)
  expect(box(3)?.right).toBe(box(5)?.right)
  await page.viewport(1280, 800)
  await expect.poll(() => cell(0, 2) && getComputedStyle(cell(0, 2) as HTMLElement).position).toBe('sticky')
})
