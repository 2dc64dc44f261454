import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { fullScreenReference } from './full-screen.reference.ts'
import { type FullScreenOptions, FullScreenToggle, useFullScreen } from './index.ts'

const changed = vi.fn<(full: boolean) => void>()

function Subject(options: FullScreenOptions) {
  return (
    <MessagesProvider>
      <FullScreenToggle actor={useFullScreen({ onChanged: changed, ...options })} />
    </MessagesProvider>
  )
}
const toggle = (name: '全屏' | '退出全屏') => page.getByRole('button', { name, exact: true })

afterEach(async () => {
  // Nobody listens any more when the screen is given back, and the next test begins when that has been told.
  await cleanup()
  if (document.fullscreenElement) {
    const told = new Promise((resolve) => document.addEventListener('fullscreenchange', resolve, { once: true }))
    await document.exitFullscreen()
    await told
  }
  changed.mockClear()
  await page.viewport(1280, 800)
})

test('[SHELL-6] a press lets the whole page fill the screen, and another gives the screen back', async () => {
  await render(<Subject />)
  await toggle('全屏').click()
  await expect.element(toggle('退出全屏')).toBeVisible()
  expect(document.fullscreenElement).toBe(document.documentElement)
  await toggle('退出全屏').click()
  await expect.element(toggle('全屏')).toBeVisible()
  expect(document.fullscreenElement).toBeNull()
  expect(changed.mock.calls).toEqual([[true], [false]])
})

/** A key fills the screen, and gives it back; the focus stays. */
const toggles = async (key: string) => {
  await render(<Subject />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(toggle('退出全屏')).toHaveFocus()
  expect(document.fullscreenElement).toBe(document.documentElement)
  await userEvent.keyboard(key)
  await expect.element(toggle('全屏')).toHaveFocus()
  await expect.poll(() => document.fullscreenElement).toBeNull()
}

provesKeys(fullScreenReference, {
  Tab: async () => {
    await render(<Subject />)
    await userEvent.tab()
    await expect.element(toggle('全屏')).toHaveFocus()
  },
  Enter: () => toggles('{Enter}'),
  Space: () => toggles(' '),
})

test('[SHELL-6] when the browser gives the screen back by itself, as for Escape and F11, the button follows', async () => {
  await render(<Subject />)
  await toggle('全屏').click()
  await expect.element(toggle('退出全屏')).toBeVisible()
  await document.exitFullscreen()
  await expect.element(toggle('全屏')).toBeVisible()
  await toggle('全屏').click()
  await expect.element(toggle('退出全屏')).toBeVisible()
  expect(changed.mock.calls).toEqual([[true], [false], [true]])
})

test('[SHELL-6] drawn while the page fills the screen already, it offers the way back, and tells of nothing', async () => {
  const first = await render(<Subject />)
  await toggle('全屏').click()
  await expect.element(toggle('退出全屏')).toBeVisible()
  await first.unmount()
  changed.mockClear()
  await render(<Subject />)
  await expect.element(toggle('退出全屏')).toBeVisible()
  expect(changed).not.toHaveBeenCalled()
})

test('[SHELL-6] a refusal is told to the log', async () => {
  const refused = vi.fn<(error: unknown) => void>()
  // What is not on the page cannot fill the screen.
  await render(<Subject element={{ current: document.createElement('div') }} onRefused={refused} />)
  await toggle('全屏').click()
  await expect.poll(() => refused.mock.calls).toEqual([[expect.any(TypeError)]])
  await expect.element(toggle('全屏')).toBeVisible()
  expect(changed).not.toHaveBeenCalled()
})

test('[SHELL-6][A11Y-1] on a phone it is 44 px, and nothing leaves a screen of 320 px', async () => {
  await page.viewport(320, 568)
  await render(<Subject />)
  const box = toggle('全屏').element().getBoundingClientRect()
  expect([box.width, box.height]).toEqual([44, 44])
  expect(document.documentElement.scrollWidth).toBe(320)
})
