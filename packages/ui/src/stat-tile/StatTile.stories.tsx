import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEveryLook } from '../testing/matrix/index.ts'
import { StatGrid, StatTile } from './index.ts'
import { statTileReference } from './stat-tile.reference.ts'

const week = { label: '最近 7 天', values: [31, 28, 35, 40, 38, 12, 43] }

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  subcomponents: { StatGrid },
  parameters: { reference: statTileReference },
  args: { label: '待检测的项目', value: '43', unit: '项' },
  render: (args) => (
    <div style={{ maxWidth: 220 }}>
      <StatTile {...args} />
    </div>
  ),
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Figure: Story = {}
export const Leading: Story = {
  args: { href: '#tasks' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /43 ?项 ?待检测的项目/ })).toHaveAttribute('href', '#tasks')
  },
}
export const Up: Story = { args: { change: { direction: 'up', amount: '5', against: '昨日', good: 'down' } } }
export const Down: Story = { args: { change: { direction: 'down', amount: '12.5 %', against: '上月', good: 'down' } } }
export const Unchanged: Story = { args: { change: { direction: 'same', amount: '', against: '昨日' } } }
export const Trend: Story = {
  args: { trend: week },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('最近 7 天：31、28、35、40、38、12、43')).toBeInTheDocument()
  },
}
export const Nothing: Story = { args: { value: '0', quiet: true } }
export const Missing: Story = { args: { value: null } }
export const Loading: Story = { args: { loading: true } }
export const Failed: Story = { args: { failed: true, onRetry: () => {} } }
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <StatGrid label="等我处理">
      <StatTile label="待受理的委托单" value="18" unit="单" href="#orders" trend={week} />
      <StatTile
        label="待检测的项目"
        value="143"
        unit="项"
        href="#tasks"
        change={{ direction: 'up', amount: '12', against: '昨日', good: 'down' }}
        trend={{ label: '最近 7 天', values: [120, 118, 130, 125, 131, 131, 143] }}
      />
      <StatTile
        label="待签发的证书"
        value="7"
        unit="份"
        href="#reports"
        change={{ direction: 'down', amount: '3', against: '昨日', good: 'down' }}
        trend={{ label: '最近 7 天', values: [12, 15, 14, 12, 11, 10, 7] }}
      />
      <StatTile label="本月收费" value="1,286,430.50" unit="元" change={{ direction: 'same', amount: '', against: '上月' }} />
      <StatTile
        label="超过约定日期还没有交付的证书和报告（含退回重做的）"
        value="1,234,567"
        unit="份"
        href="#late"
        change={{ direction: 'up', amount: '12,345', against: '上月同期', good: 'down' }}
      />
      <StatTile label="Certificates that wait for a signature" value="128" unit="pieces" href="#sign" trend={week} />
      <StatTile label="待审核的报告" value="0" quiet href="#audit" />
      <StatTile label="待批准的报告" value={null} loading />
      <StatTile label="在用标准器" value={null} failed onRetry={() => {}} />
    </StatGrid>
  ),
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: {
    label: 'Items to test',
    unit: 'items',
    change: { direction: 'up', amount: '5', against: 'yesterday', good: 'down' },
    trend: { label: 'Last 7 days', values: [31, 28, 35, 40, 38, 12, 43] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Up 5 on yesterday')).toBeVisible()
  },
}
