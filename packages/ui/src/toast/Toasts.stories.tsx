import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { createToasts, Toasts } from './index.ts'

const centre = createToasts()
const meta = {
  title: 'Feedback/Toasts',
  component: Toasts,
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
