import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { FailedState } from '../failed-state/index.ts'
import { LoadingBar, Skeleton } from '../loading/index.ts'
import { Note } from '../note/index.ts'
import { StatePill } from '../state-pill/index.ts'
import { inEveryLook, useSay } from '../testing/matrix/index.ts'
import { cardReference } from './card.reference.ts'
import { Card, ListPage, Page, Section } from './index.ts'

const meta = {
  title: 'Layout/Card',
  component: Card,
  subcomponents: { Page, ListPage, Section },
  parameters: { reference: cardReference },
  args: { title: '器具明细', children: '5 行，15 件' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Titled: Story = {}
export const WithActions: Story = {
  args: {
    note: '5 行，15 件',
    line: true,
    actions: (
      <Button kind="text" size="small" icon={Plus}>
        添加
      </Button>
    ),
  },
}
/** The note gives way, and the title is whole. */
export const LongNote: Story = {
  args: { ...WithActions.args, title: '事件', note: 'addressCascade.search.resting · addressCascade.pasting.resting' },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Card {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { name: '事件' })
    const words = document.createRange()
    words.selectNodeContents(title)
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(title.getBoundingClientRect().width)
  },
}
export const Sections: Story = {
  render: () => (
    <Card>
      <Section title="委托信息">单据类型：委托检验</Section>
      <Section title="委托单位" note="已核对">
        长沙星麓精工机械有限公司
      </Section>
    </Card>
  ),
}

function States() {
  const say = useSay()
  return (
    <Page
      title={say('组件状态', 'States of parts')}
      beside={
        <StatePill shape="begun" tone="neutral">
          {say('草稿', 'Draft')}
        </StatePill>
      }
      actions={
        <>
          <Button kind="quiet">{say('放弃', 'Discard')}</Button>
          <Button kind="primary">{say('提交', 'Submit')}</Button>
        </>
      }
    >
      <Note
        action={
          <Button kind="text" size="small">
            {say('查看', 'Look')}
          </Button>
        }
      >
        {say(
          '陆明远也打开了这份草稿，正在编辑“联系人”。各自的修改会分别保存，冲突时由您选择。',
          'Lu Mingyuan has this draft open as well and edits the contact. Both are kept; where they differ, you choose.',
        )}
      </Note>
      <Note tone="warning">
        {say('第 5 行：Pt100 的常用依据为 JJG 229-2010', 'Line 5: for Pt100, JJG 229-2010 is the usual basis')}
      </Note>
      <Note tone="danger" title={say('没有保存', 'Not saved')}>
        {say(
          '网络已断开；填写的内容留在本机，恢复后会再次保存。',
          'There is no network. What you typed is kept on this device and saved again later.',
        )}
      </Note>
      <Note tone="success">{say('已自动保存 10:42:07', 'Saved by itself at 10:42:07')}</Note>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))', gap: 12 }}>
        <Card title={say('加载', 'Loading')} note={say('骨架与来者同形', 'in the shape of what comes')} flush>
          <LoadingBar />
          <div style={{ padding: 16, display: 'grid', gap: 16 }}>
            <Skeleton width={160} />
            <Skeleton shape="pill" width={56} />
            <Skeleton shape="block" />
          </div>
        </Card>
        <Card title={say('空', 'Empty')} note={say('先说第一步做什么', 'says what to do first')} flush>
          <EmptyState
            title={say('没有符合条件的委托单', 'No orders match')}
            actions={<Button>{say('重置条件', 'Reset the conditions')}</Button>}
          >
            {say('放宽登记日期，或去掉“金额大于等于 2,000.00”。', 'Widen the days, or take away “amount at least 2,000.00”.')}
          </EmptyState>
        </Card>
        <Card title={say('失败', 'Failed')} note={say('说清保留了什么，给出重试', 'says what was kept')} flush>
          <FailedState title={say('请求超时,请重试~~~', 'The request took too long')} onRetry={() => {}}>
            {say('查询条件和已选的 2 项都还在。', 'Your conditions and the two that you chose are kept.')}
          </FailedState>
        </Card>
      </div>
    </Page>
  )
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => <States />,
}
