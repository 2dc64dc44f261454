import { type TabStripActorRef, tabStripMachine } from '@etalon/machines/tab-strip'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { TabStrip } from './index.ts'
import { tabStripReference } from './tab-strip.reference.ts'

let actor: TabStripActorRef | undefined

function Subject({ count = 3 }: { count?: number }) {
  const tabs = useActorRef(tabStripMachine, { input: {} })
  actor = tabs
  useEffect(() => {
    for (let place = 1; place <= count; place += 1)
      tabs.send({ type: 'TAB.OPEN', target: { path: `/view/${place}`, label: `页面${place}` } })
  }, [tabs, count])
  return (
    <MessagesProvider>
      <div style={{ width: 600 }}>
        <TabStrip actor={tabs} isUnsaved={(tab) => tab.label === '页面2'} />
      </div>
    </MessagesProvider>
  )
}

const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const names = () =>
  page
    .getByRole('tab')
    .elements()
    .map((element) => element.querySelector('span')?.textContent ?? '')
const focusActive = () => {
  const element = page.getByRole('tab', { selected: true }).element()
  if (element instanceof HTMLElement) element.focus()
}

test('[TAB-1] open pages stand in a named tab list, the newest active, and say when something is not submitted', async () => {
  await render(<Subject />)
  await expect.element(page.getByRole('tablist', { name: '已打开页面' })).toBeVisible()
  expect(names()).toEqual(['首页', '页面1', '页面2', '页面3'])
  await expect.element(tab(/页面3/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab(/页面2 ?有未提交的内容/)).toBeInTheDocument()
})

test('[TAB-2] opening the same view again adds no tab', async () => {
  await render(<Subject />)
  actor?.send({ type: 'TAB.OPEN', target: { path: '/view/1', label: '页面1' } })
  await expect.element(tab(/页面1/)).toHaveAttribute('aria-selected', 'true')
  expect(names()).toHaveLength(4)
})

test('[TAB-3] home has no close button and Delete does not close it', async () => {
  await render(<Subject />)
  expect(tab('首页').element().querySelector('[data-close]')).toBeNull()
  await tab('首页').click()
  focusActive()
  await userEvent.keyboard('{Delete}')
  expect(names()).toHaveLength(4)
})

test('[TAB-4] closing the active tab opens the previous one', async () => {
  await render(<Subject />)
  const close = tab(/页面3/).element().querySelector('[data-close]')
  if (close) await userEvent.click(close)
  expect(names()).toEqual(['首页', '页面1', '页面2'])
  await expect.element(tab(/页面2/)).toHaveAttribute('aria-selected', 'true')
})

test('[TAB-5] the context menu closes others and all, by pointer and by the menu key', async () => {
  await render(<Subject />)
  await tab(/页面2/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭其他' }).click()
  await expect.poll(names).toEqual(['首页', '页面2'])
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(tab(/页面2/)).toHaveFocus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(page.getByRole('menu', { name: '标签操作' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tab(/页面2/)).toHaveFocus()
  await page.getByRole('button', { name: '标签操作' }).click()
  await page.getByRole('menuitem', { name: '关闭全部' }).click()
  await expect.poll(names).toEqual(['首页'])
})

test('[TAB-5] a long press opens the menu without the focus; once it is closed the tab has it', async () => {
  await render(<Subject />)
  const { left, bottom } = tab(/页面1/).element().getBoundingClientRect()
  tab(/页面1/)
    .element()
    .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left + 8, clientY: bottom - 8 }))
  await expect.element(page.getByRole('menu', { name: '标签操作' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(tab(/页面1/)).toHaveFocus()
})

const begin = async () => {
  await render(<Subject />)
  focusActive()
}
const opens = async (key: string) => {
  await begin()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab(/页面2/)).toHaveFocus()
  await expect.element(tab(/页面3/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard(key)
  await expect.element(tab(/页面2/)).toHaveAttribute('aria-selected', 'true')
}
const opensMenu = async (keys: string) => {
  await begin()
  await userEvent.keyboard(keys)
  await expect.element(page.getByRole('menu', { name: '标签操作' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(tab(/页面3/)).toHaveFocus()
}

// TAB-8 and TAB-9.
provesKeys(tabStripReference, {
  Tab: async () => {
    await render(
      <>
        <button type="button">前面</button>
        <Subject />
      </>,
    )
    await expect.element(tab(/页面3/)).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: '前面' }).click()
    await userEvent.tab()
    await expect.element(tab(/页面3/)).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '标签操作' })).toHaveFocus()
  },
  'Left, Right': async () => {
    await begin()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('首页')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tab(/页面3/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tab(/页面2/)).toHaveFocus()
    await expect.element(tab(/页面3/)).toHaveAttribute('aria-selected', 'true')
  },
  'Home, End': async () => {
    await begin()
    await userEvent.keyboard('{Home}')
    await expect.element(tab('首页')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tab(/页面3/)).toHaveFocus()
  },
  Enter: () => opens('{Enter}'),
  Space: () => opens(' '),
  Delete: async () => {
    await begin()
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await expect.poll(names).toEqual(['首页', '页面1', '页面3'])
    await expect.element(tab(/页面1/)).toHaveFocus()
    await userEvent.keyboard('{Home}{Delete}')
    expect(names()).toHaveLength(3)
  },
  'Shift + F10': () => opensMenu('{Shift>}{F10}{/Shift}'),
  'Menu key': () => opensMenu('{ContextMenu}'),
  'Ctrl + Shift + Left, Right': async () => {
    await begin()
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
    await expect.poll(names).toEqual(['首页', '页面1', '页面3', '页面2'])
    await expect.element(tab(/页面3/)).toHaveFocus()
    await expect.element(page.getByRole('status')).toHaveTextContent('页面3 移到第 3 个，共 4 个')
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
    await expect.poll(names).toEqual(['首页', '页面1', '页面2', '页面3'])
  },
})

/** Where the strip fades, as more tabs lie there than are seen. */
const fades = () => {
  const list = page.getByRole('tablist').element()
  const isPainted = getComputedStyle(list).maskImage !== 'none'
  return { start: list.hasAttribute('data-under-start'), end: list.hasAttribute('data-under-end'), isPainted }
}

test('[TAB-8] with more tabs than fit, the active one is in sight, clear of the fade that tells of more', async () => {
  await render(<Subject count={30} />)
  const list = page.getByRole('tablist').element().getBoundingClientRect()
  const seen = (fade: { left: number; right: number }) => () => {
    const box = page.getByRole('tab', { selected: true }).element().getBoundingClientRect()
    return box.left >= list.left + fade.left - 1 && box.right <= list.right - fade.right + 1
  }
  await expect.poll(seen({ left: 36, right: 0 })).toBe(true)
  await expect.poll(fades).toEqual({ start: true, end: false, isPainted: true })
  actor?.send({ type: 'TAB.OPEN', target: { path: '/view/15', label: '页面15' } })
  await expect.poll(seen({ left: 36, right: 36 })).toBe(true)
  await expect.poll(fades).toEqual({ start: true, end: true, isPainted: true })
  page
    .getByRole('tab', { name: '首页' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(seen({ left: 0, right: 36 })).toBe(true)
  await expect.poll(fades).toEqual({ start: false, end: true, isPainted: true })
})

test('[TAB-8] a strip in which all tabs have room does not fade, and no more does one whose tabs were closed', async () => {
  await render(<Subject count={30} />)
  await expect.poll(fades).toEqual({ start: true, end: false, isPainted: true })
  actor?.send({ type: 'TABS.CLOSE_ALL' })
  await expect.poll(fades).toEqual({ start: false, end: false, isPainted: false })
})

test('[TAB-9] a tab is dragged to another place', async () => {
  await render(<Subject />)
  await tab(/页面3/).dropTo(tab(/页面1/), { targetPosition: { x: 4, y: 10 } })
  await expect.poll(names).toEqual(['首页', '页面3', '页面1', '页面2'])
})

test('[TAB-8] where the strip begins at the right, arrows and the menu mean the side that is seen', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await render(<Subject />)
  await tab(/页面2/).click()
  focusActive()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab(/页面3/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(tab(/页面1/)).toHaveFocus()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
  await expect.poll(names).toEqual(['首页', '页面2', '页面1', '页面3'])
  await tab(/页面3/).click({ button: 'right' })
  await expect.element(page.getByRole('menuitem', { name: '左移' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: '右移' }).click()
  await expect.poll(names).toEqual(['首页', '页面2', '页面3', '页面1'])
})
