import type { MenuItem } from '@etalon/machines/menu'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box, FileText, Layers, type LucideIcon, Truck } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { type MenuAnswer, StoryShellMenu } from '../menu-search/story-side-menu.tsx'
import { ShellContext } from '../shell-frame/shell-state.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { vars } from '../theme/index.ts'
import { SideMenu } from './index.ts'
import { sideMenuReference } from './side-menu.reference.ts'

const icons: Record<string, LucideIcon> = { registration: FileText, orders: Layers, samples: Box, stock: Box, moves: Truck }
const counts: Record<string, number> = { orders: 18, stock: 6, enterprises: 1286 }

interface BarProps {
  answer?: MenuAnswer
  current?: string
  collapsed?: boolean
}

/** As it stands in the side bar of a shell. */
function Bar({ answer = 'comes', current = '/orders', collapsed = false }: BarProps) {
  const [at, setAt] = useState(current)
  const inEnglish = useLanguage() === 'en'
  const labelOf = (item: MenuItem) => (inEnglish ? (item.i18n ?? item.name) : item.name)
  return (
    <ShellContext value={{ collapsed, narrow: false, closeDrawer: () => {} }}>
      <div
        style={{ width: collapsed ? 48 : 200, minHeight: 320, background: vars.sideBg }}
        {...(collapsed ? { 'data-collapsed': '' } : {})}
      >
        <StoryShellMenu answer={answer}>
          {(actor) => (
            <SideMenu
              actor={actor}
              current={at}
              onNavigate={({ path }) => setAt(path)}
              labelOf={labelOf}
              iconOf={({ id }) => icons[id]}
              countOf={({ id }) => counts[id]}
            />
          )}
        </StoryShellMenu>
      </div>
    </ShellContext>
  )
}

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  parameters: { reference: sideMenuReference },
  render: (args: ComponentProps<typeof Bar>) => <Bar {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Bar>

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '样品' }))
    await userEvent.click(await canvas.findByRole('link', { name: /样品管理/ }))
    await waitFor(() => expect(canvas.getByRole('link', { name: /样品管理/ })).toHaveAttribute('aria-current', 'page'))
  },
}
/** What is shown lies two levels below: they are unfolded. */
export const Deep: Story = { args: { current: '/pickups' } }
export const Loading: Story = { args: { answer: 'is late' } }
export const Empty: Story = { args: { answer: 'is empty' } }
export const Failed: Story = { args: { answer: 'fails' } }
/** Icons alone say their name on hover and on focus. */
export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /委托登记/ })
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByRole('tooltip')).toHaveTextContent('委托登记'))
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      <Cell caption={{ zh: '第一层', en: 'First level' }}>
        <Bar answer="comes" current="/orders" collapsed={false} />
      </Cell>
      <Cell caption={{ zh: '第三层，长文字', en: 'Third level, long words' }}>
        <Bar answer="comes" current="/pickups" collapsed={false} />
      </Cell>
      <Cell caption={{ zh: '折叠', en: 'Collapsed' }}>
        <Bar answer="comes" current="/orders" collapsed />
      </Cell>
      <Cell caption={{ zh: '加载中', en: 'Loading' }}>
        <Bar answer="is late" current="/orders" collapsed={false} />
      </Cell>
      <Cell caption={{ zh: '空', en: 'Empty' }}>
        <Bar answer="is empty" current="/orders" collapsed={false} />
      </Cell>
      <Cell caption={{ zh: '失败', en: 'Failed' }}>
        <Bar answer="fails" current="/orders" collapsed={false} />
      </Cell>
    </MatrixGrid>
  ),
}
