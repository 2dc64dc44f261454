import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { type ProgressionStep, ProgressionSteps } from './index.ts'
import { progressionStepsReference } from './progression-steps.reference.ts'

const meta = {
  title: 'Data/ProgressionSteps',
  component: ProgressionSteps,
  parameters: { reference: progressionStepsReference },
  args: {
    label: '检测项目进度',
    steps: [
      { key: 'dispatch', label: '任务下达', state: 'done', who: '高嵘', when: '11-18' },
      { key: 'assign', label: '任务分配', state: 'done', who: '高嵘', when: '11-18' },
      { key: 'test', label: '检测中', state: 'now', who: '沈砚', when: '09:05 起' },
      { key: 'confirm', label: '确认', state: 'waiting', who: '陆明远' },
      { key: 'review', label: '复核', state: 'waiting', who: '陆明远' },
      { key: 'done', label: '完成', state: 'waiting' },
    ],
  },
} satisfies Meta<typeof ProgressionSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
export const Column: Story = { args: { direction: 'column' } }
const long: readonly ProgressionStep[] = [
  { key: '1', label: '委托单位现场交接并核对样品', state: 'done', who: '示例计量检测研究院受理大厅', when: '2026-11-18 09:05' },
  {
    key: '2',
    label: 'Waiting for acceptance by the laboratory',
    state: 'now',
    who: 'Konstantinopolska-Wiśniewska',
    when: '11-19',
  },
  { key: '3', label: '完成', state: 'waiting' },
]
export const Matrix: Story = {
  ...inEveryLook,
  render: ({ steps }) => (
    <MatrixGrid>
      {(say) => (
        <>
          <Cell caption={{ zh: '一行', en: 'A row' }} whole>
            <ProgressionSteps label={say('一行', 'A row')} steps={steps} />
          </Cell>
          <Cell caption={{ zh: '全部完成', en: 'All done' }} whole>
            <ProgressionSteps label={say('全部完成', 'All done')} steps={steps.map((step) => ({ ...step, state: 'done' }))} />
          </Cell>
          <Cell caption={{ zh: '长文字，一行', en: 'Long words, a row' }} whole>
            <ProgressionSteps label={say('长文字，一行', 'Long words, a row')} steps={long} />
          </Cell>
          <Cell caption={{ zh: '一列', en: 'One column' }}>
            <ProgressionSteps label={say('一列', 'A column')} steps={steps} direction="column" />
          </Cell>
          <Cell caption={{ zh: '长文字，一列', en: 'Long words, a column' }}>
            <ProgressionSteps label={say('长文字，一列', 'Long words, a column')} steps={long} direction="column" />
          </Cell>
        </>
      )}
    </MatrixGrid>
  ),
}
