import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, Printer, Trash2 } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/index.ts'
import { ContextMenu, MenuButton, useMenuPlace } from './index.ts'

const actions = [
  { id: 'copy', label: '复制委托单', icon: Copy, shortcut: 'Ctrl C' },
  { id: 'print', label: '打印标签', icon: Printer },
  { id: 'void', label: '作废', icon: Trash2, danger: true, separated: true },
  { id: 'finish', label: '完成', disabledReason: '还有 3 项检测没有完成' },
]

const meta = {
  title: 'Layers/Menu',
  component: MenuButton,
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

function WithContextMenu() {
  const { place, openAt, close } = useMenuPlace()
  return (
    <div>
      <button type="button" onContextMenu={openAt}>
        右键这里
      </button>
      <ContextMenu label="标签操作" actions={actions} place={place} onClose={close} />
    </div>
  )
}

export const Context: Story = {
  render: () => <WithContextMenu />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 40, clientY: 40 }))
    const menu = await screen.findByRole('menu', { name: '标签操作' })
    await waitFor(() => expect(menu).toBeVisible())
  },
}

export const Texts: Story = { args: { children: <Button>更多</Button> } }
