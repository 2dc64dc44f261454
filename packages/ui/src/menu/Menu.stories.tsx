import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, Printer, Rows3, Rows4, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/index.ts'
import { inEveryLook, MatrixGrid, useSay } from '../testing/matrix/index.ts'
import { MenuButton, MenuList } from './index.ts'
import { menuReference } from './menu.reference.ts'

const actionsIn = (say: (zh: string, en: string) => string) => [
  { id: 'copy', label: say('复制委托单', 'Copy order'), icon: Copy, shortcut: 'Ctrl C' },
  { id: 'print', label: say('打印标签', 'Print labels'), icon: Printer },
  { id: 'void', label: say('作废', 'Void'), icon: Trash2, danger: true, separated: true },
  { id: 'finish', label: say('完成', 'Complete'), disabledReason: say('还有 3 项检测没有完成', '3 tests are not finished') },
]
const actions = actionsIn((zh) => zh)

/** How dense a list is: one of two; and what it shows besides, each by itself. */
const choicesIn = (say: (zh: string, en: string) => string) => [
  { id: 'compact', label: say('紧凑', 'Compact'), icon: Rows4, checked: true, group: say('行高', 'Row height') },
  { id: 'comfortable', label: say('宽松', 'Comfortable'), icon: Rows3, checked: false, group: say('行高', 'Row height') },
  { id: 'totals', label: say('合计行', 'Row of totals'), checked: true, choice: 'any' as const, group: say('显示', 'Shown') },
  { id: 'stripes', label: say('隔行底色', 'Striped rows'), checked: false, choice: 'any' as const, group: say('显示', 'Shown') },
]

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

function Sizes() {
  const say = useSay()
  const [held, setHeld] = useState('100')
  const size = (id: string, label: string) => ({ id, label, checked: held === id, onAction: () => setHeld(id) })
  const label = say('缩放', 'Zoom')
  return (
    <MenuButton
      label={label}
      placement="bottom start"
      actions={[
        size('width', say('适应宽度', 'Fit width')),
        size('page', say('适应整页', 'Fit page')),
        ...['50', '100', '200'].map((id, place) => ({ ...size(id, `${id}%`), separated: place === 0 })),
      ]}
    >
      <Button>{label}</Button>
    </MenuButton>
  )
}

/** One of them holds, and has a tick; another one is chosen. */
export const CurrentChoice: Story = {
  render: () => <Sizes />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitemradio', { name: '100%' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: '200%' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
    const chosen = await screen.findByRole('menuitemradio', { name: '200%' })
    await waitFor(() => expect(chosen).toBeVisible())
    await expect(chosen).toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: '100%' })).not.toBeChecked()
  },
}

export const Texts: Story = { args: { children: <Button>更多</Button> } }
/** Under headings, with choices, icons and shortcuts, a danger, and what is not allowed. */
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
            ...choicesIn(say),
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
