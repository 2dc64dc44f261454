import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { type LoadingControl, LoadingIndicator, useLoading } from './index.ts'

let control: LoadingControl | undefined

function Subject() {
  const loading = useLoading()
  control = loading
  return (
    <MessagesProvider>
      <LoadingIndicator actor={loading.actor} />
    </MessagesProvider>
  )
}

test('[LOAD-1] a call is counted until it is answered or fails, and answers what it answers', async () => {
  await render(<Subject />)
  const indicator = page.getByText('加载中……')
  let answer: (value: string) => void = () => {}
  const call = control?.during(
    new Promise<string>((resolve) => {
      answer = resolve
    }),
  )
  await expect.element(indicator).toBeInTheDocument()
  const failing = control?.during(Promise.reject(new Error('offline')))
  await expect(failing).rejects.toThrow('offline')
  await expect.element(indicator).toBeInTheDocument()
  answer('42')
  expect(await call).toBe('42')
  await expect.element(indicator).not.toBeInTheDocument()
})

test('[SHELL-11] a call that takes long is read aloud by a status that was there before', async () => {
  await render(<Subject />)
  const status = () => document.querySelector('[role=status]')
  const before = status()
  expect(before?.textContent).toBe('')
  let answer: () => void = () => {}
  const call = control?.during(
    new Promise<void>((resolve) => {
      answer = resolve
    }),
  )
  await expect.element(page.getByRole('status').getByText('加载中……')).toBeVisible()
  expect(status()).toBe(before)
  answer()
  await call
  await expect.poll(() => status()?.textContent).toBe('')
})
