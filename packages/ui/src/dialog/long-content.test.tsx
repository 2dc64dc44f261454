import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { TextField } from '../text-field/index.ts'
import '../theme/index.ts'
import { Dialog, useDialog } from './index.ts'

function Subject({ lines, wished = false }: { lines: number; wished?: boolean }) {
  const dialog = useDialog('small')
  return (
    <MessagesProvider>
      <Button onPress={dialog.open}>打开</Button>
      <Dialog actor={dialog.actor} title="须知">
        <p data-testid="text" style={{ height: lines * 20 }}>
          检定周期
        </p>
        <TextField label="意见" />
        {wished && (
          <button type="button" data-autofocus="">
            同意
          </button>
        )}
      </Dialog>
    </MessagesProvider>
  )
}
const open = () => page.getByRole('button', { name: '打开' }).click()
const scrolled = () => {
  let tops = 0
  for (let at = page.getByTestId('text').element().parentElement; at !== null; at = at.parentElement) tops += at.scrollTop
  return tops
}

test('[DLG-3] [A11Y-2] a long content is begun at its top: the title has the focus, not a field below what is seen', async () => {
  await render(<Subject lines={200} />)
  await open()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: '须知' })).toHaveFocus()
  expect(scrolled()).toBe(0)
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('textbox', { name: '意见' })).toHaveFocus()
})

test('[DLG-3] a field that is seen, and what asks for it wherever it stands and whatever is above, has the focus', async () => {
  const screen = await render(<Subject lines={2} />)
  await open()
  await expect.element(page.getByRole('textbox', { name: '意见' })).toHaveFocus()
  await page.getByRole('button', { name: '关闭' }).click()
  await screen.rerender(<Subject lines={200} wished />)
  await open()
  await expect.element(page.getByRole('button', { name: '同意' })).toHaveFocus()
})
