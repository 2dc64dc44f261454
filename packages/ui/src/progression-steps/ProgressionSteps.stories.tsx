import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressionSteps } from './index.ts'

const meta = {
  title: 'Data/ProgressionSteps',
  component: ProgressionSteps,
  args: {
    label: '检测项目进度',
    steps: [
      { key: 'dispatch', label: '任务下达', state: 'done', who: '高嵘', when: '11-18' },
      { key: 'assign', label: '任务分配', state: 'done', who: '高嵘', when: '11-18' },
      { key: 'test', label: '检测中', state: 'now', who: '沈砚', when: '09:05 起' },
      { key: 'confirm', label: '确认', state: 'waiting', who: '陆明远' },
      { key: 'review', label: '复核', state: 'waiting', who: '陆明远' },
      { key: 'done', label: '完成', state: 'waiting' },
    ],
  },
} satisfies Meta<typeof ProgressionSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
export const Column: Story = { args: { direction: 'column' } }
