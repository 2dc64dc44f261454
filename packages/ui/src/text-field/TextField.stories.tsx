import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode, Search } from 'lucide-react'
import { useState } from 'react'
import { InnerButton } from '../field/index.ts'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { PasswordField, TextField, type TextFieldProps } from './index.ts'
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
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      <Live label="空" />
      <Live label="占位" placeholder="请输入委托单位" />
      <Live label="已填，必填" required value="长沙星麓精工机械有限公司" />
      <Live label="提示" hint="输入法组字时回车不查询" />
      <Live label="错误" required value="1387490331" error="请输入正确的手机号" />
      <Live label="只读" value="周岚（一楼受理厅）" readOnly />
      <Live label="停用" value="长沙" disabled />
      <Live label="停用，空" placeholder="请输入委托单位" disabled />
      <Live label="前缀图标" icon={Search} placeholder="编号或扫码" />
      <Live label="单位" value="20.3" unit="℃" numeric />
      <Live label="按钮" placeholder="编号或扫码" end={<InnerButton icon={QrCode} label="扫码" slot={null} />} />
      <Live label="可清空" value="长沙" clearable />
      <Live label="小" value="small" size="small" />
      <Live label="大" value="large" size="large" />
      <Live label="旁置" labelPosition="beside" value="长沙" />
      <PasswordField label="密码" defaultValue="Etalon-demo-1" labelEnd={<a href="#forgotten">忘记密码</a>} />
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
    </MatrixGrid>
  ),
}
