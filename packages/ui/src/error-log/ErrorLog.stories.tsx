import type { SavedErrorLog } from '@etalon/machines/error-log'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { useDialog } from '../dialog/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { inEveryLook, inItsOwnWindow } from '../testing/matrix/index.ts'
import { errorLogReference } from './error-log.reference.ts'
import { ErrorLog, useErrorLog } from './index.ts'
import { shanghaiTime, storyLog } from './story-log.ts'

interface LiveProps {
  saved?: SavedErrorLog
  /** How sending it ends; without it, it cannot be sent. */
  sending?: 'ends' | 'stays' | 'fails'
}

function Live({ saved, sending }: LiveProps) {
  const dialog = useDialog('medium')
  const actor = useErrorLog({
    now: () => 0,
    saved,
    upload: async () => {
      if (sending === 'fails') throw new Error('offline')
      if (sending === 'stays') await new Promise(() => {})
    },
  })
  useEffect(() => dialog.open(), [dialog])
  return (
    <>
      <Button onPress={dialog.open}>{useLanguage() === 'en' ? 'Error log' : '本地日志'}</Button>
      <ErrorLog actor={actor} dialog={dialog} uploads={sending !== undefined} writeTime={shanghaiTime} />
    </>
  )
}

const meta = {
  title: 'Shell/ErrorLog',
  component: ErrorLog,
  parameters: { reference: errorLogReference, ...inItsOwnWindow(560) },
  args: { saved: storyLog },
  render: (args: ComponentProps<typeof Live>) => <Live {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Live>

const log = async () => within(await screen.findByRole('dialog', { name: /^(本地日志|Error log)$/ }))
const press = async (name: RegExp) => userEvent.click((await log()).getByRole('button', { name }))
const answer = async (name: RegExp) => {
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name }))
}

export const Filled: Story = {
  play: async () => {
    const dialog = await log()
    await expect(dialog.getByText('2026-11-20 10:45:07')).toBeVisible()
    await userEvent.click(dialog.getAllByText(/^(详细信息|Details)$/)[0] ?? document.body)
    await expect(dialog.getByText(/at ReportPanel/)).toBeVisible()
  },
}
export const InEnglish: Story = { ...Filled, globals: { locale: 'en' } }
export const InTheDark: Story = { ...Filled, globals: { scheme: 'dark' } }

export const Empty: Story = {
  args: { saved: { version: 1, entries: [] } },
  play: async () => {
    await expect((await log()).getByRole('button', { name: /^(清空|Clear)$/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Clearing is asked first. */
export const Asked: Story = {
  play: async () => {
    await press(/^(清空|Clear)$/)
    await expect(await screen.findByText(/^(确定清空本地日志记录\?|Clear the log on this device\?)$/)).toBeVisible()
  },
}
export const Cleared: Story = {
  play: async () => {
    await press(/^(清空|Clear)$/)
    await answer(/^(清空|Clear)$/)
    await expect(await (await log()).findByText(/^(清空成功!|Cleared)$/)).toBeVisible()
    await expect((await log()).getByText(/^(没有错误记录|No errors were recorded)$/)).toBeVisible()
  },
}
export const Sending: Story = {
  args: { sending: 'stays' },
  play: async () => {
    await press(/^(上传|Upload)$/)
    await answer(/^(上传|Upload)$/)
    await waitFor(async () => expect((await log()).getByRole('progressbar')).toBeInTheDocument())
  },
}
export const NotSent: Story = {
  args: { sending: 'fails' },
  play: async () => {
    await press(/^(上传|Upload)$/)
    await answer(/^(上传|Upload)$/)
    await expect(await (await log()).findByText(/^(发送失败|It could not be sent)/)).toBeVisible()
    await expect((await log()).getAllByRole('listitem')).toHaveLength(3)
  },
}
/** Its details are open, and it could not be sent. */
export const Matrix: Story = {
  ...inEveryLook,
  args: { sending: 'fails' },
  play: async (context) => {
    await Filled.play?.(context)
    await NotSent.play?.(context)
  },
}
