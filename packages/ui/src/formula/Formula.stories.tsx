import type { Meta, StoryObj } from '@storybook/react-vite'
import { Formula } from './index.ts'

const meta = {
  title: 'Data/Formula',
  component: Formula,
  args: { tex: 'U = k\\,u_\\mathrm{c} = k\\sqrt{\\sum_i (c_i u_i)^2}', plain: 'U = k·uc = k·√Σ(ci·ui)²' },
} satisfies Meta<typeof Formula>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: (args) => (
    <p>
      扩展不确定度 <Formula {...args} />
      ，k = 2
    </p>
  ),
}
export const Block: Story = { args: { block: true } }
/** What cannot be read stands as it was written. */
export const Unreadable: Story = { args: { tex: '\\frac{1', plain: '1/?' } }
