import type { TableRow } from '@etalon/machines/data-table'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Formula } from '../../formula/index.ts'
import '../../theme/index.ts'
import { provesKeys } from '../../testing/reference/proves-keys.ts'
import { dataTableReference } from '../data-table.reference.ts'
import { type ColumnDefinition, DataTable, useDataTable } from '../index.ts'
import { Instruments } from '../story-columns.tsx'

interface Row extends TableRow {
  id: string
  name: string
  tex: string
}
const rows: Row[] = Array.from({ length: 300 }, (_, place) => ({
  id: `r${place}`,
  name: `器具${place}`,
  tex: `U_{${place}} = \\frac{${place}}{2}`,
}))
const columns: ColumnDefinition<Row>[] = [
  { key: 'name', header: '名称', sortable: true },
  { key: 'tex', header: '公式', sortable: true, render: ({ tex }) => <Formula tex={tex} plain={tex} /> },
  { key: 'open', header: '打开', text: () => '', render: ({ id }) => <a href={`#${id}`}>打开</a> },
  {
    key: 'move',
    header: '操作',
    text: () => '',
    render: () => (
      <>
        <button type="button">审核</button>
        <button type="button">退回</button>
      </>
    ),
  },
]

function Subject({ capped = false }: { capped?: boolean }) {
  const actor = useDataTable({
    size: 300,
    loadPage: async ({ sort }) => ({
      rows: sort[0]?.direction === 'descending' ? rows.toReversed() : rows,
      total: capped ? 10_000 : 300,
      totalIsCapped: capped,
    }),
  })
  return (
    <>
      <button type="button">前面</button>
      <div style={{ height: 500, display: 'flex' }}>
        <DataTable<Row> actor={actor} label="器具" columns={columns} selectable rowLabel={({ name }) => name} paged={false} />
      </div>
      <textarea aria-label="粘贴" />
    </>
  )
}

const grid = () => page.getByRole('grid', { name: '器具' })
const cell = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)
const standsOn = (row: number, column: number) => expect.poll(() => document.activeElement === cell(row, column)).toBe(true)
const head = (name: string) => page.getByRole('columnheader', { name })
const isSelected = (row: number) => cell(row, 0)?.closest('[role=row]')?.getAttribute('aria-selected')
/** Shows the table with the focus in a cell, which was come to by keys alone. */
async function beginAt(row: number, column: number) {
  await render(<Subject />)
  await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '前面' }))
  await userEvent.tab()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await standsOn(0, 0)
  const keys = '{ArrowDown}'.repeat(Math.max(0, row)) + '{ArrowRight}'.repeat(column) + (row < 0 ? '{ArrowUp}' : '')
  if (keys !== '') await userEvent.keyboard(keys)
  await standsOn(row, column)
}
/** What is pasted after a copy. */
async function pasted() {
  const field = page.getByRole('textbox', { name: '粘贴' })
  await field.click()
  await userEvent.paste()
  const { value } = field.element() as HTMLTextAreaElement
  return value
}

