import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { MultiSelect, Select, type SelectProps } from './index.ts'
import { selectReference } from './select.reference.ts'

const options = [
  { value: 'deliver', label: '送检' },
  { value: 'site', label: '现场检测', note: '需要车辆与现场计划' },
  { value: 'post', label: '邮寄', disabled: true },
]

const long = [
  { value: 'zh', label: 'JJG 52-2013 弹性元件式一般压力表、压力真空表和真空表检定规程' },
  { value: 'en', label: 'Verification Regulation of Elastic Element Pressure Gauges and Vacuum Gauges' },
]

function Live(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 280, minHeight: 220 }}>
      <Select {...props} value={value} onChange={setValue} />
    </div>
  )
}

function Several() {
  const [value, setValue] = useState<string[]>(['deliver', 'site'])
  return (
    <div style={{ maxWidth: 280 }}>
      <MultiSelect label="服务方式" options={options} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Forms/Select',
  component: Select,
  subcomponents: { MultiSelect },
  parameters: { reference: selectReference },
  render: (args) => <Live {...args} />,
  args: { label: '服务方式', options, value: 'deliver', onChange: () => {} },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list).toBeVisible())
}

export const Chosen: Story = {}
export const Empty: Story = { args: { value: null } }
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) }
export const WithEmptyOption: Story = { args: { value: null, emptyLabel: '全部' } }
export const Wrong: Story = { args: { value: null, required: true, error: '请选择服务方式' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Multiple: Story = { render: () => <Several /> }
export const Many: Story = {
  parameters: { notTouched: 'rows of a long list are measured as it opens, and here the screen becomes narrow while it is open' },
  args: {
    options: Array.from({ length: 2000 }, (_, place) => ({ value: String(place), label: `规程 JJG ${place}` })),
    value: '7',
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(screen.getAllByRole('option').length).toBeLessThan(100)
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid>
      {(say) => (
        <>
          <Select {...args} label={say('空', 'Empty')} value={null} />
          <Select
            {...args}
            label={say('占位', 'Placeholder')}
            value={null}
            placeholder={say('送检还是现场', 'Brought here or on site')}
          />
          <Select {...args} label={say('已选，必填', 'Chosen, required')} required />
          <Select {...args} label={say('代表全部的空项', 'An empty one for all')} value={null} emptyLabel={say('全部', 'All')} />
          <Select {...args} label={say('提示', 'Hint')} hint={say('现场检测要派车', 'A test on site needs a vehicle')} />
          <Select
            {...args}
            label={say('错误', 'Wrong')}
            value={null}
            required
            error={say('请选择服务方式', 'Choose a service')}
          />
          <Select {...args} label={say('只读', 'Read only')} readOnly />
          <Select {...args} label={say('停用', 'Disabled')} disabled />
          <Select {...args} label={say('小', 'Small')} size="small" />
          <Select {...args} label={say('大', 'Large')} size="large" />
          <Select {...args} label={say('旁置', 'Beside')} labelPosition="beside" />
          <MultiSelect label={say('多选', 'Several')} options={options} value={['deliver', 'site']} onChange={() => {}} />
          <MultiSelect
            label={say('多选，只读', 'Several, read only')}
            options={options}
            value={['deliver', 'site']}
            onChange={() => {}}
            readOnly
          />
          <MultiSelect
            label={say('多选，空', 'Several, empty')}
            options={options}
            value={[]}
            onChange={() => {}}
            required
            error={say('至少选择一种', 'Choose one at least')}
          />
          <Select
            {...args}
            label="弹性元件式一般压力表、压力真空表和真空表的检定依据（现行有效的规程与规范）"
            options={long}
            value="zh"
          />
          <Select {...args} label="Basis of the verification of elastic element pressure gauges" options={long} value="en" />
        </>
      )}
    </MatrixGrid>
  ),
}
