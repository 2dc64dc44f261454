import type { MenuItem } from '@etalon/machines/menu'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { type MenuAnswer, StoryShellMenu } from '../menu-search/story-side-menu.tsx'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { vars } from '../theme/index.ts'
import { TopMenu } from './index.ts'
import { topMenuReference } from './top-menu.reference.ts'

interface BarProps {
  answer?: MenuAnswer
  atHome?: boolean
  /** Whether there is a way home. */
  home?: boolean
  /** Pixels, where it is not as wide as what holds it. */
  width?: number
}

/** As it stands in the top bar of a shell. */
function Bar({ answer = 'comes', atHome = false, home = true, width }: BarProps) {
  const inEnglish = useLanguage() === 'en'
  const labelOf = (item: MenuItem) => (inEnglish ? (item.i18n ?? item.name) : item.name)
  return (
    <div
      style={{
        ...(width === undefined ? {} : { width }),
        maxWidth: '100%',
        display: 'flex',
        alignItems: 'center',
        minHeight: 48,
        background: vars.topBg,
        backgroundImage: vars.topImage,
      }}
    >
      <StoryShellMenu answer={answer}>
        {(actor) => (
          <TopMenu
            actor={actor}
            atHome={atHome}
            labelOf={labelOf}
            {...(home ? { homeLabel: inEnglish ? 'Home' : '首页' } : {})}
          />
        )}
      </StoryShellMenu>
    </div>
  )
}

const meta = {
  title: 'Shell/TopMenu',
  component: TopMenu,
  parameters: { reference: topMenuReference },
  render: (args: ComponentProps<typeof Bar>) => <Bar {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Bar>

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: '报告管理' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: '报告管理' })).toHaveAttribute('aria-current', 'true'))
  },
}
export const AtHome: Story = { args: { atHome: true } }
export const WithoutHome: Story = { args: { home: false } }
/** Nothing is there yet, or nothing may be seen: the way home stays. */
export const Empty: Story = { args: { answer: 'is empty', atHome: true } }
/** What has no room is in a menu at the end; the button is marked while what is shown is there. */
export const Narrow: Story = {
  args: { width: 320 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    if (window.innerWidth < 992) return
    await userEvent.click(await canvas.findByRole('button', { name: /^(更多菜单|More menus)$/ }))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /^(系统|System)$/ })).toBeVisible())
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="whole" bare>
      <Cell>
        <Bar answer="comes" atHome={false} home />
      </Cell>
      <Cell>
        <Bar answer="comes" atHome home />
      </Cell>
      <Cell>
        <Bar answer="comes" atHome={false} home={false} />
      </Cell>
      <Cell>
        <Bar answer="is late" atHome home />
      </Cell>
      <Cell>
        <Bar answer="comes" atHome={false} home width={320} />
      </Cell>
    </MatrixGrid>
  ),
}