provesKeys(dataTableReference, {
  Tab: async () => {
    await beginAt(2, 1)
    expect(grid().element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await userEvent.tab()
    await expect.element(page.getByRole('textbox', { name: '粘贴' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await standsOn(2, 1)
  },
  'Up, Down, Left, Right': async () => {
    await beginAt(0, 0)
    await userEvent.keyboard('{ArrowLeft}')
    await standsOn(0, 0)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    await standsOn(1, 2)
    await userEvent.keyboard('{ArrowLeft}')
    await standsOn(1, 1)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await standsOn(-1, 1)
    await userEvent.keyboard('{ArrowRight>9/}')
    await standsOn(-1, 5)
  },
  'Home, End': async () => {
    await beginAt(1, 2)
    await userEvent.keyboard('{End}')
    await standsOn(1, 5)
    await userEvent.keyboard('{Home}')
    await standsOn(1, 0)
  },
  'Ctrl + Home, Ctrl + End': async () => {
    await beginAt(1, 2)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await standsOn(299, 5)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await standsOn(0, 0)
  },
  'Page Up, Page Down': async () => {
    await beginAt(0, 2)
    await userEvent.keyboard('{PageDown}')
    const row = () => Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row)
    await expect.poll(row).toBeGreaterThan(8)
    expect(row()).toBeLessThan(16)
    await userEvent.keyboard('{PageUp}')
    await standsOn(0, 2)
  },
  'Shift + arrow': async () => {
    await beginAt(0, 2)
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await expect.poll(() => grid().element().querySelectorAll('[data-ranged]').length).toBe(4)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => grid().element().querySelectorAll('[data-ranged]').length).toBe(0)
  },
  Space: async () => {
    await beginAt(1, 2)
    await userEvent.keyboard(' ')
    await expect.poll(() => isSelected(1)).toBe('true')
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect.poll(() => isSelected(1)).toBe('false')
  },
  'Alt + Shift + Left, Right': async () => {
    await render(<Instruments />)
    const range = head('量程')
    await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(range).toHaveFocus()
    const width = () => Math.round(range.element().getBoundingClientRect().width)
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await expect.poll(width).toBe(216)
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}')
    await expect.poll(width).toBe(184)
    await expect.element(range).toHaveFocus()
  },
  'Shift + F10': async () => {
    await render(<Instruments />)
    await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect.element(page.getByRole('menuitem', { name: '固定在左侧' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(head('量程')).toHaveFocus()
    await expect.element(head('量程')).toHaveAttribute('data-pinned')
    await userEvent.keyboard('{ContextMenu}')
    await expect.element(page.getByRole('menuitem', { name: '取消固定' })).toBeVisible()
  },
  'Ctrl + Space': async () => {
    await beginAt(1, 2)
    await userEvent.keyboard('{Control>} {/Control}{ArrowDown}')
    await standsOn(2, 2)
    expect([isSelected(1), document.querySelectorAll('[data-ranged]').length]).toEqual(['false', 0])
  },
  'Ctrl + A': async () => {
    await beginAt(1, 2)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(page.getByText('已选 300 项')).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(page.getByText('已选 0 项')).toBeInTheDocument()
    expect(page.getByRole('button', { name: '取消选择' }).query()).toBeNull()
  },
  'Ctrl + C': async () => {
    await beginAt(0, 2)
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await userEvent.copy()
    expect(await pasted()).toBe('器具0\tU_{0} = \\frac{0}{2}\n器具1\tU_{1} = \\frac{1}{2}')
  },
  Enter: async () => {
    await beginAt(2, 4)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toBe('#r2')
    location.hash = ''
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(page.getByRole('button', { name: '审核' }).nth(2)).toHaveFocus()
    await userEvent.keyboard('{Escape}{Home}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
    await expect.element(head('名称')).toHaveAttribute('aria-sort', 'ascending')
  },
  'Shift + Enter': async () => {
    await beginAt(-1, 2)
    await userEvent.keyboard('{Enter}{ArrowRight}{Shift>}{Enter}{/Shift}')
    await expect.element(page.getByRole('columnheader', { name: /公式/ })).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(page.getByRole('columnheader', { name: /名称/ })).toHaveAttribute('aria-sort', 'ascending')
  },
  F2: async () => {
    await beginAt(1, 5)
    await userEvent.keyboard('{F2}')
    await expect.element(page.getByRole('button', { name: '审核' }).nth(1)).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '退回' }).nth(1)).toHaveFocus()
  },
  Escape: async () => {
    await beginAt(1, 5)
    await userEvent.keyboard('{F2}{Escape}')
    await standsOn(1, 5)
    await userEvent.keyboard('{ArrowUp}')
    await standsOn(0, 5)
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.element(page.getByRole('search', { name: '在表格中查找' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await standsOn(0, 5)
    expect(page.getByRole('search').query()).toBeNull()
  },
  'Ctrl + F': async () => {
    await beginAt(1, 2)
    await userEvent.keyboard('{Control>}f{/Control}')
    const field = page.getByRole('textbox', { name: '在表格中查找' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('器具27')
    await expect.element(page.getByText('1 / 11')).toBeVisible()
    await expect.poll(() => cell(27, 2)?.hasAttribute('data-found')).toBe(true)
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('第 2 处，共 11 处：器具270')).toBeInTheDocument()
    await expect.poll(() => cell(270, 2)?.hasAttribute('data-found')).toBe(true)
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
    await expect.element(page.getByText('11 / 11')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await standsOn(279, 2)
  },
  'F3, Shift + F3': async () => {
    await beginAt(1, 2)
    await userEvent.keyboard('{F3}器具29')
    await expect.element(page.getByText('1 / 11')).toBeVisible()
    await userEvent.keyboard('{F3}')
    await expect.element(page.getByText('2 / 11')).toBeVisible()
    await userEvent.keyboard('{Shift>}{F3}{/Shift}')
    await expect.element(page.getByText('1 / 11')).toBeVisible()
  },
})

test('[TBL-7] a range that was pressed with Shift is copied as one that was walked', async () => {
  await beginAt(0, 0)
  await page.getByRole('gridcell', { name: '器具0', exact: true }).click()
  await userEvent.click(cell(1, 3) as HTMLElement, { modifiers: ['Shift'] })
  await standsOn(1, 3)
  expect(grid().element().querySelectorAll('[data-ranged]')).toHaveLength(4)
  expect(document.getSelection()?.isCollapsed).toBe(true)
  await userEvent.copy()
  expect(await pasted()).toBe('器具0\tU_{0} = \\frac{0}{2}\n器具1\tU_{1} = \\frac{1}{2}')
})

test('[TBL-7] a head and a number are copied as they read; what has nothing to copy leaves what was copied before', async () => {
  await beginAt(-1, 2)
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await userEvent.copy()
  expect(await pasted()).toBe('名称\n器具0')
  await page.getByRole('gridcell', { name: '2', exact: true }).click()
  await userEvent.copy()
  await page.getByRole('textbox', { name: '粘贴' }).fill('')
  expect(await pasted()).toBe('2')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{ArrowRight}')
  await standsOn(1, 1)
  await userEvent.copy()
  await page.getByRole('textbox', { name: '粘贴' }).fill('')
  expect(await pasted()).toBe('2')
})

test('[TBL-4] whoever has ticked a row by the pointer goes on from there by keys', async () => {
  await render(<Subject />)
  await expect.poll(() => cell(3, 1)).not.toBeNull()
  await userEvent.click(page.getByRole('checkbox', { name: '选择 器具3', exact: true }), { force: true })
  const ticked = () => [...document.querySelectorAll('[aria-selected=true][data-row]')].map((row) => row.getAttribute('data-row'))
  await expect.poll(ticked).toEqual(['3'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement === cell(4, 1)).toBe(true)
  await userEvent.keyboard(' ')
  await expect.poll(ticked).toEqual(['3', '4'])
  await userEvent.click(page.getByRole('checkbox', { name: '选择 器具5', exact: true }), { force: true })
  // On the tick itself the space bar is the tick's own.
  await userEvent.keyboard(' ')
  await expect.poll(ticked).toEqual(['3', '4'])
  await userEvent.keyboard('{PageDown}')
  await expect.poll(() => Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row)).toBeGreaterThan(15)
  expect(document.activeElement).toHaveAttribute('data-column', '1')
})

test('[TBL-3] [MATH-1] a formula in a cell is drawn, keeps the height of its row, and is no stop of its own', async () => {
  await beginAt(0, 3)
  await expect.poll(() => cell(0, 3)?.querySelector('math mfrac')).not.toBeNull()
  const box = cell(0, 3)?.getBoundingClientRect()
  const drawn = cell(0, 3)?.querySelector('math')?.getBoundingClientRect()
  expect(cell(0, 3)?.closest('[role=row]')?.getBoundingClientRect().height).toBe(32)
  expect(drawn?.top).toBeGreaterThanOrEqual(box?.top ?? 0)
  expect(drawn?.bottom).toBeLessThanOrEqual(box?.bottom ?? 0)
  expect(cell(0, 3)?.querySelector('[tabindex]')).toBeNull()
})

test('[TBL-4] where counting stopped, the number of rows is told as unknown', async () => {
  await render(<Subject capped />)
  await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '-1')
})

interface AxNode {
  backendDOMNodeId?: number
  role?: { value: string }
  name?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}
const isTree = (answer: unknown): answer is { nodes: AxNode[] } =>
  typeof answer === 'object' && answer !== null && 'nodes' in answer && Array.isArray(answer.nodes)

/** What Chromium hands to assistive technology, of this page and the frames in it. */
async function accessibilityTree() {
  const { frameTree } = await cdp().send('Page.getFrameTree')
  const frames = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame.id)
  const answers: unknown[] = await Promise.all(frames.map((frameId) => cdp().send('Accessibility.getFullAXTree', { frameId })))
  return answers.flatMap((answer) => (isTree(answer) ? answer.nodes : []))
}
/** The protocol leaves counts, places and order out of a node of the tree: they are read from the element that it stands for. */
async function attributeOf(node: AxNode | undefined, name: string) {
  const { node: element } = await cdp().send('DOM.describeNode', { backendNodeId: node?.backendDOMNodeId ?? -1 })
  return element.attributes?.[element.attributes.indexOf(name) + 1]
}
const property = (node: AxNode | undefined, name: string) => node?.properties?.find((one) => one.name === name)?.value.value

test('[TBL-4] far down, Chromium’s accessibility tree has the grid with its counts, the rows in sight with their places, order and selection', async () => {
  await beginAt(-1, 2)
  await userEvent.keyboard('{Enter}{Control>}{End}{/Control}{ArrowUp} ')
  await standsOn(298, 5)
  await expect.poll(() => isSelected(298)).toBe('true')
  const nodes = await accessibilityTree()
  const named = (role: string, name: RegExp) =>
    nodes.find((node) => node.role?.value === role && name.test(node.name?.value ?? ''))
  const table = named('grid', /^器具$/)
  expect(property(table, 'multiselectable')).toBe(true)
  expect(await attributeOf(table, 'aria-rowcount')).toBe('301')
  expect(await attributeOf(table, 'aria-colcount')).toBe('6')
  const row = named('row', /器具298/)
  expect(property(row, 'selected')).toBe(true)
  expect(await attributeOf(row, 'aria-rowindex')).toBe('300')
  expect(property(named('row', /器具297/), 'selected')).toBe(false)
  expect(await attributeOf(named('columnheader', /^名称/), 'aria-sort')).toBe('ascending')
  expect(named('gridcell', /^器具298$/)).toBeDefined()
  // Of three hundred rows only those in sight, and a few beside them.
  expect(nodes.filter(({ role }) => role?.value === 'row').length).toBeLessThan(60)
})

test('[A11Y-3] in forced colours a line marks the selected rows, the chosen cells and the cell that has the focus', async () => {
  const forced = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await forced('active')
  try {
    await beginAt(1, 2)
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    await standsOn(4, 2)
    const row = (place: number) => getComputedStyle(cell(place, 0)?.closest('[role=row]') ?? document.body).outlineStyle
    expect([row(1), row(2)]).toEqual(['solid', 'none'])
    const outline = (place: number) => getComputedStyle(cell(place, 2) ?? document.body).outlineStyle
    expect([outline(2), outline(3), outline(4)]).toEqual(['none', 'dashed', 'solid'])
  } finally {
    await forced('none')
  }
})

test('[TBL-1] from right to left the arrows lead to the cell at the side that is seen', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await beginAt(0, 0)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await standsOn(0, 2)
  await userEvent.keyboard('{ArrowRight}')
  await standsOn(0, 1)
})
