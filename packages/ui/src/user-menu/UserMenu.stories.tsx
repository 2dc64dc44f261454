import type { Meta, StoryObj } from '@storybook/react-vite'
import { Home, LogOut, Monitor, UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { vars } from '../theme/index.ts'
import { UserMenu } from './index.ts'
import { userMenuReference } from './user-menu.reference.ts'

const words = {
  zh: { home: '首页', own: '个人信息', system: '业务系统', out: '退出系统', refused: '业务系统正在升级' },
  en: {
    home: 'Home',
    own: 'Own data',
    system: 'Business system',
    out: 'Sign out',
    refused: 'The business system is being upgraded',
  },
}

interface BarProps {
  name?: string
  /** Whether the business system cannot be entered. */
  refused?: boolean
}

/** As it stands in the top bar of a shell. */
function Bar({ name = '周岚', refused = false }: BarProps) {
  const text = words[useLanguage()]
  return (
    <div
      style={{ display: 'flex', justifyContent: 'flex-end', padding: 8, background: vars.topBg, backgroundImage: vars.topImage }}
    >
      <UserMenu
        name={name}
        actions={[
          { id: 'home', label: text.home, icon: Home },
          { id: 'own', label: text.own, icon: UserRound },
          { id: 'system', label: text.system, icon: Monitor, ...(refused ? { disabledReason: text.refused } : {}) },
          { id: 'out', label: text.out, icon: LogOut, separated: true },
        ]}
      />
    </div>
  )
}

const meta = {
  title: 'Shell/UserMenu',
  component: UserMenu,
  parameters: { reference: userMenuReference },
  render: (args: ComponentProps<typeof Bar>) => <Bar {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Bar>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement)
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toBeVisible())
}

export const Closed: Story = {}
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) }
export const Refused: Story = { args: { refused: true }, play: ({ canvasElement }) => open(canvasElement) }
export const LongName: Story = { args: { name: '欧阳·阿卜杜热合曼·买买提明' } }
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <div style={{ minHeight: 260 }}>
      <MatrixGrid bare>
        <Bar name="周岚" refused />
        <Bar name="欧阳·阿卜杜热合曼·买买提明" refused={false} />
        <Bar name="Alexandra Featherstonehaugh-Montgomery" refused={false} />
      </MatrixGrid>
    </div>
  ),
  play: ({ canvasElement }) => open(canvasElement),
}
