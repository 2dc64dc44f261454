import { Printer } from 'lucide-react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { contextMenuReference } from './context-menu.reference.ts'
import { ContextMenu } from './index.ts'

const clicked = vi.fn()
const pressed = vi.fn()

function Subject({ nested = false }: { nested?: boolean }) {
  const [done, setDone] = useState('none')
  const act = (id: string) => ({ id, onAction: () => setDone(id) })
  const actions = [
    { ...act('open'), label: '打开' },
    { ...act('print'), label: '打印', icon: Printer },
    { ...act('finish'), label: '完成', disabledReason: '还有 3 项检测没有完成' },
    { ...act('pause'), label: '暂停', group: '进度' },
    { ...act('pdf'), label: 'PDF' },
    { ...act('void'), label: '作废', danger: true, separated: true },
  ]
  return (
    <MessagesProvider>
      <ContextMenu label="委托单操作" actions={actions}>
        <section style={{ width: 280, height: 200 }}>
          <button type="button" onClick={clicked}>
            WT2026110142
          </button>
          <p>长沙星麓精工机械有限公司</p>
          <input aria-label="备注" />
          <Button onPress={pressed}>打印</Button>
          {nested && (
            <ContextMenu label="样品操作" actions={[{ id: 'label', label: '打印标签' }]}>
              <button type="button">YP-1</button>
            </ContextMenu>
          )}
        </section>
      </ContextMenu>
      <button type="button">别处</button>
      <output>{done}</output>
    </MessagesProvider>
  )
}

const record = () => page.getByRole('button', { name: 'WT2026110142' })
const menu = () => page.getByRole('menu', { name: '委托单操作' })
const item = (name: RegExp) => page.getByRole('menuitem', { name })
const focusRecord = () => {
  const element = record().element()
  if (element instanceof HTMLElement) element.focus()
}
const openByKey = async () => {
  await render(<Subject />)
  focusRecord()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(item(/打开/)).toHaveFocus()
}
const isGone = () => expect.element(page.getByRole('menu')).not.toBeInTheDocument()

afterEach(async () => {
  clicked.mockClear()
  pressed.mockClear()
  await page.viewport(1280, 800)
})

test('[A11Y-2] the right button opens it at the pointer, and Escape gives the focus back to what is under it', async () => {
  await render(<Subject />)
  await record().click({ button: 'right', position: { x: 20, y: 10 } })
  await expect.element(menu()).toBeVisible()
  const panel = menu().element().getBoundingClientRect()
  const button = record().element().getBoundingClientRect()
  expect(Math.abs(panel.left - (button.left + 20))).toBeLessThan(8)
  expect(Math.abs(panel.top - (button.top + 10))).toBeLessThan(8)
  await userEvent.keyboard('{Escape}')
  await isGone()
  await expect.element(record()).toHaveFocus()
  expect(clicked).not.toHaveBeenCalled()
})

/** Opened by keys on the record, it lies beneath it, with the focus on its first entry. */
const opensBeneath = async (keys: string) => {
  await render(<Subject />)
  focusRecord()
  await userEvent.keyboard(keys)
  await expect.element(item(/打开/)).toHaveFocus()
  const panel = menu().element().getBoundingClientRect()
  const button = record().element().getBoundingClientRect()
  expect(panel.top).toBeGreaterThanOrEqual(button.bottom)
  expect(panel.top).toBeLessThan(button.bottom + 12)
}
/** Each of some keys, and where it leads. */
const leads = async (steps: readonly (readonly [keys: string, to: RegExp])[]) => {
  await openByKey()
  for (const [keys, to] of steps) {
    await userEvent.keyboard(keys)
    await expect.element(item(to)).toHaveFocus()
  }
}
const runs = async (key: string) => {
  await openByKey()
  await userEvent.keyboard(`{ArrowDown}${key}`)
  await isGone()
  await expect.element(page.getByText('print', { exact: true })).toBeVisible()
  await expect.element(record()).toHaveFocus()
  expect(clicked).not.toHaveBeenCalled()
}

provesKeys(contextMenuReference, {
  'Shift + F10': () => opensBeneath('{Shift>}{F10}{/Shift}'),
  'Menu key': () => opensBeneath('{ContextMenu}'),
  // The third entry is disabled, and stepped over.
  'Down, Up': () =>
    leads([
      ['{ArrowDown}', /打印/],
      ['{ArrowDown}', /暂停/],
      ['{ArrowUp}{ArrowUp}', /打开/],
      ['{ArrowUp}', /作废/],
      ['{ArrowDown}', /打开/],
    ]),
  'Home, End': () =>
    leads([
      ['{End}', /作废/],
      ['{Home}', /打开/],
    ]),
  Letters: () => leads([['p', /PDF/]]),
  Enter: () => runs('{Enter}'),
  Space: () => runs(' '),
  Escape: async () => {
    await openByKey()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await isGone()
    await expect.element(page.getByText('none', { exact: true })).toBeVisible()
    await expect.element(record()).toHaveFocus()
  },
})

