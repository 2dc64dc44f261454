import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, CornerUpLeft, FilePen, Lock, Send, Stamp } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { Timeline, type TimelineEntry } from './index.ts'
import { timelineReference } from './timeline.reference.ts'

const report: readonly TimelineEntry[] = [
  { id: '1', title: '进入编制', when: '2026-11-18T01:02:00Z', who: '系统自动', to: '编制中', icon: FilePen },
  {
    id: '2',
    title: '提交',
    when: '2026-11-18T06:40:00Z',
    who: '沈砚',
    from: '编制中',
    to: '待审核',
    icon: Send,
    tone: 'info',
  },
  {
    id: '3',
    title: '退回',
    when: '2026-11-19T01:15:00Z',
    who: '陆明远',
    from: '待审核',
    to: '编制中',
    reason: '第 3 点的示值误差与原始记录不一致，请核对后重新提交。',
    icon: CornerUpLeft,
    tone: 'warning',
  },
  {
    id: '4',
    title: '提交',
    when: '2026-11-19T07:58:00Z',
    who: '沈砚',
    from: '编制中',
    to: '待审核',
    icon: Send,
    tone: 'info',
  },
  {
    id: '5',
    title: '审核通过',
    when: '2026-11-20T00:31:00Z',
    who: '陆明远',
    from: '待审核',
    to: '待批准',
    icon: Check,
    tone: 'success',
  },
  {
    id: '6',
    title: '批准',
    when: '2026-11-20T02:10:00Z',
    who: '周岚',
    from: '待批准',
    to: '待签发',
    icon: Stamp,
    tone: 'success',
  },
]

/** The same in English. */
const reportInEnglish: readonly TimelineEntry[] = [
  { id: '1', title: 'Writing began', when: '2026-11-18T01:02:00Z', who: 'By the system', to: 'Being written', icon: FilePen },
  {
    id: '2',
    title: 'Submitted',
    when: '2026-11-18T06:40:00Z',
    who: 'Shen Yan',
    from: 'Being written',
    to: 'To be reviewed',
    icon: Send,
    tone: 'info',
  },
  {
    id: '3',
    title: 'Sent back',
    when: '2026-11-19T01:15:00Z',
    who: 'Lu Mingyuan',
    from: 'To be reviewed',
    to: 'Being written',
    reason: 'The error at point 3 differs from the original record; compare them and submit once more.',
    icon: CornerUpLeft,
    tone: 'warning',
  },
  {
    id: '4',
    title: 'Submitted',
    when: '2026-11-19T07:58:00Z',
    who: 'Shen Yan',
    from: 'Being written',
    to: 'To be reviewed',
    icon: Send,
    tone: 'info',
  },
  {
    id: '5',
    title: 'Reviewed',
    when: '2026-11-20T00:31:00Z',
    who: 'Lu Mingyuan',
    from: 'To be reviewed',
    to: 'To be approved',
    icon: Check,
    tone: 'success',
  },
  {
    id: '6',
    title: 'Approved',
    when: '2026-11-20T02:10:00Z',
    who: 'Zhou Lan',
    from: 'To be approved',
    to: 'To be issued',
    icon: Stamp,
    tone: 'success',
  },
]

const long: readonly TimelineEntry[] = [
  {
    id: '1',
    title: '退回给委托单位补充资料并等待重新盖章',
    when: '2026-11-18T01:02:00Z',
    who: '岳阳云浦石化设备有限公司第二分公司检验检测中心',
    from: '等待委托单位确认补充协议',
    to: '编制中',
    reason:
      '第 3 点的示值误差与原始记录不一致，请核对后重新提交。See https://example.com/records/YP26110137-03-and-a-long-address-without-a-break',
    icon: CornerUpLeft,
    tone: 'warning',
  },
  {
    id: '2',
    title: 'Approved by the authorised signatory',
    when: '2026-11-19T01:02:00Z',
    who: 'Aleksandra Konstantinopolska-Wiśniewska',
    from: 'Waiting for approval by the laboratory',
    to: 'Waiting for the electronic signature',
    icon: Stamp,
    tone: 'success',
  },
]

