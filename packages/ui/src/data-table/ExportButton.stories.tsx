import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { exportButtonReference } from './export-button.reference.ts'
import { type ColumnDefinition, ExportButton, type ExportTools, useDataTable } from './index.ts'

const columns: ColumnDefinition[] = [
  { key: 'orderNo', header: '委托单号' },
  { key: 'enterprise', header: '委托单位' },
]
const rows = [{ id: '1', orderNo: 'WT2026110142', enterprise: '湖南惠泽医院' }]

/** How an export goes on: it stays where it is, ends, or fails. */
type Course = 'stays' | 'ends' | 'fails'

const courses: Record<Course, (tools: ExportTools) => Promise<{ name: string; content: string }>> = {
  stays: ({ progress }) => {
    progress({ written: 640 })
    return new Promise(() => {})
  },
  ends: async () => ({ name: '委托单.xlsx', content: '' }),
  fails: async ({ progress }) => {
    progress({ written: 640 })
    throw new Error('disk full')
  },
}

function Export({ course = 'ends' }: { course?: Course }) {
  const table = useDataTable({
    loadPage: async () => ({ rows, total: 1286 }),
    exportRows: (_, tools) => courses[course](tools),
  })
  return <ExportButton actor={table} columns={columns} onExported={() => {}} />
}

const meta = {
  title: 'Data/ExportButton',
  component: ExportButton,
  parameters: { reference: exportButtonReference },
  render: (args: ComponentProps<typeof Export>) => <Export {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Export>

async function begin(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: '导出' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '导出全部符合条件的数据' }))
  return canvas
}

export const Resting: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: '导出' })).toBeVisible())
  },
}

export const Writing: Story = {
  args: { course: 'stays' },
  play: async ({ canvasElement }) => {
    const canvas = await begin(canvasElement)
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: '正在导出' })).toHaveAttribute('aria-valuenow', '640'))
    await expect(canvas.getByRole('button', { name: '取消导出' })).toBeVisible()
  },
}

export const Exported: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await begin(canvasElement)
    await waitFor(() => expect(canvas.getByText('已导出 委托单.xlsx')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  args: { course: 'fails' },
  play: async ({ canvasElement }) => {
    const canvas = await begin(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible())
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="wide">
      <Cell caption={{ zh: '导出中', en: 'Exporting' }}>
        <Export course="stays" />
      </Cell>
      <Cell caption={{ zh: '失败', en: 'Failed' }}>
        <Export course="fails" />
      </Cell>
      <Cell caption={{ zh: '已导出', en: 'Exported' }}>
        <Export course="ends" />
      </Cell>
      <Cell caption={{ zh: '可导出', en: 'Ready' }}>
        <Export course="ends" />
      </Cell>
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    for (const cell of [...canvasElement.querySelectorAll('figure')].slice(0, 3)) {
      await userEvent.click(within(cell).getByRole('button', { name: /^(导出|Export)$/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /全部|everything/ }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await waitFor(() => expect(within(canvasElement).getAllByRole('progressbar')[0]).toHaveAttribute('aria-valuenow', '640'))
    await expect(await within(canvasElement).findByRole('button', { name: /^(重试|Try again|Retry)$/ })).toBeVisible()
  },
}
