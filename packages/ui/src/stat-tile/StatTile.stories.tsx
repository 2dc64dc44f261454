import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEveryLook, useSay } from '../testing/matrix/index.ts'
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
function Tiles() {
  const say = useSay()
  const days = say('最近 7 天', 'Last 7 days')
  const yesterday = say('昨日', 'yesterday')
  return (
    <StatGrid label={say('等我处理', 'Waiting for me')}>
      <StatTile
        label={say('待受理的委托单', 'Orders to accept')}
        value="18"
        unit={say('单', 'orders')}
        href="#orders"
        trend={{ ...week, label: days }}
      />
      <StatTile
        label={say('待检测的项目', 'Items to test')}
        value="143"
        unit={say('项', 'items')}
        href="#tasks"
        change={{ direction: 'up', amount: '12', against: yesterday, good: 'down' }}
        trend={{ label: days, values: [120, 118, 130, 125, 131, 131, 143] }}
      />
      <StatTile
        label={say('待签发的证书', 'Certificates to issue')}
        value="7"
        unit={say('份', 'pieces')}
        href="#reports"
        change={{ direction: 'down', amount: '3', against: yesterday, good: 'down' }}
        trend={{ label: days, values: [12, 15, 14, 12, 11, 10, 7] }}
      />
      <StatTile
        label={say('本月收费', 'Fees of this month')}
        value="1,286,430.50"
        unit={say('元', 'yuan')}
        change={{ direction: 'same', amount: '', against: say('上月', 'last month') }}
      />
      <StatTile
        label={say(
          '超过约定日期还没有交付的证书和报告（含退回重做的）',
          'Certificates and reports that were not delivered by the day agreed on (and those sent back)',
        )}
        value="1,234,567"
        unit={say('份', 'pieces')}
        href="#late"
        change={{
          direction: 'up',
          amount: '12,345',
          against: say('上月同期', 'the same days of last month'),
          good: 'down',
        }}
      />
      <StatTile
        label={say('等待签名的证书', 'Certificates that wait for a signature')}
        value="128"
        unit={say('份', 'pieces')}
        href="#sign"
        trend={{ ...week, label: days }}
      />
      <StatTile label={say('待审核的报告', 'Reports to review')} value="0" quiet href="#audit" />
      <StatTile label={say('待批准的报告', 'Reports to approve')} value={null} loading />
      <StatTile label={say('在用标准器', 'Standards in use')} value={null} failed onRetry={() => {}} />
    </StatGrid>
  )
}

export const Matrix: Story = { ...inEveryLook, render: () => <Tiles /> }
/** What is of the same kind, but not in the figure. */
export const WithANote: Story = {
  args: { label: '待确认的记录', value: '21', note: '另 24 件归他人' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('另 24 件归他人')).toBeVisible()
  },
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
