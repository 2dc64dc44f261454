import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { Pager, useDataTable } from './index.ts'
import { pagerReference } from './pager.reference.ts'

interface PagesProps {
  page?: number
  total?: number
  capped?: boolean
  /** The first answer does not come. */
  waiting?: boolean
  note?: string
}

function Pages({ page = 1, total = 1286, capped = false, waiting = false, note }: PagesProps) {
  const table = useDataTable({
    page,
    loadPage: ({ page: at }) =>
      waiting ? new Promise(() => {}) : Promise.resolve({ rows: [{ id: String(at) }], total, totalIsCapped: capped }),
  })
  return <Pager actor={table} {...(note === undefined ? {} : { note })} />
}

const meta = {
  title: 'Data/Pager',
  component: Pager,
  parameters: { reference: pagerReference, layout: 'fullscreen' },
  render: (args: ComponentProps<typeof Pages>) => <Pages {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Pages>

const isAt = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => expect(within(canvasElement).getByRole('button', { name })).toHaveAttribute('aria-current', 'page'))

export const First: Story = { play: ({ canvasElement }) => isAt(canvasElement, '第 1 页') }
/** Those around it stand between the first and the last. */
export const Middle: Story = { args: { page: 12 }, play: ({ canvasElement }) => isAt(canvasElement, '第 12 页') }
export const Last: Story = { args: { page: 26, note: '0.2 s' }, play: ({ canvasElement }) => isAt(canvasElement, '第 26 页') }
export const One: Story = { args: { total: 3 } }
export const None: Story = { args: { total: 0 } }
/** Nobody knows yet how many there are. */
export const Waiting: Story = { args: { waiting: true } }
/** Counting stopped; there are more. */
export const Capped: Story = { args: { total: 10_000, capped: true } }
export const Sizes: Story = {
  play: async ({ canvasElement }) => {
    await isAt(canvasElement, '第 1 页')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /50 条\/页/ }))
    await waitFor(() => expect(screen.getByRole('option', { name: '5000 条/页' })).toBeVisible())
  },
}
export const InEnglish: Story = {
  args: { page: 12 },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await isAt(canvasElement, 'Page 12')
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Go to' }), '20{Enter}')
    await isAt(canvasElement, 'Page 20')
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="wide">
      <Cell caption={{ zh: '第一页', en: 'First page' }} whole>
        <Pages />
      </Cell>
      <Cell caption={{ zh: '中间的一页，带备注', en: 'A page in the middle, with a note' }} whole>
        <Pages page={12} note="0.2 s" />
      </Cell>
      <Cell caption={{ zh: '最后一页', en: 'Last page' }} whole>
        <Pages page={26} />
      </Cell>
      <Cell caption={{ zh: '一页', en: 'One page' }} whole>
        <Pages total={3} />
      </Cell>
      <Cell caption={{ zh: '还不知道有多少', en: 'Not counted yet' }} whole>
        <Pages waiting />
      </Cell>
      <Cell caption={{ zh: '数到一万为止', en: 'Counted to ten thousand' }} whole>
        <Pages total={10_000} capped />
      </Cell>
    </MatrixGrid>
  ),
}
