import type { TableRow } from '@etalon/machines/data-table'
import { useSelector } from '@xstate/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../theme/index.ts'
import { type ColumnDefinition, DataTable, useDataTable } from '../index.ts'

interface Row extends TableRow {
  id: string
}
const rows: Row[] = Array.from({ length: 40 }, (_, place) => ({ id: `r${place}` }))
const columns: ColumnDefinition<Row>[] = [
  { key: 'id', header: '编号', phone: 'title' },
  { key: 'left', header: '左', text: () => '不在', width: 80 },
  { key: 'out', header: '出', text: () => '不在', width: 80 },
  { key: 'state', header: '状态', text: () => '在用', width: 80, phone: 'end' },
  { key: 'kept', header: '留', text: () => '不在', width: 80 },
]

function Subject({
  load = async () => ({ rows, total: rows.length }),
  ...given
}: {
  load?: () => Promise<{ rows: Row[]; total: number }>
  columns?: readonly ColumnDefinition<Row>[]
  selectable?: boolean
}) {
  const actor = useDataTable({ size: 50, loadPage: load })
  return (
    <>
      <button type="button">前面</button>
      <div style={{ height: 300, display: 'flex' }}>
        <DataTable<Row> actor={actor} label="器具" columns={columns} paged={false} {...given} />
      </div>
    </>
  )
}

beforeEach(() => page.viewport(320, 400))
afterEach(() => page.viewport(1280, 800))

const stands = (row: number, column: number) =>
  expect
    .poll(() => {
      const { activeElement: active } = document
      return [active?.closest('[data-row]')?.getAttribute('data-row'), active?.getAttribute('data-column')].join()
    })
    .toBe(`${row},${column}`)

test('[A11Y-2][TBL-4] on a phone the head is seen while the keyboard is in it, and arrows go past cells that an entry leaves out', async () => {
  await render(<Subject />)
  await expect.element(page.getByRole('gridcell', { name: 'r0', exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '前面' }))
  await userEvent.tab()
  await stands(-1, 0)
  // The head is there for whoever came to it by keys.
  const head = page.getByRole('columnheader', { name: '状态' }).element()
  expect(head.getBoundingClientRect().width).toBeGreaterThan(20)
  expect(head.getBoundingClientRect().right).toBeLessThanOrEqual(320)
  await userEvent.keyboard('{ArrowDown}')
  await stands(0, 1)
  expect(head.closest('[role=rowgroup]')?.getBoundingClientRect().height).toBeLessThanOrEqual(1)
  await userEvent.keyboard('{ArrowRight}')
  await stands(0, 4)
  await userEvent.keyboard('{ArrowRight}')
  await stands(0, 4)
  await userEvent.keyboard('{ArrowDown}')
  await stands(1, 4)
  await userEvent.keyboard('{ArrowLeft}')
  await stands(1, 1)
  await userEvent.keyboard('{ArrowLeft}')
  await stands(1, 1)
  await userEvent.keyboard('{End}')
  await stands(1, 4)
  await userEvent.keyboard('{Home}')
  await stands(1, 1)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await stands(39, 4)
})

test('[TBL-4] on a phone no head appears for whoever touches to try again', async () => {
  let fails = true
  const load = async () => {
    if (fails) throw new Error('no network')
    return { rows, total: rows.length }
  }
  await render(<Subject load={load} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  fails = false
  await userEvent.click(page.getByRole('button', { name: '重试' }))
  await expect.element(page.getByRole('gridcell', { name: 'r0', exact: true })).toBeVisible()
  await stands(-1, 0)
  const head = page.getByRole('columnheader', { name: '状态' }).element()
  expect(head.closest('[role=rowgroup]')?.getBoundingClientRect().height).toBeLessThanOrEqual(1)
  // Whoever goes on by keys sees where they are.
  await userEvent.keyboard('{ArrowRight}')
  await stands(-1, 1)
  expect(head.getBoundingClientRect().width).toBeGreaterThan(20)
})

test('[TBL-4] on a phone pinned heads stand beside the others, each whole', async () => {
  const pinned = columns.map((column) => (column.key === 'id' ? { ...column, pinned: 'start' as const } : column))
  await render(<Subject columns={pinned} selectable />)
  await expect.element(page.getByRole('gridcell', { name: 'r0', exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '前面' }))
  await userEvent.tab()
  await stands(-1, 0)
  const boxes = page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.getBoundingClientRect())
  expect(boxes).toHaveLength(pinned.length + 2)
  for (const [place, box] of boxes.entries()) {
    const next = boxes[place + 1]
    if (next && next.top === box.top) expect(next.left).toBeGreaterThanOrEqual(box.right)
  }
})

/** A table that comes after its rows, as where a screen is fetched while they are. */
function Late() {
  const actor = useDataTable({ size: 50, loadPage: async () => ({ rows, total: rows.length }) })
  return (
    useSelector(actor, ({ context }) => context.rows.length > 0) && (
      <div style={{ height: 300, display: 'flex' }}>
        <DataTable<Row> actor={actor} label="器具" columns={columns} paged={false} />
      </div>
    )
  )
}

test('[A11Y-2][TBL-4] on a phone Tab leads to a cell that is seen, also where the rows were there before the table', async () => {
  await render(<Late />)
  await expect.element(page.getByRole('gridcell', { name: 'r0', exact: true })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
  await userEvent.tab()
  await stands(0, 1)
})
