import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { StoryShellMenu } from '../menu-search/story-side-menu.tsx'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { TopMenu } from './index.ts'
import { topMenuReference } from './top-menu.reference.ts'

const entry = (name: string) => page.getByRole('link', { name })
const begin = async () => {
  await render(
    <MessagesProvider>
      <StoryShellMenu>{(actor) => <TopMenu actor={actor} homeLabel="首页" />}</StoryShellMenu>
    </MessagesProvider>,
  )
  await expect.element(entry('业务受理')).toHaveAttribute('aria-current', 'true')
}

provesKeys(topMenuReference, {
  Tab: async () => {
    await begin()
    for (const name of ['首页', '业务受理', '检测管理']) {
      await userEvent.tab()
      await expect.element(entry(name)).toHaveFocus()
    }
  },
  Enter: async () => {
    await begin()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await expect.element(entry('检测管理')).toHaveAttribute('aria-current', 'true')
  },
})

/** In a bar of so many pixels. */
const inBar = async (width: number, dir: 'ltr' | 'rtl' = 'ltr') => {
  const bar = (wide: number) => (
    <MessagesProvider>
      <div dir={dir} style={{ width: wide, display: 'flex' }}>
        <StoryShellMenu>{(actor) => <TopMenu actor={actor} homeLabel="首页" />}</StoryShellMenu>
      </div>
    </MessagesProvider>
  )
  const { rerender } = await render(bar(width))
  await expect.element(entry('首页')).toBeVisible()
  return (wide: number) => rerender(bar(wide))
}
const more = () => page.getByRole('button', { name: '更多菜单' })
const shown = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

test('[SHELL-2] entries without room are in a menu at the end, by keyboard too, and come back with the room', async () => {
  const widen = await inBar(320)
  await expect.poll(shown).toEqual(['首页', '业务受理', '检测管理'])
  const { right } = page.getByRole('navigation').element().getBoundingClientRect()
  expect(more().element().getBoundingClientRect().right).toBeLessThanOrEqual(right)
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
  await expect.element(more()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() =>
      page
        .getByRole('menuitemradio')
        .elements()
        .map((row) => row.textContent),
    )
    .toEqual(['报告管理', '标准与溯源', '系统'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(more()).toHaveAttribute('data-current')
  await expect.element(more()).toHaveFocus()
  await widen(900)
  await expect.poll(shown).toEqual(['首页', '业务受理', '检测管理', '报告管理', '标准与溯源', '系统'])
  await expect.element(entry('标准与溯源')).toHaveAttribute('aria-current', 'true')
  expect(more().elements()).toEqual([])
})

test('[SHELL-2] as many have room where one reads from the right', async () => {
  await inBar(320, 'rtl')
  await expect.poll(shown).toEqual(['首页', '业务受理', '检测管理'])
  const { left } = page.getByRole('navigation').element().getBoundingClientRect()
  expect(more().element().getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
})

test('[SHELL-2] in a side bar, where they wrap, all are shown, however narrow it is', async () => {
  await page.viewport(800, 700)
  try {
    await inBar(60)
    await expect.poll(shown).toEqual(['首页', '业务受理', '检测管理', '报告管理', '标准与溯源', '系统'])
    expect(more().elements()).toEqual([])
  } finally {
    await page.viewport(1280, 800)
  }
})
