import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { ConfirmProvider } from '../confirm/index.ts'
import { type LeaveGuardOptions, useLeaveGuard } from './index.ts'

function Page({ onLeft, onAnswer, ...options }: LeaveGuardOptions & { onLeft: () => void; onAnswer?: (done: boolean) => void }) {
  const leave = useLeaveGuard(options)
  return <Button onPress={() => void leave(onLeft).then(onAnswer)}>返回列表</Button>
}
const shown = (props: Parameters<typeof Page>[0]) => (
  <ConfirmProvider>
    <Page {...props} />
  </ConfirmProvider>
)

/** Whether the browser would ask before the page goes. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

test('where nothing would be lost nothing is asked', async () => {
  const left = vi.fn()
  await render(shown({ isDirty: false, onLeft: left }))
  await page.getByRole('button', { name: '返回列表' }).click()
  expect(left).toHaveBeenCalledOnce()
  expect(isAsked()).toBe(false)
})

test('what would be lost is asked about: no stays, yes leaves', async () => {
  const left = vi.fn()
  const answered = vi.fn<(done: boolean) => void>()
  await render(shown({ isDirty: true, onLeft: left, onAnswer: answered }))
  await page.getByRole('button', { name: '返回列表' }).click()
  await expect.element(page.getByRole('alertdialog', { name: '离开此页?' }).getByText(/离开后将丢失/)).toBeVisible()
  await page.getByRole('button', { name: '取消' }).click()
  await expect.poll(() => answered.mock.calls).toEqual([[false]])
  expect(left).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: '返回列表' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: '离开', exact: true }).click()
  await expect.poll(() => answered.mock.calls).toEqual([[false], [true]])
  expect(left).toHaveBeenCalledOnce()
})

test('in words of its own', async () => {
  await render(shown({ isDirty: true, onLeft: () => {}, question: '关闭报价单?', consequence: '三项报价将丢失。' }))
  await page.getByRole('button', { name: '返回列表' }).click()
  await expect.element(page.getByRole('alertdialog', { name: '关闭报价单?' }).getByText('三项报价将丢失。')).toBeVisible()
})

test('the browser asks before the page goes exactly while something would be lost', async () => {
  const screen = await render(shown({ isDirty: true, onLeft: () => {} }))
  expect(isAsked()).toBe(true)
  await screen.rerender(shown({ isDirty: false, onLeft: () => {} }))
  expect(isAsked()).toBe(false)
  await screen.rerender(shown({ isDirty: true, onLeft: () => {} }))
  expect(isAsked()).toBe(true)
  await screen.unmount()
  expect(isAsked()).toBe(false)
})
