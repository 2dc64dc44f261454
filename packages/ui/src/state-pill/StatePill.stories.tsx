import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatePill, type StatePillProps } from './index.ts'

const meta = {
  title: 'Data/StatePill',
  component: StatePill,
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
  render: () => (
    <dl style={{ display: 'grid', gap: 10 }}>
      {rows.map(([name, pills]) => (
        <div key={name} style={{ display: 'flex', gap: 4, flexWrap: 'wrap' }}>
          <dt style={{ width: 36 }}>{name}</dt>
          {pills.map((pill) => (
            <dd key={String(pill.children)}>
              <StatePill {...pill} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  ),
}
