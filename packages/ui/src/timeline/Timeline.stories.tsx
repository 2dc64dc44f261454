import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, CornerUpLeft, FilePen, Lock, Send, Stamp } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { Timeline, type TimelineEntry } from './index.ts'
import { timelineReference } from './timeline.reference.ts'

type Words = Pick<TimelineEntry, 'title' | 'who' | 'from' | 'to' | 'reason'>
/** What happened, in both languages. */
interface Told extends Omit<TimelineEntry, 'id' | keyof Words> {
  zh: Words
  en: Words
}
const inLanguage = (told: readonly Told[], language: 'zh' | 'en'): readonly TimelineEntry[] =>
  told.map(({ zh, en, ...rest }, place) => ({ id: `${place + 1}`, ...rest, ...(language === 'zh' ? zh : en) }))

const submitted = (when: string): Told => ({
  when,
  icon: Send,
  tone: 'info',
  zh: { title: '提交', who: '沈砚', from: '编制中', to: '待审核' },
  en: { title: 'Submitted', who: 'Shen Yan', from: 'Being written', to: 'To be reviewed' },
})
const report: readonly Told[] = [
  {
    when: '2026-11-18T01:02:00Z',
    icon: FilePen,
    zh: { title: '进入编制', who: '系统自动', to: '编制中' },
    en: { title: 'Writing began', who: 'By the system', to: 'Being written' },
  },
  submitted('2026-11-18T06:40:00Z'),
  {
    when: '2026-11-19T01:15:00Z',
    icon: CornerUpLeft,
    tone: 'warning',
    zh: {
      title: '退回',
      who: '陆明远',
      from: '待审核',
      to: '编制中',
      reason: '第 3 点的示值误差与原始记录不一致，请核对后重新提交。',
    },
    en: {
      title: 'Sent back',
      who: 'Lu Mingyuan',
      from: 'To be reviewed',
      to: 'Being written',
      reason: 'The error at point 3 differs from the original record; compare them and submit once more.',
    },
  },
  submitted('2026-11-19T07:58:00Z'),
  {
    when: '2026-11-20T00:31:00Z',
    icon: Check,
    tone: 'success',
    zh: { title: '审核通过', who: '陆明远', from: '待审核', to: '待批准' },
    en: { title: 'Reviewed', who: 'Lu Mingyuan', from: 'To be reviewed', to: 'To be approved' },
  },
  {
    when: '2026-11-20T02:10:00Z',
    icon: Stamp,
    tone: 'success',
    zh: { title: '批准', who: '周岚', from: '待批准', to: '待签发' },
    en: { title: 'Approved', who: 'Zhou Lan', from: 'To be approved', to: 'To be issued' },
  },
]

const approvedAbroad: Words = {
  title: 'Approved by the authorised signatory',
  who: 'Aleksandra Konstantinopolska-Wiśniewska',
  from: 'Waiting for approval by the laboratory',
  to: 'Waiting for the electronic signature',
}
const long: readonly Told[] = [
  {
    when: '2026-11-18T01:02:00Z',
    icon: CornerUpLeft,
    tone: 'warning',
    zh: {
      title: '退回给委托单位补充资料并等待重新盖章',
      who: '岳阳云浦石化设备有限公司第二分公司检验检测中心',
      from: '等待委托单位确认补充协议',
      to: '编制中',
      reason:
        '第 3 点的示值误差与原始记录不一致，请核对后重新提交。See https://example.com/records/YP26110137-03-and-a-long-address-without-a-break',
    },
    en: {
      title: 'Sent back to the enterprise for papers that are missing and a new seal',
      who: 'Yueyang Yunpu Petrochemical Equipment, Second Branch, Inspection and Testing Centre',
      from: 'Waiting for the enterprise to confirm the addendum',
      to: 'Being written',
      reason:
        'The error at point 3 differs from the original record. See https://example.com/records/YP26110137-03-and-a-long-address-without-a-break',
    },
  },
  { when: '2026-11-19T01:02:00Z', icon: Stamp, tone: 'success', zh: approvedAbroad, en: approvedAbroad },
]

const withoutIcons: readonly Told[] = [
  {
    when: '2026-11-18T01:02:00Z',
    zh: { title: '登记', who: '周岚', to: '草稿' },
    en: { title: 'Registered', who: 'Zhou Lan', to: 'Draft' },
  },
  {
    when: '2026-11-18T02:02:00Z',
    icon: Lock,
    tone: 'danger',
    zh: { title: '锁定', who: '沈砚' },
    en: { title: 'Locked', who: 'Shen Yan' },
  },
  {
    when: '2026-11-18T03:02:00Z',
    tone: 'success',
    zh: { title: '受理', who: '高嵘', from: '待受理', to: '检测中' },
    en: { title: 'Accepted', who: 'Gao Rong', from: 'To be accepted', to: 'Being tested' },
  },
]

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  parameters: { reference: timelineReference },
  args: { label: '变更记录', entries: inLanguage(report, 'zh') },
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
export const WithoutIcons: Story = { args: { entries: inLanguage(withoutIcons, 'zh') } }
export const Empty: Story = { args: { entries: [], empty: '第一次提交后，这里会列出每一步。' } }
export const Loading: Story = { args: { entries: [], loading: true } }
export const Matrix: Story = {
  ...inEveryLook,
  render: (args) => (
    <MatrixGrid>
      {(say) => {
        const told = (entries: readonly Told[]) => inLanguage(entries, say('zh', 'en'))
        return (
          <>
            <Cell caption={{ zh: '新的在前，有余', en: 'The newest first, more below' }}>
              <Timeline {...args} label={say('新的在前', 'Newest first')} entries={told(report)} limit={4} />
            </Cell>
            <Cell caption={{ zh: '旧的在前', en: 'The oldest first' }}>
              <Timeline {...args} label={say('旧的在前', 'Oldest first')} entries={told(report)} order="oldest-first" />
            </Cell>
            <Cell caption={{ zh: '没有图标', en: 'Without icons' }}>
              <Timeline {...args} label={say('没有图标', 'Without icons')} entries={told(withoutIcons)} />
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
              <Timeline {...args} label={say('长文字', 'Long words')} entries={told(long)} />
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
    entries: inLanguage(report, 'en'),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show 5 more' })).toBeVisible()
  },
}
