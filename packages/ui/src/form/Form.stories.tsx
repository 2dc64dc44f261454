import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts'
import { ComboBox, RemoteComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangeField, type DateSpan } from '../date-range-field/index.ts'
import { DateTimeField } from '../date-time-field/index.ts'
import { NumberField } from '../number-field/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { MultiSelect, type Option, Select } from '../select/index.ts'
import { Switch } from '../switch/index.ts'
import { inEveryLook } from '../testing/matrix/index.ts'
import { TextArea } from '../text-area/index.ts'
import { PasswordField, TextField } from '../text-field/index.ts'
import { formReference } from './form.reference.ts'
import { ErrorSummary, Form, FormActions, FormCell, FormGrid } from './index.ts'

const meta = {
  title: 'Forms/Form',
  component: Form,
  subcomponents: { FormGrid, FormCell, FormActions, ErrorSummary },
  parameters: { reference: formReference },
  args: { label: '委托登记', onSubmit: () => {}, children: null },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

const services: Option[] = [
  { value: 'deliver', label: '送检' },
  { value: 'site', label: '现场检测' },
  { value: 'post', label: '邮寄', disabled: true },
]
const enterprises: Option[] = [
  { value: '1', label: '长沙星麓精工机械有限公司', note: '91430100MA4Q3T7N6X' },
  { value: '2', label: '岳阳云浦石化设备有限公司', note: '91430600MA4L2K8B0P' },
]

function Registration({ problems = false }: { problems?: boolean }) {
  const [name, setName] = useState('贺文舟')
  const [phone, setPhone] = useState(problems ? '1387490331' : '13874903316')
  const [service, setService] = useState<string | null>('deliver')
  const [materials, setMaterials] = useState<string[]>(['manual'])
  const [enterprise, setEnterprise] = useState<Option | null>(enterprises[0] ?? null)
  const [person, setPerson] = useState<string | null>('1')
  const [day, setDay] = useState<string | null>('2026-11-20')
  const [span, setSpan] = useState<DateSpan | null>({ start: '2026-11-01', end: '2026-11-20' })
  const [time, setTime] = useState<string | null>('2026-11-20 10:42:07')
  const [temperature, setTemperature] = useState('20.30')
  const [remark, setRemark] = useState('')
  const [secret, setSecret] = useState('Etalon-demo-1')
  const [kind, setKind] = useState<string | null>('verify')
  const [car, setCar] = useState(false)
  const [agreed, setAgreed] = useState(true)
  const [view, setView] = useState('all')
  const phoneError = problems ? '请输入正确的手机号' : undefined
  const nameError = problems && name === '' ? '请填写姓名' : undefined
  return (
    <Form label="委托登记" onSubmit={() => {}}>
      {problems && <ErrorSummary problems={[{ name: 'phone', label: '手机', message: '请输入正确的手机号' }]} />}
      <FormGrid>
        <TextField label="姓名" name="person" required value={name} onChange={setName} error={nameError} />
        <TextField
          label="手机"
          name="phone"
          required
          type="tel"
          numeric={false}
          value={phone}
          onChange={setPhone}
          error={phoneError}
        />
        <Select label="服务方式" name="service" required options={services} value={service} onChange={setService} />
        <MultiSelect
          label="受理资料"
          options={[
            { value: 'manual', label: '说明书' },
            { value: 'last', label: '上次证书' },
          ]}
          value={materials}
          onChange={setMaterials}
        />
        <FormCell span={2}>
          <RemoteComboBox label="单位名称" required value={enterprise} onChange={setEnterprise} load={async () => enterprises} />
        </FormCell>
        <ComboBox label="受理人" options={enterprises} value={person} onChange={setPerson} />
        <TextField label="受理部门" readOnly value="周岚（一楼受理厅）" />
        <DateField label="登记日期" required value={day} onChange={setDay} clearable />
        <DateTimeField label="送达时间" value={time} onChange={setTime} />
        <FormCell span={2}>
          <DateRangeField label="计划日期" value={span} onChange={setSpan} />
        </FormCell>
        <NumberField label="温度" value={temperature} onChange={setTemperature} unit="℃" decimals={2} hint="读数保留两位小数" />
        <PasswordField label="密码" value={secret} onChange={setSecret} />
        <TextField label="委托单号" placeholder="编号或扫码" value="" onChange={() => {}} disabled />
        <RadioGroup
          label="能力类型"
          options={[
            { value: 'verify', label: '检定' },
            { value: 'calibrate', label: '校准' },
          ]}
          value={kind}
          onChange={setKind}
        />
        <CheckboxGroup
          label="证书交付"
          options={[
            { value: 'manual', label: '纸质' },
            { value: 'last', label: '电子' },
          ]}
          value={materials}
          onChange={setMaterials}
        />
        <FormCell span="all">
          <TextArea label="备注" value={remark} onChange={setRemark} maxLength={500} placeholder="与检测有关的要求" />
        </FormCell>
      </FormGrid>
      <div style={{ display: 'flex', gap: 24, flexWrap: 'wrap', alignItems: 'center' }}>
        <Switch on={car} onChange={setCar}>
          派车
        </Switch>
        <Checkbox checked={agreed} onChange={setAgreed}>
          已核对委托内容
        </Checkbox>
        <Checkbox checked={false} indeterminate onChange={() => {}}>
          部分
        </Checkbox>
        <SegmentedControl
          label="视图"
          value={view}
          onChange={setView}
          segments={[
            { value: 'all', label: '全部', count: 1286 },
            { value: 'audit', label: '待审核', count: 18 },
            { value: 'test', label: '检测中', count: 143 },
          ]}
        />
      </div>
      <FormActions>
        <Button>取消</Button>
        <Button kind="primary" type="submit">
          提交
        </Button>
      </FormActions>
    </Form>
  )
}

export const Matrix: Story = {
  ...inEveryLook,
  render: () => <Registration problems />,
}
export const Filled: Story = { render: () => <Registration /> }
