import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, inEveryLook, MatrixGrid, Row } from '../testing/matrix/index.ts'
import { ProgressPie, StatePill, type StatePillProps } from './index.ts'
import { statePillReference } from './state-pill.reference.ts'

const meta = {
  title: 'Data/StatePill',
  component: StatePill,
  subcomponents: { ProgressPie },
  parameters: { reference: statePillReference },
  args: { shape: { part: 0.5 }, tone: 'info', children: '检测中' },
} satisfies Meta<typeof StatePill>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {}
export const Begun: Story = { args: { shape: 'begun', tone: 'neutral', children: '业务登记' } }
export const Done: Story = { args: { shape: 'done', tone: 'success', children: '已完成' } }
export const Void: Story = { args: { shape: 'void', tone: 'neutral', children: '已作废' } }
export const Locked: Story = { args: { shape: 'locked', tone: 'danger', children: '检测锁定' } }
export const Bare: Story = { args: { bare: true } }

const rows: [string, StatePillProps[]][] = [
  [
    '委托',
    [
      { shape: 'begun', children: '业务登记' },
      { shape: { part: 0.25 }, tone: 'warning', children: '待审核' },
      { shape: { part: 0.5 }, tone: 'info', children: '检测中' },
      { shape: 'done', tone: 'success', children: '已完成' },
      { shape: 'void', children: '已作废' },
    ],
  ],
  [
    '项目',
    [
      { shape: 'begun', children: '任务下达' },
      { shape: { part: 0.17 }, children: '任务分配' },
      { shape: { part: 0.4 }, tone: 'info', children: '检测中' },
      { shape: 'locked', tone: 'danger', children: '检测锁定' },
      { shape: { part: 0.66 }, tone: 'violet', children: '确认中' },
      { shape: { part: 0.83 }, tone: 'violet', children: '复核中' },
      { shape: 'done', tone: 'success', children: '已完成' },
    ],
  ],
]

export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid cells="whole">
      {rows.map(([name, pills]) => (
        <Cell key={name} caption={name}>
          <Row>
            {pills.map((pill) => (
              <StatePill key={String(pill.children)} {...pill} />
            ))}
          </Row>
        </Cell>
      ))}
      <Cell caption={{ zh: '没有底色', en: 'Without a ground' }}>
        <Row>
          {rows[1]?.[1].map((pill) => (
            <StatePill key={String(pill.children)} {...pill} bare />
          ))}
        </Row>
      </Cell>
      <Cell caption={{ zh: '长文字', en: 'Long words' }}>
        <Row>
          <StatePill tone="warning" shape={{ part: 0.25 }}>
            等待委托单位确认补充协议并退回盖章件
          </StatePill>
          <StatePill tone="violet" shape={{ part: 0.83 }}>
            Waiting for the customer to confirm the amendment
          </StatePill>
        </Row>
      </Cell>
    </MatrixGrid>
  ),
}
