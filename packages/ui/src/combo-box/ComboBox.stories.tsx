import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { comboBoxReference } from './combo-box.reference.ts'
import { ComboBox, type ComboBoxProps, FindBox, type Option, RemoteComboBox } from './index.ts'

const enterprises: Option[] = [
  { value: '1', label: '长沙星麓精工机械有限公司', note: '91430100MA4Q3T7N6X' },
  { value: '2', label: '岳阳云浦石化设备有限公司', note: '91430600MA4L2K8B0P' },
  { value: '3', label: '湖南惠泽医院', note: '12430000MB1A0X117K' },
]

const long: Option[] = [
  { value: 'zh', label: '岳阳云浦石化设备有限公司第二分公司检验检测中心压力仪表班' },
  { value: 'en', label: 'Yueyang Yunpu Petrochemical Equipment, Second Branch, Inspection and Testing Centre' },
]

function Field(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value)
  return <ComboBox {...props} value={value} onChange={setValue} />
}

const Live = (props: ComboBoxProps) => (
  <div style={{ maxWidth: 320, minHeight: 220 }}>
    <Field {...props} />
  </div>
)

function Remote({ load }: { load: (text: string) => Promise<readonly Option[]> }) {
  const [value, setValue] = useState<Option | null>(null)
  return (
    <div style={{ maxWidth: 320, minHeight: 220 }}>
      <RemoteComboBox
        label="单位名称"
        required
        value={value}
        onChange={setValue}
        load={load}
        wait={0}
        placeholder="名称、拼音或信用代码"
      />
    </div>
  )
}

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  subcomponents: { RemoteComboBox, FindBox },
  parameters: { reference: comboBoxReference },
  render: (args) => <Live {...args} />,
  args: { label: '委托单位', options: enterprises, value: null, onChange: () => {} },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

const typing = (label: string, text: string) => async (canvasElement: HTMLElement) => {
  await userEvent.type(within(canvasElement).getByRole('combobox', { name: label }), text)
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list).toBeVisible())
}

export const Empty: Story = {}
export const Chosen: Story = { args: { value: '3' } }
export const Typing: Story = { play: ({ canvasElement }) => typing('委托单位', '长沙')(canvasElement) }
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await typing('委托单位', '无此单位')(canvasElement)
    await expect(screen.getByText('没有可选项')).toBeVisible()
  },
}
/** The note finds an option as well as its label does; the field then says the label. */
export const FoundByNote: Story = {
  play: async ({ canvasElement }) => {
    await typing('委托单位', '4L2k')(canvasElement)
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('岳阳云浦石化设备有限公司')
  },
}
export const FromServer: Story = {
  render: () => <Remote load={async (text) => enterprises.filter((one) => one.label.includes(text))} />,
  play: async ({ canvasElement }) => {
    await typing('单位名称', '岳阳')(canvasElement)
    await expect(await screen.findByRole('option', { name: /岳阳云浦/ })).toBeVisible()
  },
}
export const ServerFails: Story = {
  render: () => <Remote load={async () => Promise.reject(new Error('offline'))} />,
  play: async ({ canvasElement }) => {
    await typing('单位名称', '岳阳')(canvasElement)
    await expect(await screen.findByText('加载失败')).toBeVisible()
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid>
      {(say) => (
        <>
          <Field {...args} label={say('空', 'Empty')} />
          <Field
            {...args}
            label={say('占位', 'Placeholder')}
            placeholder={say('名称、拼音或信用代码', 'Name, pinyin or credit code')}
          />
          <Field {...args} label={say('已选，必填', 'Chosen, required')} required value="1" />
          <Field {...args} label={say('提示', 'Hint')} hint={say('输入名称的一部分', 'Type a part of the name')} />
          <Field {...args} label={say('错误', 'Wrong')} required error={say('请选择委托单位', 'Choose a customer')} />
          <Field {...args} label={say('只读', 'Read only')} value="2" readOnly />
          <Field {...args} label={say('停用', 'Disabled')} value="3" disabled />
          <Field {...args} label={say('小', 'Small')} value="3" size="small" />
          <Field {...args} label={say('大', 'Large')} value="3" size="large" />
          <Field {...args} label={say('旁置', 'Beside')} labelPosition="beside" value="3" />
          <Field {...args} label="委托单位统一社会信用代码或者个人身份证件号码（含港澳台居民）" options={long} value="zh" />
          <Field
            {...args}
            label="Unified social credit code of the customer, or the number of an identity document"
            options={long}
            value="en"
          />
        </>
      )}
    </MatrixGrid>
  ),
}
