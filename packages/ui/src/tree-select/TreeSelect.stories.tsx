import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { laboratory, provinces, storyRegions } from '../tree/story-items.ts'
import { TreeMultiSelect, type TreeMultiSelectProps, TreeSelect, type TreeSelectProps } from './index.ts'
import { treeSelectReference } from './tree-select.reference.ts'

function Live(props: TreeSelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 320, minHeight: 420 }}>
      <TreeSelect {...props} value={value} onChange={setValue} />
    </div>
  )
}

function Several(props: TreeMultiSelectProps) {
  const [value, setValue] = useState<readonly string[]>(props.value)
  return (
    <div style={{ maxWidth: 360, minHeight: 460 }}>
      <TreeMultiSelect {...props} value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </div>
  )
}

const meta = {
  title: 'Forms/Tree select',
  component: TreeSelect,
  subcomponents: { TreeMultiSelect },
  parameters: { reference: treeSelectReference },
  args: { label: '检测专业', items: laboratory.zh, value: null, onChange: () => {} },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TreeSelect>
export default meta
type Story = StoryObj<typeof meta>

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /^检测专业|^地区|^Field/ })
const panel = () => within(screen.getByRole('dialog'))

export const Empty: Story = {}

/** The way to what is chosen is open; choosing closes, and the focus is back on the field. */
export const Chosen: Story = {
  args: { value: 'platinum', clearable: true },
  play: async ({ canvasElement }) => {
    await expect(opener(canvasElement)).toHaveTextContent('热学室 / 温度 / 工业铂热电阻')
    await userEvent.click(opener(canvasElement))
    await expect(await panel().findByRole('row', { name: /工业铂热电阻/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(panel().getByRole('row', { name: /玻璃液体温度计/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener(canvasElement)).toHaveTextContent('热学室 / 温度 / 玻璃液体温度计')
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus())
  },
}

export const Open: Story = {
  args: { value: 'pressure' },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement))
    await waitFor(() => expect(panel().getByRole('row', { name: /压力/ })).toBeVisible())
  },
}

/** What is typed leaves what fits; the next time everything is there again. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement))
    await userEvent.type(
      await panel()
        .findByRole('searchbox')
        .catch(() => panel().getByRole('textbox')),
      '铂',
    )
    await waitFor(() => expect(panel().getAllByRole('row')).toHaveLength(3))
  },
}

export const LeavesOnly: Story = {
  args: { leavesOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement))
    await userEvent.click(await panel().findByRole('row', { name: /力学室/ }))
    await waitFor(() => expect(panel().getByRole('row', { name: /压力/ })).toBeVisible())
    await expect(opener(canvasElement)).toHaveTextContent('请选择')
  },
}

/** What lies beneath is loaded as it is opened; a chosen item that is not there yet is named from outside. */
export const Loaded: Story = {
  args: {
    label: '地区',
    items: provinces,
    loadChildren: storyRegions(),
    value: '430104',
    labelOf: () => '岳麓区',
  },
  play: async ({ canvasElement }) => {
    await expect(opener(canvasElement)).toHaveTextContent('岳麓区')
  },
}

export const Wrong: Story = { args: { required: true, error: '请选择检测专业', hint: '用于派单' } }
export const ReadOnly: Story = { args: { value: 'pressure', readOnly: true } }
export const Disabled: Story = { args: { value: 'pressure', disabled: true } }
export const Beside: Story = { args: { labelPosition: 'beside', value: 'mass' } }
export const InEnglish: Story = {
  args: { label: 'Field', items: laboratory.en, value: 'platinum' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement))
    await waitFor(() => expect(panel().getByRole('row', { name: /Platinum/ })).toBeVisible())
  },
}

/** A branch of which all is chosen is one tag; taken away, it takes what lies beneath it along. */
export const ManyChosen: Story = {
  render: (args) => <Several {...args} value={['glass', 'platinum', 'humidity', 'mass']} onChange={() => {}} clearable />,
  play: async ({ canvasElement }) => {
    const tags = () =>
      within(canvasElement)
        .getAllByRole('listitem')
        .map((one) => one.textContent)
    const chosen = () => canvasElement.querySelector('output')?.textContent
    await expect(tags()).toEqual(['质量', '热学室'])
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除 热学室' }))
    await waitFor(() => expect(chosen()).toBe('mass'))
    await userEvent.click(opener(canvasElement))
    await userEvent.click(await panel().findByRole('checkbox', { name: '选择 热学室' }))
    await waitFor(() => expect(chosen()).toBe('mass glass platinum humidity'))
    await waitFor(() => expect(panel().getByText('已选 4 项')).toBeVisible())
    await userEvent.click(panel().getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(tags()).toEqual(['质量', '热学室'])
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus())
  },
}

export const ManyOpen: Story = {
  render: (args) => <Several {...args} value={['pressure', 'glass']} onChange={() => {}} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement))
    await waitFor(() => expect(panel().getByRole('row', { name: /玻璃液体温度计/ })).toBeVisible())
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid open={(say) => <TreeSelect {...args} label={say('打开', 'Open')} value="pressure" />}>
      {(say) => (
        <>
          <TreeSelect {...args} label={say('空', 'Empty')} />
          <TreeSelect {...args} label={say('已选，可清空', 'Chosen, can be cleared')} value="platinum" clearable />
          <TreeSelect
            {...args}
            label={say('必填，提示', 'Required, with a hint')}
            required
            hint={say('用于派单', 'To assign the work')}
          />
          <TreeSelect {...args} label={say('错误', 'Wrong')} required error={say('请选择检测专业', 'Choose a field')} />
          <TreeSelect {...args} label={say('只读', 'Read only')} value="pressure" readOnly />
          <TreeSelect {...args} label={say('停用', 'Disabled')} value="pressure" disabled />
          <TreeSelect {...args} label={say('小', 'Small')} value="mass" size="small" />
          <TreeSelect {...args} label={say('大', 'Large')} value="mass" size="large" />
          <TreeSelect {...args} label={say('旁置', 'Beside')} labelPosition="beside" value="mass" />
          <TreeSelect {...args} label={say('没有加载的所选', 'Chosen, not loaded yet')} value="430104" labelOf={() => '岳麓区'} />
          <TreeMultiSelect
            label={say('多选', 'Several')}
            items={args.items}
            value={['glass', 'platinum', 'humidity', 'mass']}
            onChange={() => {}}
            clearable
          />
          <TreeMultiSelect
            label={say('多选，停用', 'Several, disabled')}
            items={args.items}
            value={['pressure']}
            onChange={() => {}}
            disabled
          />
          <TreeSelect
            {...args}
            label="检测专业（力学、热学、光学、时间频率，按本院授权的检测能力）"
            items={laboratory.en}
            value="platinum"
          />
          <TreeSelect {...args} label="Field of measurement, as our accreditation names it" items={laboratory.en} value="glass" />
        </>
      )}
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button', { name: /^(打开|Open|力学室)/ })[0] ?? canvasElement)
    await waitFor(() => expect(panel().getByRole('row', { name: /压力/ })).toBeVisible())
  },
}
