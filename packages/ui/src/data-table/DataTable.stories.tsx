import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Formula } from '../formula/index.ts'
import { Cell, inEveryLook, inItsOwnWindow, MatrixGrid } from '../testing/matrix/index.ts'
import { dataTableReference } from './data-table.reference.ts'
import { DataTable, Pager, SelectionBar, useDataTable } from './index.ts'
import { Instruments } from './story-columns.tsx'
import { Orders } from './story-orders.tsx'

const meta = {
  title: 'Data/DataTable',
  component: DataTable,
  subcomponents: { SelectionBar, Pager },
  parameters: { layout: 'fullscreen', reference: dataTableReference, ...inItsOwnWindow(640) },
} satisfies Meta
export default meta
type Story = StoryObj

export const Loaded: Story = {
  render: () => <Orders />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('WT2026110142')).toBeVisible())
  },
}
export const Selected: Story = {
  render: () => <Orders />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('WT2026110142')).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 WT2026110139' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 WT2026110138' }))
    await waitFor(() => expect(canvas.getByText('已选 2 项')).toBeInTheDocument())
  },
}

async function findIn(canvasElement: HTMLElement, words: string) {
  const canvas = within(canvasElement)
  const [cell = canvasElement] = await canvas.findAllByText('送检')
  await userEvent.click(cell)
  await userEvent.keyboard('{Control>}f{/Control}')
  const bar = within(await canvas.findByRole('search', { name: /在表格中查找|Find in the table/ }))
  await userEvent.type(bar.getByRole('textbox'), words)
  return bar
}
/** Ctrl F: words in rows that are not drawn are found too. */
export const Find: Story = {
  render: () => <Orders />,
  play: async ({ canvasElement }) => {
    const bar = await findIn(canvasElement, '岳阳')
    await bar.findByText(/^1 \/ \d+$/)
    await userEvent.keyboard('{Enter}')
    await bar.findByText(/^2 \/ \d+$/)
  },
}
export const FindInEnglish: Story = { ...Find, globals: { locale: 'en' } }
export const FindNothing: Story = {
  render: () => <Orders />,
  play: async ({ canvasElement }) => {
    const bar = await findIn(canvasElement, 'XYZ')
    await waitFor(() => expect(bar.getAllByText('没有找到')[0]).toBeVisible())
  },
}
export const Loading: Story = { render: () => <Orders situation="loading" whole={false} /> }
export const Empty: Story = { render: () => <Orders situation="empty" whole={false} /> }
export const Failed: Story = { render: () => <Orders situation="failed" whole={false} /> }
const stopSearching = /^(停止查询|Stop searching)$/
const searchAgain = /^(重新查询|Search again)$/
/** What takes longer than two seconds can be stopped. */
export const Slow: Story = {
  render: () => <Orders situation="slow" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: stopSearching })).toBeVisible())
    await waitFor(() => expect(canvas.getByText('WT2026110142')).toBeVisible())
  },
}
/** The rows of before are there again, and the focus is with the button that searches again. */
export const Stopped: Story = {
  render: () => <Orders situation="slow" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: stopSearching }))
    await waitFor(() => expect(canvas.getByRole('button', { name: searchAgain })).toHaveFocus())
    await waitFor(() => expect(canvas.getByText('WT2026110142')).toBeVisible())
  },
}
export const StoppedAtFirst: Story = {
  render: () => <Orders situation="slowAtFirst" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: stopSearching }))
    await waitFor(() => expect(canvas.getByRole('button', { name: searchAgain })).toHaveFocus())
  },
}
const budget = [
  ['标准器', 'u_1 = \\frac{U}{k}', '0.021'],
  ['分辨力', 'u_2 = \\frac{\\delta}{2\\sqrt{3}}', '0.003'],
  ['重复性', 'u_3 = \\frac{s}{\\sqrt{n}}', '0.008'],
  ['合成', 'u_\\mathrm{c} = \\sqrt{u_1^2 + u_2^2 + u_3^2}', '0.023'],
  ['写错的', '\\frac{1', ''],
].map(([source = '', tex = '', value = '']) => ({ source, tex, value }))

function Budget() {
  const table = useDataTable({ rowKey: 'source', loadPage: async () => ({ rows: budget, total: budget.length }) })
  return (
    <div style={{ height: 260, display: 'flex', minWidth: 0 }}>
      <DataTable<(typeof budget)[number]>
        actor={table}
        label="不确定度分量"
        paged={false}
        columns={[
          { key: 'source', header: '来源', width: 96, phone: 'title' },
          { key: 'tex', header: '公式', phone: 'start', render: ({ tex }) => <Formula tex={tex} plain={tex} /> },
          { key: 'value', header: '数值', unit: 'kPa', width: 96, numeric: true, phone: 'end' },
        ]}
      />
    </div>
  )
}
/** Formulas in cells; copied, they are their source. */
export const FormulaCells: Story = { render: () => <Budget /> }
/** Its columns are drawn wider at the end of their heads, and pinned by the menu of a head. */
export const ColumnsToDraw: Story = { render: () => <Instruments /> }
export const HeadMenu: Story = {
  render: () => <Instruments />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('gridcell', { name: '器具0' })
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('columnheader', { name: /量程/ }) })
    await within(document.body).findByRole('menu')
  },
}

export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="wide">
      {(say) => (
        <>
          <Cell caption={{ zh: '已选两行', en: 'Two rows selected' }} whole>
            <Orders label={say('已选', 'Selected')} whole={false} />
          </Cell>
          <Cell caption={{ zh: '加载中', en: 'Loading' }}>
            <Orders label={say('加载中', 'Loading')} situation="loading" whole={false} />
          </Cell>
          <Cell caption={{ zh: '空', en: 'Empty' }}>
            <Orders label={say('空', 'Empty')} situation="empty" whole={false} />
          </Cell>
          <Cell caption={{ zh: '失败', en: 'Failed' }}>
            <Orders label={say('失败', 'Failed')} situation="failed" whole={false} />
          </Cell>
          <Cell caption={{ zh: '查询较慢', en: 'Slow' }}>
            <Orders label={say('查询较慢', 'Slow')} situation="slow" whole={false} />
          </Cell>
          <Cell caption={{ zh: '首次查询较慢', en: 'Slow at first' }}>
            <Orders label={say('首次查询较慢', 'Slow at first')} situation="slowAtFirst" whole={false} />
          </Cell>
          <Cell caption={{ zh: '已停止', en: 'Stopped' }}>
            <Orders label={say('已停止', 'Stopped')} situation="stopped" whole={false} />
          </Cell>
          <Cell caption={{ zh: '首次已停止', en: 'Stopped at first' }}>
            <Orders label={say('首次已停止', 'Stopped at first')} situation="stoppedAtFirst" whole={false} />
          </Cell>
          <Cell caption={{ zh: '长文字', en: 'Long words' }}>
            <Orders label={say('长文字', 'Long words')} situation="long" whole={false} />
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement.querySelector('figure') ?? canvasElement)
    await waitFor(() => expect(table.getByText('WT2026110142')).toBeVisible())
    await userEvent.click(table.getByRole('checkbox', { name: /WT2026110139/ }))
    await userEvent.click(table.getByRole('checkbox', { name: /WT2026110138/ }))
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    const all = within(canvasElement)
    await waitFor(() => expect(all.getAllByRole('button', { name: stopSearching })).toHaveLength(2))
    await waitFor(() => expect(all.getAllByRole('button', { name: searchAgain })).toHaveLength(2))
  },
}
