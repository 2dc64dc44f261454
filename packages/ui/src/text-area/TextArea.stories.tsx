import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { TextArea } from './index.ts'
import { textAreaReference } from './text-area.reference.ts'

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: { reference: textAreaReference },
  args: { label: '退回意见' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '说明需要更正之处' } }
export const Counted: Story = { args: { value: '有效期与出厂编号请更正后重新提交。', maxLength: 500, required: true } }
export const Wrong: Story = { args: { value: '改', error: '请填写 2 至 500 字的原因', required: true } }
export const ReadOnly: Story = { args: { value: '周期 12 个月，应为检定日期加周期减一天。', readOnly: true } }
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      {(say) => (
        <>
          <TextArea label={say('空', 'Empty')} />
          <TextArea label={say('占位', 'Placeholder')} placeholder={say('说明需要更正之处', 'Say what needs correction')} />
          <TextArea
            label={say('计数，必填', 'Counted, required')}
            value="有效期与出厂编号请更正后重新提交。"
            maxLength={500}
            required
          />
          <TextArea label={say('提示', 'Hint')} hint={say('委托单位会读到', 'The customer reads it')} rows={3} />
          <TextArea
            label={say('错误', 'Wrong')}
            value="改"
            error={say('请填写 2 至 500 字的原因', 'Give a reason of 2 to 500 characters')}
            required
          />
          <TextArea label={say('只读', 'Read only')} value="周期 12 个月，应为检定日期加周期减一天。" readOnly />
          <TextArea label={say('停用', 'Disabled')} value="已签发的证书不再改动。" disabled />
          <TextArea label={say('旁置', 'Beside')} labelPosition="beside" value="有效期请更正。" />
          <TextArea
            label="退回意见（委托单位、检测人员和审核人员都会读到，并随证书一起归档）"
            value="有效期与出厂编号请更正后重新提交。第 3 点的示值误差与原始记录不一致，请核对标准器的修正值；环境温度超出规程的要求时要说明影响。"
            maxLength={500}
          />
          <TextArea
            label="Why it is sent back"
            value={
              'The error at the third point differs from the record.\nhttps://example.com/records/YP26110137-03-and-a-very-long-address-without-a-break'
            }
            maxLength={500}
          />
        </>
      )}
    </MatrixGrid>
  ),
}
