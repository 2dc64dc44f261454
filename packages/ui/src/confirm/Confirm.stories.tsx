import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { useDialog } from '../dialog/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { inEveryLook, inItsOwnWindow } from '../testing/matrix/index.ts'
import { confirmReference } from './confirm.reference.ts'
import { Confirm, ConfirmProvider, type Question } from './index.ts'

/** What a story does not say is what is asked of somebody who leaves. */
const leaving: Question = { title: '退出系统, 是否继续?', consequence: '有 1 份委托登记尚未提交，草稿已保存，下次登录可继续。' }

function Asked(question: Partial<Question>) {
  const dialog = useDialog('small')
  useEffect(() => dialog.open(), [dialog])
  return <Confirm {...leaving} {...question} dialog={dialog} onConfirm={() => dialog.close('done')} />
}

const meta = {
  title: 'Layers/Confirm',
  component: Confirm,
  subcomponents: { ConfirmProvider },
  parameters: { reference: confirmReference, ...inItsOwnWindow(360) },
  render: (args: ComponentProps<typeof Asked>) => <Asked {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Asked>

export const Plain: Story = {}
export const Danger: Story = {
  args: {
    title: '作废委托单 WT2026110142?',
    consequence: '4 件样品将退回待领取，作废后不能恢复。',
    confirmLabel: '作废',
    danger: true,
    reason: '作废原因',
  },
}
const confirmWithoutReason = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(作废|Void)$/ }))
  await waitFor(() => expect(screen.getByText(/^(请填写 2 至 500 字的原因|.*2 to 500.*)$/)).toBeVisible())
  await expect(screen.getByRole('alertdialog', { name: /^(作废委托单|Void order) WT2026110142/ })).toBeVisible()
}
export const ReasonMissing: Story = { args: Danger.args ?? {}, play: confirmWithoutReason }
/** Whoever typed a reason is asked before it is lost. */
const cancelWithReason = async () => {
  await userEvent.type(await screen.findByRole('textbox'), '重复登记')
  await userEvent.click(screen.getByRole('button', { name: /^(取消|Cancel)$/ }))
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: /^(放弃未保存的内容？|Discard what.*)$/ })).toBeVisible())
}
export const ReasonTyped: Story = { args: Danger.args ?? {}, play: cancelWithReason }
export const ReasonTypedInEnglish: Story = {
  args: {
    title: 'Void order WT2026110142?',
    consequence: 'Its four samples go back to the shelf. This cannot be undone.',
    confirmLabel: 'Void',
    danger: true,
    reason: 'Why it is voided',
  },
  globals: { locale: 'en' },
  play: cancelWithReason,
}
const longDanger = {
  zh: {
    ...Danger.args,
    title: '作废委托单 WT2026110142（长沙星麓精工机械有限公司，现场检测）?',
    consequence: '4 件样品将退回待领取，作废后不能恢复；已经开始的检测停止，已收的费用按合同退还。',
  },
  en: {
    title: 'Void order WT2026110142 of Changsha Xinglu Precision Machinery, to be tested on site?',
    consequence:
      'The four samples go back to the shelf, tests that have begun are stopped, and a voided order cannot be restored.',
    confirmLabel: 'Void',
    danger: true,
    reason: 'Why it is voided',
  },
} satisfies Record<string, Partial<Question>>
const LongDanger = () => <Asked {...longDanger[useLanguage()]} />
/** A danger that wants a reason, which is missing, in long words. */
export const Matrix: Story = {
  ...inEveryLook,
  render: () => <LongDanger />,
  play: confirmWithoutReason,
}
