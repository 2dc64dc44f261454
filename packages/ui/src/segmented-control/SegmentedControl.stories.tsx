import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { SegmentedControl } from './index.ts'
import { segmentedControlReference } from './segmented-control.reference.ts'

const meta = {
  title: 'Data/Segmented control',
  component: SegmentedControl,
  parameters: { reference: segmentedControlReference },
  args: {
    label: '状态',
    value: 'all',
    onChange: () => {},
    segments: [
      { value: 'all', label: '全部', count: 1328 },
      { value: 'open', label: '检测中', count: 12 },
      { value: 'done', label: '已完成', disabled: true },
    ],
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Small: Story = { args: { small: true } }
export const WithoutCounts: Story = {
  args: {
    segments: [
      { value: 'all', label: '全部' },
      { value: 'own', label: '我的' },
    ],
  },
}
const plain = [
  { value: 'all', label: '全部' },
  { value: 'own', label: '我的' },
]
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid>
      <Cell caption="有数，一段停用">
        <SegmentedControl {...args} label="有数" />
      </Cell>
      <Cell caption="选中后一段">
        <SegmentedControl {...args} label="后一段" value="open" />
      </Cell>
      <Cell caption="小">
        <SegmentedControl {...args} label="小" small />
      </Cell>
      <Cell caption="无数">
        <SegmentedControl {...args} label="无数" segments={plain} />
      </Cell>
      <Cell caption="长文字" whole>
        <SegmentedControl
          {...args}
          label="长文字"
          segments={[
            { value: 'all', label: '全部检测项目', count: 1_234_567 },
            { value: 'open', label: 'Waiting for acceptance', count: 12 },
            { value: 'done', label: '已完成并归档' },
          ]}
        />
      </Cell>
    </MatrixGrid>
  ),
}
