import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand, BrandMark } from './index.ts'

const meta = { title: 'Shell/Brand', component: Brand } satisfies Meta<typeof Brand>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithNote: Story = { args: { note: '计量工作台' } }
export const Leading: Story = { args: { note: 'Workspace', href: '/wel/index' } }
export const OtherName: Story = { args: { name: '示例计量检测研究院' } }
export const LargeMark: Story = { render: () => <BrandMark large /> }
