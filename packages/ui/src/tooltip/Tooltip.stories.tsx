import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { inEveryLook } from '../testing/matrix/index.ts'
import { Tooltip } from './index.ts'
import { tooltipReference } from './tooltip.reference.ts'

const meta = {
  title: 'Layers/Tooltip',
  component: Tooltip,
  parameters: { reference: tooltipReference },
  args: { text: '锁定屏幕，标签和草稿都留着', children: <Button icon={Lock}>锁屏</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '64px min(160px, 25vw)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

/** On keyboard focus it is there at once, describes its button, and Escape takes it away. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const tip = await within(canvasElement.ownerDocument.body).findByRole('tooltip')
    await expect(tip).toHaveTextContent('锁定屏幕')
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('锁定屏幕，标签和草稿都留着')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('tooltip')).toBeNull())
    await userEvent.tab()
    await userEvent.tab({ shift: true })
  },
}
export const Below: Story = { ...ByKeyboard, args: { placement: 'bottom' } }
/** One at a time is there: the one with the longest words. */
export const Matrix: Story = {
  ...inEveryLook,
  args: {
    placement: 'bottom',
    text: '锁定屏幕，标签和草稿都留着；别人用不了这台电脑。 The screen is locked, tabs and drafts are kept, and nobody else can go on with them.',
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByRole('tooltip')).toBeVisible())
  },
}
