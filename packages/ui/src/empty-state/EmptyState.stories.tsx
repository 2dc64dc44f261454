import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { EmptyState } from './index.ts'

const meta = { title: 'Feedback/Empty state', component: EmptyState, args: { title: '还没有委托单' } } satisfies Meta<
  typeof EmptyState
>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithTheWayOn: Story = {
  args: { children: '从登记第一张委托单开始', actions: <Button kind="primary">登记委托单</Button> },
}
