import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { type Language, MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { useDialog } from '../dialog/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { confirmReference } from './confirm.reference.ts'
import { Confirm, ConfirmProvider, type Question, useConfirm } from './index.ts'

function Asker({ question }: { question: Question }) {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('none')
  return (
    <>
      <Button
        onPress={() =>
          void confirm(question).then((given) => setAnswer(given === null ? 'cancelled' : `confirmed:${given.reason}`))
        }
      >
        作废
      </Button>
      <output>{answer}</output>
    </>
  )
}

const ask = async (question: Question, language: Language = 'zh') => {
  await render(
    <MessagesProvider language={language}>
      <ConfirmProvider>
        <Asker question={question} />
      </ConfirmProvider>
    </MessagesProvider>,
  )
  await page.getByRole('button', { name: '作废' }).click()
}
const danger: Question = {
  title: '作废委托单?',
  consequence: '作废后不能恢复。',
  confirmLabel: '确认作废',
  danger: true,
  reason: '作废原因',
}

provesKeys(confirmReference, {
  Tab: async () => {
    await ask(danger)
    await expect.element(page.getByLabelText('作废原因')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '取消' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '确认作废' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByLabelText('作废原因')).toHaveFocus()
  },
  Enter: async () => {
    await ask(danger)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('请填写 2 至 500 字的原因')).toBeVisible()
    await expect.element(page.getByLabelText('作废原因')).toHaveFocus()
    await userEvent.keyboard('重复登记{Enter}')
    await expect.element(page.getByText('confirmed:重复登记')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('填错单位{Tab}{Tab}{Enter}')
    await expect.element(page.getByText('confirmed:填错单位')).toBeVisible()
  },
  Escape: async () => {
    await ask({ title: '退出系统, 是否继续?' })
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await expect.element(page.getByText('none')).toBeInTheDocument()
  },
})

test('[DLG-3] a question is answered by its buttons, and the focus returns', async () => {
  await ask({ title: '退出系统, 是否继续?' })
  await expect.element(page.getByRole('alertdialog', { name: '退出系统, 是否继续?' })).toBeVisible()
  await page.getByRole('button', { name: '取消' }).click()
  await expect.element(page.getByText('cancelled')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '作废' })).toHaveFocus()
})

test('[REG-5] what is dangerous is done only with a reason of 2 to 500 characters', async () => {
  await ask(danger)
  await page.getByRole('button', { name: '确认作废' }).click()
  await expect.element(page.getByText('请填写 2 至 500 字的原因')).toBeVisible()
  await page.getByLabelText('作废原因').fill(' 重 ')
  await page.getByRole('button', { name: '确认作废' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  // One rare character takes two units of UTF-16, and is one character all the same.
  await page.getByLabelText('作废原因').fill('𠮷')
  await page.getByRole('button', { name: '确认作废' }).click()
  await expect.element(page.getByText('请填写 2 至 500 字的原因')).toBeVisible()
  await page.getByLabelText('作废原因').fill(' 重复登记 ')
  await page.getByRole('button', { name: '确认作废' }).click()
  await expect.element(page.getByText('confirmed:重复登记')).toBeVisible()
  await page.getByRole('button', { name: '作废' }).click()
  await page.getByLabelText('作废原因').fill('长'.repeat(501))
  await page.getByRole('button', { name: '确认作废' }).click()
  await expect.element(page.getByText(`confirmed:${'长'.repeat(500)}`, { exact: true })).toBeVisible()
})

function Working({ onConfirm }: { onConfirm: () => void }) {
  const dialog = useDialog('small')
  const [pending, setPending] = useState(false)
  const begin = () => {
    setPending(true)
    onConfirm()
  }
  return (
    <>
      <Button onPress={() => dialog.open()}>作废</Button>
      <Confirm {...danger} dialog={dialog} pending={pending} onConfirm={begin} />
    </>
  )
}

test('[DLG-3] while its work is under way, Enter in the reason does not do it again', async () => {
  const confirmed = vi.fn<() => void>()
  await render(<Working onConfirm={confirmed} />)
  await page.getByRole('button', { name: '作废' }).click()
  await page.getByLabelText('作废原因').fill('重复登记')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '确认作废' })).toHaveAttribute('data-pending')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(confirmed).toHaveBeenCalledOnce()
})

test.each([
  { language: 'zh', cancel: '取消', asked: '放弃未保存的内容？', stay: '继续填写', go: '放弃' },
  { language: 'en', cancel: 'Cancel', asked: 'Discard what was not saved?', stay: 'Keep editing', go: 'Discard' },
] as const)(
  '[DLG-3][I18N-1] a reason that was typed is not lost by Cancel before that is agreed to, in $language',
  async ({ language, cancel, asked, stay, go }) => {
    await ask(danger, language)
    const reason = page.getByLabelText('作废原因')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const question = page.getByRole('alertdialog', { name: asked })
    await reason.fill('重复登记')
    await button(cancel).click()
    await question.getByRole('button', { name: stay }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(reason).toHaveFocus()
    await expect.element(reason).toHaveValue('重复登记')
    await expect.element(page.getByText('none')).toBeInTheDocument()
    await button(cancel).click()
    await question.getByRole('button', { name: go }).click()
    await expect.element(page.getByText('cancelled')).toBeVisible()
    expect(page.getByRole('alertdialog').elements()).toEqual([])
    await expect.element(button('作废')).toHaveFocus()
    // The next question begins without it, and then there is nothing to lose.
    await button('作废').click()
    await expect.element(reason).toHaveValue('')
    await reason.fill('  ')
    await button(cancel).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(page.getByText('cancelled')).toBeVisible()
  },
)

test('[DLG-3] a reason that was given is not asked about, and no answer to the next question', async () => {
  await ask(danger)
  await page.getByLabelText('作废原因').fill('重复登记')
  await page.getByRole('button', { name: '确认作废' }).click()
  await expect.element(page.getByText('confirmed:重复登记')).toBeVisible()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
  await page.getByRole('button', { name: '作废' }).click()
  await expect.element(page.getByLabelText('作废原因')).toHaveValue('')
})
