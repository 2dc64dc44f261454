import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './index.ts'

const meta = { title: 'Forms/TextArea', component: TextArea, args: { label: '退回意见' } } satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '说明需要更正之处' } }
export const Counted: Story = { args: { value: '有效期与出厂编号请更正后重新提交。', maxLength: 500, required: true } }
export const Wrong: Story = { args: { value: '改', error: '请填写 2 至 500 字的原因', required: true } }
export const ReadOnly: Story = { args: { value: '周期 12 个月，应为检定日期加周期减一天。', readOnly: true } }
