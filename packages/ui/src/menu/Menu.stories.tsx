import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, Printer, Trash2 } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/index.ts'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { MenuButton, MenuList } from './index.ts'
import { menuReference } from './menu.reference.ts'

const actionsIn = (say: (zh: string, en: string) => string) => [
  { id: 'copy', label: say('复制委托单', 'Copy order'), icon: Copy, shortcut: 'Ctrl C' },
  { id: 'print', label: say('打印标签', 'Print labels'), icon: Printer },
  { id: 'void', label: say('作废', 'Void'), icon: Trash2, danger: true, separated: true },
  { id: 'finish', label: say('完成', 'Complete'), disabledReason: say('还有 3 项检测没有完成', '3 tests are not finished') },
]
const actions = actionsIn((zh) => zh)

const meta = {
  title: 'Layers/Menu',
  component: MenuButton,
  subcomponents: { MenuList },
  parameters: { reference: menuReference },
  args: { label: '更多操作', actions, children: <IconButton icon={Ellipsis} label="更多操作" /> },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '更多操作' }))
    const menu = await screen.findByRole('menu', { name: '更多操作' })
    await waitFor(() => expect(menu).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: /完成/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByText('还有 3 项检测没有完成')).toBeVisible()
  },
}

/** Neighbours under a heading. */
export const Groups: Story = {
  args: {
    actions: [
      { id: 'label', label: '样品标签', icon: Printer, group: '打印' },
      { id: 'bill', label: '委托单', icon: Printer, group: '打印' },
      { id: 'copy', label: '复制委托单', icon: Copy, group: '委托单' },
      { id: 'void', label: '作废', icon: Trash2, danger: true, group: '委托单' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '更多操作' }))
    const group = await screen.findByRole('group', { name: '打印' })
    await waitFor(() => expect(group).toBeVisible())
    await expect(within(group).getAllByRole('menuitem')).toHaveLength(2)
  },
}

export const Texts: Story = { args: { children: <Button>更多</Button> } }
/** Under headings, with icons and shortcuts, a danger, and what is not allowed. */
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid
      open={(say) => (
        <MenuButton
          label={say('更多操作', 'More actions')}
          placement="bottom start"
          actions={[
            ...actionsIn(say)
              .slice(0, 2)
              .map((action) => ({ ...action, group: say('委托单', 'Order') })),
            { id: 'zh', label: '从委托单位名下的计量器具台账中批量选取并加入本委托单', group: say('器具', 'Instruments') },
            {
              id: 'en',
              label: 'Choose from the instruments of this customer and add them',
              icon: Copy,
              shortcut: 'Ctrl Shift I',
              group: say('器具', 'Instruments'),
            },
            ...actionsIn(say).slice(2),
          ]}
        >
          <Button>{say('更多操作', 'More actions')}</Button>
        </MenuButton>
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(更多操作|More actions)$/ }))
    const menu = await screen.findByRole('menu', { name: /^(更多操作|More actions)$/ })
    await waitFor(() => expect(menu).toBeVisible())
  },
}
