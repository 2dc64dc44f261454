import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { MultiSelect, Select, type SelectProps } from './index.ts'

const options = [
  { value: 'deliver', label: '送检' },
  { value: 'site', label: '现场检测', note: '需要车辆与现场计划' },
  { value: 'post', label: '邮寄', disabled: true },
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
  args: {
    options: Array.from({ length: 2000 }, (_, place) => ({ value: String(place), label: `规程 JJG ${place}` })),
    value: '7',
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(screen.getAllByRole('option').length).toBeLessThan(100)
  },
}
