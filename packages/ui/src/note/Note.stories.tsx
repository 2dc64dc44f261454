import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Note } from './index.ts'

const meta = {
  title: 'Feedback/Note',
  component: Note,
  args: { children: '第 5 行：Pt100 的常用依据为 JJG 229-2010' },
} satisfies Meta<typeof Note>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', children: '三份证书已签发' } }
export const Warning: Story = { args: { tone: 'warning', title: '陆明远也在编辑', children: '保存时以先保存的为准' } }
export const Danger: Story = { args: { tone: 'danger', live: true, children: '服务器没有收到，内容仍在页面上' } }
export const WithAction: Story = { args: { tone: 'warning', live: true, action: <Button size="small">保留这里的</Button> } }
