import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode, Search } from 'lucide-react'
import { useState } from 'react'
import { InnerButton } from '../field/index.ts'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { ComingField, PasswordField, TextField, type TextFieldProps } from './index.ts'
import { textFieldReference } from './text-field.reference.ts'

function Live(props: TextFieldProps) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <div style={{ maxWidth: 280 }}>
      <TextField {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  subcomponents: { PasswordField, ComingField },
  parameters: { reference: textFieldReference },
  render: (args) => <Live {...args} />,
  args: { label: '委托单位' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '请输入委托单位' } }
export const Required: Story = { args: { required: true, value: '长沙星麓精工机械有限公司' } }
export const Wrong: Story = { args: { label: '手机', required: true, value: '1387490331', error: '请输入正确的手机号' } }
export const WithHint: Story = { args: { hint: '输入法组字时回车不查询' } }
export const WithUnit: Story = { args: { label: '温度', value: '20.3', unit: '℃', numeric: true } }
export const WithButton: Story = {
  args: { label: '委托单号', placeholder: '编号或扫码', end: <InnerButton icon={QrCode} label="扫码" slot={null} /> },
}
export const Clearable: Story = { args: { value: '长沙', clearable: true } }
export const ReadOnly: Story = { args: { label: '受理人', value: '周岚（一楼受理厅）', readOnly: true } }
export const Disabled: Story = { args: { value: '长沙', disabled: true } }
export const Large: Story = { args: { label: '用户名', value: 'reception', size: 'large' } }
export const Beside: Story = { args: { labelPosition: 'beside', value: '长沙' } }
export const LongLabel: Story = {
  args: { label: '委托单位统一社会信用代码或者个人身份证件号码（含港澳台居民）', value: '91430100MA4Q3T7N6X' },
}
export const Password: Story = {
  render: () => (
    <div style={{ maxWidth: 280 }}>
      <PasswordField label="密码" defaultValue="Etalon-demo-1" labelEnd={<a href="#forgotten">忘记密码</a>} size="large" />
    </div>
  ),
}
export const Coming: Story = {
  render: () => (
    <div style={{ maxWidth: 280 }}>
      <ComingField label="要求完成日期" />
    </div>
  ),
}
export const ComingWithValue: Story = {
  render: () => (
    <div style={{ maxWidth: 280 }}>
      <ComingField label="要求完成日期" filled />
    </div>
  ),
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      {(say) => (
        <>
          <Live label={say('空', 'Empty')} />
          <Live label={say('占位', 'Placeholder')} placeholder={say('请输入委托单位', 'Type the customer')} />
          <Live label={say('已填，必填', 'Filled in, required')} required value="长沙星麓精工机械有限公司" />
          <Live label={say('提示', 'Hint')} hint={say('输入法组字时回车不查询', 'Enter while composing does not search')} />
          <Live
            label={say('错误', 'Wrong')}
            required
            value="1387490331"
            error={say('请输入正确的手机号', 'This is no mobile phone number')}
          />
          <Live label={say('只读', 'Read only')} value="周岚（一楼受理厅）" readOnly />
          <Live label={say('停用', 'Disabled')} value="长沙" disabled />
          <Live label={say('停用，空', 'Disabled, empty')} placeholder={say('请输入委托单位', 'Type the customer')} disabled />
          <Live label={say('前缀图标', 'With an icon')} icon={Search} placeholder={say('编号或扫码', 'Number, or scan it')} />
          <Live label={say('单位', 'With a unit')} value="20.3" unit="℃" numeric />
          <Live
            label={say('按钮', 'With a button')}
            placeholder={say('编号或扫码', 'Number, or scan it')}
            end={<InnerButton icon={QrCode} label={say('扫码', 'Scan')} slot={null} />}
          />
          <Live label={say('可清空', 'Can be cleared')} value="长沙" clearable />
          <Live label={say('小', 'Small')} value="small" size="small" />
          <Live label={say('大', 'Large')} value="large" size="large" />
          <Live label={say('旁置', 'Beside')} labelPosition="beside" value="长沙" />
          <PasswordField
            label={say('密码', 'Password')}
            defaultValue="Etalon-demo-1"
            labelEnd={<a href="#forgotten">忘记密码</a>}
          />
          <Live
            label="委托单位统一社会信用代码或者个人身份证件号码（含港澳台居民）"
            value="示例计量检测研究院力学计量检测所压力真空与流量实验室"
            hint="按证件上的写法逐字填写，字母用大写；没有统一社会信用代码的填写组织机构代码"
          />
          <Live
            label="Unified social credit code of the customer, or the number of an identity document"
            value="Changsha Xinglu Precision Machinery Company Limited"
            required
            error="This code has eighteen characters; the last one is a check character and does not fit the others"
          />
        </>
      )}
    </MatrixGrid>
  ),
}