test('[A11Y-2] Tab never leaves an open menu behind', async () => {
  await openByKey()
  await userEvent.tab()
  const isOpen = page.getByRole('menu').elements().length > 0
  const isInside = document.activeElement?.closest('[role=menu]') !== null
  expect(isOpen).toBe(isInside)
})

test('[A11Y-1] what is disabled says why and is not run', async () => {
  await openByKey()
  await expect.element(item(/完成/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('还有 3 项检测没有完成')).toBeVisible()
  await item(/完成/).click({ force: true })
  await expect.element(page.getByText('none', { exact: true })).toBeInTheDocument()
  await expect.element(menu()).toBeVisible()
})

test('[A11Y-1] neighbours of a group stand under its heading between lines, and what is separated beneath one', async () => {
  await openByKey()
  await expect.element(page.getByRole('group', { name: '进度' }).getByRole('menuitem', { name: '暂停' })).toBeVisible()
  expect(page.getByRole('separator').elements()).toHaveLength(3)
})

test('[A11Y-2] a press outside closes it, and so does the right button', async () => {
  await openByKey()
  await userEvent.click(document.documentElement, { position: { x: 900, y: 600 }, force: true })
  await isGone()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(menu()).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 900, y: 600 }, button: 'right', force: true })
  await isGone()
})

const touch = (type: string, x: number, y: number) =>
  new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y })

test('[A11Y-2] a finger that rests opens it where it rests, and the click that follows does nothing', async () => {
  await render(<Subject />)
  const button = record().element()
  const { left, top } = button.getBoundingClientRect()
  button.dispatchEvent(touch('pointerdown', left + 30, top + 8))
  button.dispatchEvent(touch('pointermove', left + 33, top + 10))
  await expect.element(menu()).toBeVisible()
  expect(Math.abs(menu().element().getBoundingClientRect().left - (left + 30))).toBeLessThan(8)
  button.dispatchEvent(touch('pointerup', left + 33, top + 10))
  if (button instanceof HTMLElement) button.click()
  expect(clicked).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.element(record()).toHaveFocus()
  await record().click()
  expect(clicked).toHaveBeenCalledOnce()
})

test('[A11Y-2] a finger that rests on a button inside opens the menu, and does not press it', async () => {
  await render(<Subject />)
  const button = page.getByRole('button', { name: '打印' }).element()
  const { left, top } = button.getBoundingClientRect()
  const tap = () => {
    button.dispatchEvent(touch('pointerup', left + 10, top + 10))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  }
  button.dispatchEvent(touch('pointerdown', left + 10, top + 10))
  tap()
  expect(pressed).toHaveBeenCalledOnce()
  button.dispatchEvent(touch('pointerdown', left + 10, top + 10))
  await expect.element(menu()).toBeVisible()
  expect(button.hasAttribute('data-pressed')).toBe(false)
  tap()
  expect(pressed).toHaveBeenCalledOnce()
})

test.each([
  ['that is lifted', ['pointerup', 30, 8]],
  ['that moves', ['pointermove', 30, 30]],
  ['that the browser takes to scroll', ['pointercancel', 30, 8]],
] as const)('[A11Y-2] a finger %s opens nothing', async (_, [type, x, y]) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await render(<Subject />)
    const button = record().element()
    const { left, top } = button.getBoundingClientRect()
    button.dispatchEvent(touch('pointerdown', left + 30, top + 8))
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    button.dispatchEvent(touch(type, left + x, top + y))
    vi.advanceTimersByTime(2000)
    expect(page.getByRole('menu').elements()).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('[A11Y-2] a field inside keeps the browser menu, to cut and paste', async () => {
  await render(<Subject />)
  const field = page.getByLabelText('备注').element()
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 60, clientY: 60 })
  field.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  if (field instanceof HTMLElement) field.focus()
  await userEvent.keyboard('{ContextMenu}')
  expect(page.getByRole('menu').elements()).toEqual([])
})

test('[A11Y-2] inside another one, the inner menu opens alone', async () => {
  await render(<Subject nested />)
  await page.getByRole('button', { name: 'YP-1' }).click({ button: 'right' })
  await expect.element(page.getByRole('menu', { name: '样品操作' })).toBeVisible()
  expect(page.getByRole('menu').elements()).toHaveLength(1)
})

test('[A11Y-2] on a screen of 320 px it is in sight as a whole, with rows of 44 px', async () => {
  await page.viewport(320, 568)
  await render(<Subject />)
  await page.getByText('长沙星麓精工机械有限公司').click({ button: 'right', position: { x: 250, y: 6 } })
  await expect.element(menu()).toBeVisible()
  const box = menu().element().getBoundingClientRect()
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(320)
  expect(item(/打开/).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
