import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './index.ts'

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: {
    label: '服务方式',
    options: [
      { value: '1', label: '送检' },
      { value: '2', label: '现场检测' },
      { value: '3', label: '取样', disabled: true },
    ],
    value: '1',
    onChange: () => {},
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Nothing: Story = { args: { value: null, required: true } }
export const Wrong: Story = { args: { value: null, required: true, error: '请选择服务方式' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Stacked: Story = { args: { stacked: true, hint: '现场检测需要派车' } }
