import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inEveryLook, inItsOwnWindow } from '../testing/matrix/index.ts'
import { createToasts, Toasts } from './index.ts'
import { toastReference } from './toast.reference.ts'

const centre = createToasts()
const meta = {
  title: 'Feedback/Toasts',
  component: Toasts,
  parameters: { reference: toastReference, ...inItsOwnWindow(240) },
  args: { centre },
  beforeEach: () => () => centre.clear(),
} satisfies Meta<typeof Toasts>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async () => {
    centre.show({ tone: 'success', title: '保存成功' }, 600)
    centre.show(
      { tone: 'info', title: '已作废 WT2026110128', detail: '10 秒内可撤销', action: { label: '撤销', onAction: () => {} } },
      600,
    )
    centre.show({ tone: 'warning', title: '请先完善当前列信息' }, 600)
    await expect(await screen.findByText('保存成功')).toBeVisible()
  },
}

export const ErrorHidesEarlier: Story = {
  play: async () => {
    centre.show({ tone: 'success', title: '保存成功' }, 600)
    centre.show({
      tone: 'danger',
      title: '请求超时,请重试~~~',
      detail: '填写的内容已保留',
      action: { label: '重试', onAction: () => {} },
    })
    await expect(await screen.findByText('填写的内容已保留')).toBeVisible()
    await expect(screen.queryByText('保存成功')).toBeNull()
  },
}
/** What can be undone stays for its time. */
export const ErrorLeavesUndo: Story = {
  play: async () => {
    centre.show({ tone: 'info', title: '已作废 WT2026110128', action: { label: '撤销', onAction: () => {} } }, 600)
    centre.show({ tone: 'success', title: '保存成功' }, 600)
    centre.show({ tone: 'danger', title: '请求超时,请重试~~~', detail: '填写的内容已保留' })
    await expect(await screen.findByText('填写的内容已保留')).toBeVisible()
    await expect(screen.getByRole('button', { name: '撤销' })).toBeVisible()
    await expect(screen.queryByText('保存成功')).toBeNull()
  },
}
const others = createToasts()
/** Every tone, and long words; three to a centre is the most, so two centres stand at two corners. */
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <>
      <Toasts centre={centre} />
      <Toasts centre={others} style={{ inset: '16px auto auto 16px' }} />
    </>
  ),
  beforeEach: () => () => others.clear(),
  play: async ({ globals }) => {
    const say = (zh: string, en: string) => (globals.locale === 'en' ? en : zh)
    centre.show({
      tone: 'danger',
      title: say('请求超时,请重试~~~', 'The request took too long'),
      detail: say('填写的内容已保留', 'What you typed is kept'),
      action: { label: say('重试', 'Try again'), onAction: () => {} },
    })
    centre.show({ tone: 'warning', title: say('请先完善当前列信息', 'Complete the current row first') }, 600)
    centre.show({ tone: 'success', title: say('保存成功', 'Saved') }, 600)
    others.show(
      {
        tone: 'info',
        title: say('已作废 WT2026110128', 'WT2026110128 is void'),
        detail: say('10 秒内可撤销', 'It can be undone for 10 seconds'),
        action: { label: say('撤销', 'Undo'), onAction: () => {} },
      },
      600,
    )
    others.show(
      {
        tone: 'success',
        title: '岳阳云浦石化设备有限公司第二分公司的三份证书已签发并送达',
        detail: '取样码已用短信发给联系人，样品可以在一楼受理大厅领取。',
      },
      600,
    )
    others.show(
      {
        tone: 'warning',
        title: 'Another person is editing this order as well',
        detail: 'Whoever saves first is kept; the other one is asked what to do about it.',
        action: { label: 'Show both', onAction: () => {} },
      },
      600,
    )
    await expect(await screen.findByText(say('保存成功', 'Saved'))).toBeVisible()
  },
}
