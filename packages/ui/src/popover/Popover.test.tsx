import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { Drawer, useDrawer } from '../drawer/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { Select } from '../select/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { Popover } from './index.ts'
import { popoverReference } from './popover.reference.ts'

const place = { current: { getBoundingClientRect: () => new DOMRect(200, 200, 0, 0) } }

/** Opened by a button that is not its own, as from a place in a text. */
function Elsewhere() {
  const [isOpen, setOpen] = useState(false)
  return (
    <MessagesProvider>
      <Button onPress={() => setOpen(true)}>脚注</Button>
      <input aria-label="别处" />
      <Popover title="列设置" anchor={place} open={isOpen} onOpenChange={setOpen}>
        力学室
      </Popover>
    </MessagesProvider>
  )
}

const begin = async () => {
  await render(
    <MessagesProvider>
      <Popover title="列设置" trigger={<Button>列设置</Button>} footer={<Button>保存</Button>}>
        <Select label="列宽" options={[{ value: 'a', label: '自动' }]} value={null} onChange={() => {}} />
      </Popover>
      <p>别处</p>
    </MessagesProvider>,
  )
  await userEvent.tab()
}
const popover = () => page.getByRole('dialog', { name: '列设置' })
const trigger = () => page.getByRole('button', { name: '列设置' })
const inside = () => popover().element().contains(document.activeElement)

provesKeys(popoverReference, {
  Enter: async () => {
    await begin()
    await userEvent.keyboard('{Enter}')
    await expect.element(popover().getByRole('button', { name: '关闭' })).toHaveFocus()
  },
  Space: async () => {
    await begin()
    await userEvent.keyboard(' ')
    await expect.element(popover().getByRole('button', { name: '关闭' })).toHaveFocus()
  },
  Tab: async () => {
    await begin()
    await userEvent.keyboard('{Enter}')
    await expect.element(popover().getByRole('button', { name: '关闭' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(popover().getByRole('button', { name: /列宽/ })).toHaveFocus()
    await userEvent.tab()
    await expect.element(popover().getByRole('button', { name: '保存' })).toHaveFocus()
    await userEvent.tab()
    expect(inside()).toBe(true)
  },
  Escape: async () => {
    await begin()
    await userEvent.keyboard('{Enter}')
    await expect.poll(inside).toBe(true)
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(popover()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(popover()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  },
})

test('[A11Y-2] a press outside closes it though a button inside was pressed before', async () => {
  await begin()
  await trigger().click()
  await popover().getByRole('button', { name: '保存' }).click()
  await page.getByText('别处').click()
  await expect.element(popover()).not.toBeInTheDocument()
})

test('its button closes it as well', async () => {
  await begin()
  await trigger().click()
  await expect.element(popover()).toBeVisible()
  await trigger().click()
  await expect.element(popover()).not.toBeInTheDocument()
})

test('[A11Y-2] without a button of its own it gives the focus back to what had it, and leaves it where a press took it', async () => {
  await render(<Elsewhere />)
  const opener = page.getByRole('button', { name: '脚注' })
  const other = page.getByRole('textbox', { name: '别处' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(popover().getByRole('button', { name: '关闭' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(popover()).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(popover()).toBeVisible()
  await userEvent.click(other)
  await expect.element(popover()).not.toBeInTheDocument()
  await expect.element(other).toHaveFocus()
})

/** A bar of tools in a drawer: the last tool, which opens it, is out of sight on a phone. */
function InDrawer() {
  const drawer = useDrawer()
  const [lines, setLines] = useState(1)
  return (
    <MessagesProvider>
      <Button onPress={drawer.open}>新增公告</Button>
      <Drawer actor={drawer.actor} title="公告">
        <div style={{ overflowX: 'auto', display: 'flex' }}>
          <div style={{ flex: 'none', width: 400 }} />
          <Popover title="列设置" width="wide" align="start" trigger={<Button>列设置</Button>}>
            <Button onPress={() => setLines(60)}>更多</Button>
            {Array.from({ length: lines }, (_, place) => `第 ${place + 1} 行`).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Popover>
        </div>
        <div style={{ height: 400 }} />
      </Drawer>
    </MessagesProvider>
  )
}

afterEach(() => page.viewport(1280, 800))

const twoFrames = () => new Promise<void>((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))

test('[DLG-4] it stays beside its button and inside a window that becomes narrow, where its drawer lies below, and where its content grows', async () => {
  await page.viewport(1280, 800)
  await render(<InDrawer />)
  await page.getByRole('button', { name: '新增公告' }).click()
  await trigger().click()
  await expect.element(popover()).toBeVisible()
  const isInWindow = () => {
    const { left, top, right, bottom } = popover().element().getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  await page.viewport(390, 700)
  await expect.poll(() => innerWidth).toBe(390)
  // What moves as it is drawn anew comes to its end.
  await twoFrames()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  await twoFrames()
  expect(isInWindow()).toBe(true)
  const under = () => popover().element().getBoundingClientRect().top - trigger().element().getBoundingClientRect().bottom
  expect(under()).toBe(4)
  await popover().getByRole('button', { name: '更多' }).click()
  await expect.element(popover().getByText('第 60 行')).toBeInTheDocument()
  await expect.poll(isInWindow).toBe(true)
})
