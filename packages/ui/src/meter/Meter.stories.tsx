import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from './index.ts'

const meta = { title: 'Data/Meter', component: Meter, args: { label: '项目进度', value: 3, max: 8 } } satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {}
export const Full: Story = { args: { value: 24, max: 24 } }
export const Empty: Story = { args: { value: 0, max: 4 } }
/** Of less than one whole, as of a capacity in tonnes. */
export const LessThanOne: Story = {
  args: { value: 0.2, max: 0.8, words: '0.2/0.8 t' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: '项目进度' })).toHaveAttribute('aria-valuemax', '0.8')
  },
}
export const Overload: Story = { args: { label: '工时', value: 38, max: 40, tone: 'warning', wide: true } }
