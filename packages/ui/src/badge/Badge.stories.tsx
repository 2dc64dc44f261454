import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar, Badge, Keycap, Tag } from './index.ts'

const meta = { title: 'Data/Badge', component: Badge, args: { count: 3 } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Count: Story = {}
export const Many: Story = { args: { count: 100 } }
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center', flexWrap: 'wrap' }}>
      <Badge count={3} />
      <Badge count={120} />
      <Badge count={2} tone="info" />
      <Tag>0.4 级</Tag>
      <Keycap>Ctrl K</Keycap>
      <Avatar name="周岚" /> 周岚
      <Avatar name="陆明远" tone="violet" small /> 陆明远
      <Avatar name="沈砚" tone="success" /> 沈砚
    </div>
  ),
}
