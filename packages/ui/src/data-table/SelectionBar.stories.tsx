import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer, Send } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { SelectionBar, useDataTable } from './index.ts'
import { selectionBarReference } from './selection-bar.reference.ts'

interface ChosenProps {
  /** How many rows are selected; all that match where it is left out. */
  count?: number
  actions?: ReactNode
}

const rows = Array.from({ length: 50 }, (_, place) => ({ id: String(place) }))

function Chosen({ count, actions }: ChosenProps) {
  const table = useDataTable({ loadPage: async () => ({ rows, total: 1286 }) })
  useEffect(() => {
    const loaded = table.on('loaded', () => {
      if (count === undefined) return table.send({ type: 'ALL.SELECTED' })
      for (const { id } of rows.slice(0, count)) table.send({ type: 'ROW.TOGGLED', key: id })
    })
    return () => loaded.unsubscribe()
  }, [table, count])
  return <SelectionBar actor={table} actions={actions} />
}

function OrderActions() {
  const says = useLanguage() === 'zh' ? ['打印标签', '批量派工'] : ['Print labels', 'Dispatch']
  return (
    <>
      <Button size="small" icon={Printer}>
        {says[0]}
      </Button>
      <Button size="small" icon={Send}>
        {says[1]}
      </Button>
    </>
  )
}

const meta = {
  title: 'Data/SelectionBar',
  component: SelectionBar,
  parameters: { reference: selectionBarReference, layout: 'fullscreen' },
  render: (args: ComponentProps<typeof Chosen>) => <Chosen {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Chosen>

const canvasSays = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(text))

export const Some: Story = {
  args: { count: 3, actions: <OrderActions /> },
  play: ({ canvasElement }) => canvasSays(canvasElement, '已选 3 项'),
}
export const WithoutActions: Story = { args: { count: 1 }, play: ({ canvasElement }) => canvasSays(canvasElement, '已选 1 项') }
/** All that match, on every page: there is nothing more to offer. */
export const All: Story = {
  args: { actions: <OrderActions /> },
  play: ({ canvasElement }) => canvasSays(canvasElement, '已选 1,286 项'),
}
/** There is no bar; that nothing is selected any more is said aloud. */
export const Cleared: Story = {
  args: { count: 3 },
  // Nothing is seen, and so nothing can be photographed.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '取消选择' }))
    await canvasSays(canvasElement, '已选 0 项')
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const InEnglish: Story = {
  args: { count: 12, actions: <OrderActions /> },
  globals: { locale: 'en' },
  play: ({ canvasElement }) => canvasSays(canvasElement, '12 selected'),
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="wide">
      <Cell caption={{ zh: '已选几项，可操作', en: 'Some, with actions' }} whole>
        <Chosen count={3} actions={<OrderActions />} />
      </Cell>
      <Cell caption={{ zh: '没有操作', en: 'Without actions' }} whole>
        <Chosen count={1} />
      </Cell>
      <Cell caption={{ zh: '已选全部', en: 'All that match' }} whole>
        <Chosen actions={<OrderActions />} />
      </Cell>
    </MatrixGrid>
  ),
}
