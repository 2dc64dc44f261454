import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { RadioGroup } from './index.ts'
import { radioGroupReference } from './radio-group.reference.ts'

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  parameters: { reference: radioGroupReference },
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
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid>
      {(say) => (
        <>
          <RadioGroup {...args} label={say('已选', 'Selected')} />
          <RadioGroup {...args} label={say('未选，必填', 'None chosen, required')} value={null} required />
          <RadioGroup
            {...args}
            label={say('错误', 'Wrong')}
            value={null}
            required
            error={say('请选择服务方式', 'Choose a service')}
          />
          <RadioGroup {...args} label={say('只读', 'Read only')} readOnly />
          <RadioGroup {...args} label={say('停用', 'Disabled')} disabled />
          <RadioGroup {...args} label={say('旁置', 'Beside')} labelPosition="beside" />
          <RadioGroup
            {...args}
            label={say('逐行，提示', 'In lines, with a hint')}
            stacked
            hint={say('现场检测需要派车', 'A test on site needs a vehicle')}
          />
          <RadioGroup
            {...args}
            label={say('长文字', 'Long words')}
            stacked
            options={[
              { value: '1', label: '由委托单位送到本院一楼受理大厅，检测完成后凭取样码自取' },
              { value: '2', label: 'Tested at the customer’s site, by appointment, with our own measuring standards' },
            ]}
          />
        </>
      )}
    </MatrixGrid>
  ),
}
