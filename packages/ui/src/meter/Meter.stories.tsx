import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from './index.ts'

const meta = { title: 'Data/Meter', component: Meter, args: { label: '项目进度', value: 3, max: 8 } } satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {}
export const Full: Story = { args: { value: 24, max: 24 } }
export const Empty: Story = { args: { value: 0, max: 4 } }
export const Overload: Story = { args: { label: '工时', value: 38, max: 40, tone: 'warning', wide: true } }
