import type { MenuItem } from '@etalon/machines/menu'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
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
}

/** As it stands in the top bar of a shell. */
function Bar({ answer = 'comes', atHome = false, home = true }: BarProps) {
  const inEnglish = useLanguage() === 'en'
  const labelOf = (item: MenuItem) => (inEnglish ? (item.i18n ?? item.name) : item.name)
  return (
    <div style={{ display: 'flex', alignItems: 'center', minHeight: 48, background: vars.topBg, backgroundImage: vars.topImage }}>
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
    </MatrixGrid>
  ),
}
