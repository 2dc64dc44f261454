import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ComboBox, type ComboBoxProps, type Option, RemoteComboBox } from './index.ts'

const enterprises: Option[] = [
  { value: '1', label: '长沙星麓精工机械有限公司', note: '91430100MA4Q3T7N6X' },
  { value: '2', label: '岳阳云浦石化设备有限公司', note: '91430600MA4L2K8B0P' },
  { value: '3', label: '湖南惠泽医院', note: '12430000MB1A0X117K' },
]

function Live(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 320, minHeight: 220 }}>
      <ComboBox {...props} value={value} onChange={setValue} />
    </div>
  )
}

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
