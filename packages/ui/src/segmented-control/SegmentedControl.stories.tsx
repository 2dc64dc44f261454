import type { Meta, StoryObj } from '@storybook/react-vite'
import { SegmentedControl } from './index.ts'

const meta = {
  title: 'Data/Segmented control',
  component: SegmentedControl,
  args: {
    label: '状态',
    value: 'all',
    onChange: () => {},
    segments: [
      { value: 'all', label: '全部', count: 1328 },
      { value: 'open', label: '检测中', count: 12 },
      { value: 'done', label: '已完成', disabled: true },
    ],
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Small: Story = { args: { small: true } }
export const WithoutCounts: Story = {
  args: {
    segments: [
      { value: 'all', label: '全部' },
      { value: 'own', label: '我的' },
    ],
  },
}
