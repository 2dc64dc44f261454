import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { MultiSelect, type MultiSelectProps } from './index.ts'
import { multiSelectReference } from './multi-select.reference.ts'

const options = [
  { value: 'pressure', label: '压力', note: 'Pressure' },
  { value: 'mass', label: '质量', note: 'Mass' },
  { value: 'temperature', label: '温度', note: 'Temperature' },
  { value: 'humidity', label: '湿度', note: 'Humidity' },
  { value: 'hardness', label: '硬度', note: '标准装置送检中', disabled: true },
  { value: 'time', label: '时间频率', note: 'Time and frequency' },
]

const long = [
  { value: 'zh', label: '弹性元件式一般压力表、压力真空表和真空表检定规程 JJG 52-2013' },
  { value: 'en', label: 'Verification Regulation of Elastic Element Pressure Gauges and Vacuum Gauges' },
]

function Live(props: MultiSelectProps & { width?: number }) {
  const { width = 360, ...rest } = props
  const [value, setValue] = useState<readonly string[]>(props.value)
  return (
    <div style={{ maxWidth: width, minHeight: 380 }}>
      <MultiSelect {...rest} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Forms/Multi-select',
  component: MultiSelect,
  parameters: { reference: multiSelectReference },
  args: { label: '检测专业', options, value: ['pressure', 'mass'], onChange: () => {} },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox')
const tags = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list'))
    .getAllByRole('listitem')
    .map((one) => one.textContent)

export const Chosen: Story = {
  args: { clearable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(tags(canvasElement)).toEqual(['压力', '质量'])
    await userEvent.click(canvas.getByRole('button', { name: '移除 压力' }))
    await expect(tags(canvasElement)).toEqual(['质量'])
    await expect(box(canvasElement)).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 1 项')
    await userEvent.click(canvas.getByRole('button', { name: '清除 检测专业' }))
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
export const Empty: Story = { args: { value: [] } }
export const Required: Story = { args: { value: [], required: true, hint: '可多选，用于派单' } }
export const Wrong: Story = { args: { value: [], required: true, error: '请至少选择一项' } }
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^移除/ })).toBeNull()
    await expect(within(canvasElement).queryByRole('button', { name: /^打开/ })).toBeNull()
    await userEvent.click(box(canvasElement))
    await userEvent.keyboard('{Backspace}{ArrowDown}')
    await expect(tags(canvasElement)).toEqual(['压力', '质量'])
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
export const Disabled: Story = { args: { disabled: true } }

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^打开/ }))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await expect(screen.getByRole('option', { name: /压力/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('option', { name: /温度/ }))
    await expect(screen.getByRole('listbox')).toBeVisible()
    await expect(screen.getByRole('option', { name: /硬度/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const OpenInTheDark: Story = { ...Open, globals: { scheme: 'dark' } }
export const OpenInEnglish: Story = {
  args: {
    label: 'Quantities',
    options: options.map(({ value, note, ...rest }) => ({ ...rest, value, label: rest.disabled ? 'Hardness' : note })),
  },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), 'm')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose all 4' })).toBeVisible())
  },
}

/** The note finds as well; all that is found is chosen at once, and taken away again. */
export const ChooseFound: Story = {
  args: { value: ['pressure'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '度')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await userEvent.click(screen.getByRole('button', { name: '全选 2 项' }))
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('已选 3 项'))
    await userEvent.click(screen.getByRole('button', { name: '取消 2 项' }))
    await waitFor(() => expect(tags(canvasElement)).toEqual(['压力']))
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '声级')
    await waitFor(() => expect(screen.getByText('没有可选项')).toBeVisible())
  },
}

/** What has no room is counted. */
export const MoreThanFit: Story = {
  args: { value: options.map(({ value }) => value) },
  render: (args) => <Live {...args} width={288} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/^\+[1-5]$/)).toBeVisible())
    await expect(within(canvasElement).getByText(/^另外 [1-5] 项$/)).toBeInTheDocument()
  },
}
export const LongLabels: Story = {
  render: (args) => <Live {...args} width={288} />,
  args: {
    value: ['long'],
    options: [{ value: 'long', label: '弹性元件式一般压力表、压力真空表和真空表检定规程 JJG 52-2013' }],
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid>
      {(say) => (
        <>
          <MultiSelect {...args} label={say('空', 'Empty')} value={[]} />
          <MultiSelect {...args} label={say('已选，可清空', 'Chosen, can be cleared')} clearable />
          <MultiSelect
            {...args}
            label={say('必填，提示', 'Required, with a hint')}
            value={[]}
            required
            hint={say('可多选，用于派单', 'Several may be chosen, to assign the work')}
          />
          <MultiSelect
            {...args}
            label={say('错误', 'Wrong')}
            value={[]}
            required
            error={say('请至少选择一项', 'Choose one at least')}
          />
          <MultiSelect {...args} label={say('只读', 'Read only')} readOnly />
          <MultiSelect {...args} label={say('停用', 'Disabled')} disabled />
          <MultiSelect {...args} label={say('小', 'Small')} size="small" />
          <MultiSelect {...args} label={say('大', 'Large')} size="large" />
          <MultiSelect {...args} label={say('旁置', 'Beside')} labelPosition="beside" />
          <MultiSelect
            {...args}
            label={say('放不下的计数', 'What has no room is counted')}
            value={options.map(({ value }) => value)}
            clearable
          />
          <MultiSelect {...args} label="弹性元件式一般压力表、压力真空表和真空表的检定依据" options={long} value={['zh']} />
          <MultiSelect
            {...args}
            label="Basis of the verification of elastic element pressure gauges"
            options={long}
            value={['en']}
          />
        </>
      )}
    </MatrixGrid>
  ),
}
