import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { type Language, MessagesProvider } from '../i18n/index.ts'
import { TextField } from '../text-field/index.ts'
import { Dialog, useDialog } from './index.ts'

interface SubjectProps {
  language?: Language
  onDiscarded?: () => void
  onCloseRequested?: () => void
}

function Subject({ language = 'zh', onDiscarded, onCloseRequested }: SubjectProps) {
  const dialog = useDialog('medium')
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  return (
    <MessagesProvider language={language}>
      <main tabIndex={-1}>
        <Button onPress={dialog.open}>打开</Button>
        <Dialog
          actor={dialog.actor}
          title="委托单"
          unsaved={name !== '' || note !== ''}
          onDiscarded={() => {
            setName('')
            setNote('')
            onDiscarded?.()
          }}
          {...(onCloseRequested ? { onCloseRequested } : {})}
          footer={(close) => (
            <>
              <Button onPress={close}>不改了</Button>
              <Button kind="primary" onPress={() => dialog.close('done')}>
                保存
              </Button>
            </>
          )}
        >
          <TextField label="名称" value={name} onChange={setName} />
          <TextField label="备注" value={note} onChange={setNote} />
        </Dialog>
      </main>
    </MessagesProvider>
  )
}

const dialog = () => page.getByRole('dialog', { name: '委托单' })
const question = () => page.getByRole('alertdialog', { name: '放弃未保存的内容？' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const isGone = () => expect.element(dialog()).not.toBeInTheDocument()
const opened = async (props: SubjectProps = {}) => {
  await render(<Subject {...props} />)
  await button('打开').click()
  await expect.element(field('名称')).toHaveFocus()
}
const typed = async (props: SubjectProps = {}) => {
  await opened(props)
  await userEvent.keyboard('活塞式压力计')
  await expect.element(field('名称')).toHaveValue('活塞式压力计')
}

test.each(['关闭', '不改了'])('[DLG-3] with something unsaved %s asks first: no keeps it, yes closes it', async (name) => {
  await typed()
  await button(name).click()
  await expect.element(question()).toBeVisible()
  await question().getByRole('button', { name: '继续填写' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(field('名称')).toHaveValue('活塞式压力计')
  await button(name).click()
  await question().getByRole('button', { name: '放弃' }).click()
  await isGone()
  await expect.element(button('打开')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('名称')).toHaveValue('')
})

test('[DLG-3] who stays goes on in the field that they were in, all by keyboard', async () => {
  await typed()
  await userEvent.tab()
  await userEvent.keyboard('轻放')
  await userEvent.tab()
  await expect.element(button('不改了')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question()).toBeVisible()
  await userEvent.tab()
  await expect.element(question().getByRole('button', { name: '继续填写' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(field('备注')).toHaveFocus()
  await userEvent.keyboard('，勿倒置')
  await expect.element(field('备注')).toHaveValue('轻放，勿倒置')
})

test('[DLG-3] Escape does not answer the question, and neither Escape nor a press outside asks it', async () => {
  await typed()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.documentElement, { position: { x: 5, y: 780 }, force: true })
  await expect.element(dialog()).toBeVisible()
  expect(question().elements()).toEqual([])
  await button('关闭').click()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.documentElement, { position: { x: 5, y: 780 }, force: true })
  await expect.element(question()).toBeVisible()
  await question().getByRole('button', { name: '继续填写' }).click()
  await expect.element(dialog()).toBeVisible()
  await expect.element(field('名称')).toHaveValue('活塞式压力计')
})

test.each(['关闭', '不改了'])('[DLG-3] where nothing would be lost %s closes it at once', async (name) => {
  await opened()
  await button(name).click()
  await isGone()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
  await expect.element(button('打开')).toHaveFocus()
})

test('[DLG-3] what was saved closes without a question, and nothing is discarded', async () => {
  let discarded = 0
  await typed({
    onDiscarded: () => {
      discarded += 1
    },
  })
  await button('保存').click()
  await isGone()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
  expect(discarded).toBe(0)
})

test('[DLG-2][DLG-3] put down it asks from the shelf: no leaves it there, yes closes it and gives the focus back', async () => {
  await typed()
  await button('最小化').click()
  await button('关闭 委托单').click()
  await question().getByRole('button', { name: '继续填写' }).click()
  await expect.element(button('关闭 委托单')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await question().getByRole('button', { name: '放弃' }).click()
  await expect.poll(() => document.querySelector('[data-dialog-shelf]')).toBeNull()
  await expect.element(button('打开')).toHaveFocus()
})

test('[DLG-3] what follows the close button may be its own, and then nothing is asked besides', async () => {
  let asked = 0
  await typed({
    onCloseRequested: () => {
      asked += 1
    },
  })
  await button('关闭').click()
  await button('不改了').click()
  expect(asked).toBe(2)
  expect(page.getByRole('alertdialog').elements()).toEqual([])
  await expect.element(dialog()).toBeVisible()
})

test('[I18N-1] the question is asked in the language in force', async () => {
  await typed({ language: 'en' })
  await button('Close').click()
  const inEnglish = page.getByRole('alertdialog', { name: 'Discard what was not saved?' })
  await expect.element(inEnglish.getByText('Once it is closed, what was entered here is gone.')).toBeVisible()
  await inEnglish.getByRole('button', { name: 'Discard' }).click()
  await isGone()
})