const longInEnglish: readonly TimelineEntry[] = [
  {
    id: '1',
    title: 'Sent back to the enterprise for papers that are missing and a new seal',
    when: '2026-11-18T01:02:00Z',
    who: 'Yueyang Yunpu Petrochemical Equipment, Second Branch, Inspection and Testing Centre',
    from: 'Waiting for the enterprise to confirm the addendum',
    to: 'Being written',
    reason:
      'The error at point 3 differs from the original record. See https://example.com/records/YP26110137-03-and-a-long-address-without-a-break',
    icon: CornerUpLeft,
    tone: 'warning',
  },
  {
    id: '2',
    title: 'Approved by the authorised signatory',
    when: '2026-11-19T01:02:00Z',
    who: 'Aleksandra Konstantinopolska-Wiśniewska',
    from: 'Waiting for approval by the laboratory',
    to: 'Waiting for the electronic signature',
    icon: Stamp,
    tone: 'success',
  },
]

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  parameters: { reference: timelineReference },
  args: { label: '变更记录', entries: report },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <Timeline {...args} />
    </div>
  ),
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const NewestFirst: Story = {}
export const OldestFirst: Story = { args: { order: 'oldest-first' } }

/** The others come by one press, and reading goes on with the first of them. */
export const Limited: Story = {
  args: { limit: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '再显示 4 条' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getAllByRole('listitem')[2]).toHaveFocus()
  },
}
export const StillLimited: Story = { args: { limit: 3 } }
export const WithoutIcons: Story = {
  args: {
    entries: [
      { id: '1', title: '登记', when: '2026-11-18T01:02:00Z', who: '周岚', to: '草稿' },
      { id: '2', title: '锁定', when: '2026-11-18T02:02:00Z', who: '沈砚', tone: 'danger', icon: Lock },
      { id: '3', title: '受理', when: '2026-11-18T03:02:00Z', who: '高嵘', from: '待受理', to: '检测中', tone: 'success' },
    ],
  },
}
const withoutIconsInEnglish: readonly TimelineEntry[] = [
  { id: '1', title: 'Registered', when: '2026-11-18T01:02:00Z', who: 'Zhou Lan', to: 'Draft' },
  { id: '2', title: 'Locked', when: '2026-11-18T02:02:00Z', who: 'Shen Yan', tone: 'danger', icon: Lock },
  {
    id: '3',
    title: 'Accepted',
    when: '2026-11-18T03:02:00Z',
    who: 'Gao Rong',
    from: 'To be accepted',
    to: 'Being tested',
    tone: 'success',
  },
]
export const Empty: Story = { args: { entries: [], empty: '第一次提交后，这里会列出每一步。' } }
export const Loading: Story = { args: { entries: [], loading: true } }
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid>
      {(say) => {
        const entries = say(report, reportInEnglish)
        return (
          <>
            <Cell caption={{ zh: '新的在前，有余', en: 'The newest first, more below' }}>
              <Timeline {...args} label={say('新的在前', 'Newest first')} entries={entries} limit={4} />
            </Cell>
            <Cell caption={{ zh: '旧的在前', en: 'The oldest first' }}>
              <Timeline {...args} label={say('旧的在前', 'Oldest first')} entries={entries} order="oldest-first" />
            </Cell>
            <Cell caption={{ zh: '没有图标', en: 'Without icons' }}>
              <Timeline
                {...args}
                label={say('没有图标', 'Without icons')}
                entries={say(WithoutIcons.args?.entries ?? [], withoutIconsInEnglish)}
              />
            </Cell>
            <Cell caption={{ zh: '空', en: 'Empty' }}>
              <Timeline
                {...args}
                label={say('空', 'Empty')}
                entries={[]}
                empty={say('第一次提交后，这里会列出每一步。', 'Each step stands here, once it is submitted for the first time.')}
              />
            </Cell>
            <Cell caption={{ zh: '加载中', en: 'Loading' }}>
              <Timeline {...args} label={say('加载中', 'Loading')} {...Loading.args} />
            </Cell>
            <Cell caption={{ zh: '长文字', en: 'Long words' }}>
              <Timeline {...args} label={say('长文字', 'Long words')} entries={say(long, longInEnglish)} />
            </Cell>
          </>
        )
      }}
    </MatrixGrid>
  ),
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  args: {
    label: 'History',
    limit: 1,
    entries: [
      { id: '1', title: 'Registered', when: '2026-11-18T01:02:00Z', who: 'Zhou Lan', to: 'Draft' },
      {
        id: '2',
        title: 'Submit',
        when: '2026-11-18T02:02:00Z',
        who: 'Zhou Lan',
        from: 'Draft',
        to: 'To be accepted',
        tone: 'info',
      },
      {
        id: '3',
        title: 'Send back',
        when: '2026-11-18T03:02:00Z',
        who: 'Gao Rong',
        from: 'To be accepted',
        to: 'Draft',
        reason: 'The contact is missing.',
        tone: 'warning',
        icon: CornerUpLeft,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show 2 more' })).toBeVisible()
  },
}
