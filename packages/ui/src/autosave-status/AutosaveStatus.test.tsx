import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { autosaveStatusReference } from './autosave-status.reference.ts'
import { AutosaveStatus } from './index.ts'

test('[A11Y-1] what is said of saving is a status that is there from the start, so that a change of it is read aloud', async () => {
  const screen = await render(<AutosaveStatus state="clean" />)
  const status = page.getByRole('status')
  const element = status.element()
  expect(element.textContent).toBe('')
  await screen.rerender(<AutosaveStatus state="saving" />)
  await expect.element(status).toHaveTextContent('正在保存…')
  await screen.rerender(<AutosaveStatus state="saved" />)
  await expect.element(status).toHaveTextContent('已自动保存在本机')
  expect(status.element()).toBe(element)
})

provesKeys(autosaveStatusReference, {
  'Enter or Space': async () => {
    const retry = vi.fn()
    const screen = await render(<AutosaveStatus state="failed" where="server" onRetry={retry} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('自动保存失败，内容仍在页面上')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '重试' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(retry).toHaveBeenCalledOnce()
    await screen.rerender(<AutosaveStatus state="saved" where="server" onRetry={retry} />)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    // The button went away: the keyboard stands where it is said what came of it.
    await expect.element(page.getByRole('status')).toHaveFocus()
    await screen.rerender(<AutosaveStatus state="failed" where="server" onRetry={retry} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(retry).toHaveBeenCalledTimes(2)
  },
})

test('[I18N-1] in English', async () => {
  const said = async (state: 'saving' | 'saved' | 'failed', where: 'device' | 'server') => {
    const screen = await render(
      <MessagesProvider language="en">
        <AutosaveStatus state={state} where={where} />
      </MessagesProvider>,
    )
    const words = page.getByRole('status').element().textContent
    await screen.unmount()
    return words
  }
  expect([
    await said('saving', 'device'),
    await said('saved', 'device'),
    await said('saved', 'server'),
    await said('failed', 'device'),
    await said('failed', 'server'),
  ]).toEqual([
    'Saving…',
    'Kept on this device',
    'Saved',
    'Could not be kept on this device; it is still on this page',
    'Could not be saved; it is still on this page',
  ])
})
