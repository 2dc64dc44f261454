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
      {(say) => (
        <>
          <Cell caption={{ zh: '有数，一段停用', en: 'With counts, one disabled' }}>
            <SegmentedControl {...args} label={say('有数', 'With counts')} />
          </Cell>
          <Cell caption={{ zh: '选中后一段', en: 'The later one chosen' }}>
            <SegmentedControl {...args} label={say('后一段', 'The later one')} value="open" />
          </Cell>
          <Cell caption={{ zh: '小', en: 'Small' }}>
            <SegmentedControl {...args} label={say('小', 'Small')} small />
          </Cell>
          <Cell caption={{ zh: '无数', en: 'Without counts' }}>
            <SegmentedControl {...args} label={say('无数', 'Without counts')} segments={plain} />
          </Cell>
          <Cell caption={{ zh: '长文字', en: 'Long words' }} whole>
            <SegmentedControl
              {...args}
              label={say('长文字', 'Long words')}
              segments={[
                { value: 'all', label: '全部检测项目', count: 1_234_567 },
                { value: 'open', label: 'Waiting for acceptance', count: 12 },
                { value: 'done', label: '已完成并归档' },
              ]}
            />
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
}
