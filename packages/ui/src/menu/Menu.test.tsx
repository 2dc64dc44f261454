import { Printer } from 'lucide-react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { MenuButton } from './index.ts'
import { menuReference } from './menu.reference.ts'

const done = vi.fn<(id: string) => void>()

const begin = async () => {
  done.mockClear()
  await render(
    <MenuButton
      label="更多"
      actions={[
        { id: 'open', label: '打开', onAction: () => done('open') },
        { id: 'finish', label: '完成', disabledReason: '还有 3 项检测没有完成' },
        { id: 'pdf', label: 'PDF', onAction: () => done('pdf') },
        { id: 'void', label: '作废', onAction: () => done('void') },
      ]}
    >
      <Button>更多</Button>
    </MenuButton>,
  )
  await userEvent.tab()
}
const item = (name: string) => page.getByRole('menuitem', { name })
const opened = async () => {
  await begin()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('打开')).toHaveFocus()
}
const goneBack = async () => {
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '更多' })).toHaveFocus()
}

const sizes = ['适应宽度', '100%', '200%']

/** One of some sizes, two switches, and something that is done. */
function Choosing() {
  const [size, setSize] = useState('100%')
  const [shown, setShown] = useState<readonly string[]>(['网格'])
  const turn = (name: string) => setShown(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name])
  return (
    <MenuButton
      label="视图"
      actions={[
        ...sizes.map((label, place) => ({
          id: label,
          label,
          checked: size === label,
          onAction: () => setSize(label),
          ...(place === 0 ? { icon: Printer } : {}),
        })),
        ...['网格', '页边'].map((label) => ({
          id: label,
          label,
          checked: shown.includes(label),
          choice: 'any' as const,
          group: '显示',
          onAction: () => turn(label),
        })),
        { id: 'print', label: '打印', icon: Printer, group: '显示' },
      ]}
    >
      <Button>更多</Button>
    </MenuButton>
  )
}
const size = (name: string) => page.getByRole('menuitemradio', { name, exact: true })
const part = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true })
const heldSizes = () => sizes.filter((name) => size(name).element().getAttribute('aria-checked') === 'true')

/** Opens the choices, goes to the second size that does not hold, and chooses it by a key; then a switch. */
const choosesBy = async (key: string) => {
  await render(<Choosing />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(size('适应宽度')).toHaveFocus()
  expect(heldSizes()).toEqual(['100%'])
  await userEvent.keyboard(`{ArrowDown}{ArrowDown}${key}`)
  await goneBack()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(part('页边')).toHaveFocus()
  expect(heldSizes()).toEqual(['200%'])
  await userEvent.keyboard(key)
  await goneBack()
  await userEvent.keyboard('{Enter}')
  await expect.element(part('页边')).toHaveAttribute('aria-checked', 'true')
  await expect.element(part('网格')).toHaveAttribute('aria-checked', 'true')
  await userEvent.keyboard('{Escape}')
  await goneBack()
}
afterEach(async () => {
  await page.viewport(1280, 800)
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})

provesKeys(menuReference, {
  Enter: async () => {
    await opened()
    await userEvent.keyboard('{Enter}')
    await goneBack()
    expect(done.mock.calls).toEqual([['open']])
    await cleanup()
    await choosesBy('{Enter}')
  },
  Space: async () => {
    await begin()
    await userEvent.keyboard(' ')
    await expect.element(item('打开')).toHaveFocus()
    await userEvent.keyboard(' ')
    await goneBack()
    expect(done.mock.calls).toEqual([['open']])
    await cleanup()
    await choosesBy(' ')
  },
  Down: async () => {
    await begin()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('打开')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('PDF')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(item('打开')).toHaveFocus()
  },
  Up: async () => {
    await begin()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('作废')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect.element(item('作废')).toHaveFocus()
  },
  'Home, End': async () => {
    await opened()
    await userEvent.keyboard('{End}')
    await expect.element(item('作废')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(item('打开')).toHaveFocus()
  },
  Letters: async () => {
    await opened()
    await userEvent.keyboard('pd')
    await expect.element(item('PDF')).toHaveFocus()
  },
  Tab: async () => {
    await opened()
    await userEvent.tab()
    await goneBack()
    expect(done).not.toHaveBeenCalled()
  },
  Escape: async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await goneBack()
    expect(done).not.toHaveBeenCalled()
  },
})

const showChoices = async () => {
  await render(<Choosing />)
  await page.getByRole('button', { name: '更多' }).click()
  await expect.element(size('100%')).toBeVisible()
}

test('[A11Y-1] choices are a group of their own, apart from what a row does, and a heading goes for both', async () => {
  await showChoices()
  const groups = page.getByRole('group').elements()
  expect(groups.map((group) => [...group.querySelectorAll('[role^=menuitem]')].map(({ role }) => role))).toEqual([
    ['menuitemradio', 'menuitemradio', 'menuitemradio'],
    ['menuitemcheckbox', 'menuitemcheckbox'],
    ['menuitem'],
  ])
  await expect.element(page.getByRole('group', { name: '显示' }).getByRole('menuitem', { name: '打印' })).toBeVisible()
  expect(page.getByText('显示', { exact: true }).elements()).toHaveLength(1)
  expect(page.getByRole('separator').elements()).toHaveLength(1)
  await expect.element(page.getByRole('menuitem', { name: '打印' })).not.toHaveAttribute('aria-checked')
})

test('[A11Y-2] a press on the choice that holds leaves it, one on a switch turns it; either closes the menu', async () => {
  await showChoices()
  await size('100%').click()
  await goneBack()
  await page.getByRole('button', { name: '更多' }).click()
  await expect.element(size('100%')).toHaveAttribute('aria-checked', 'true')
  await part('网格').click()
  await goneBack()
  await page.getByRole('button', { name: '更多' }).click()
  await expect.element(part('网格')).toHaveAttribute('aria-checked', 'false')
})

/** Where something in a row begins, in pixels from the row. */
const startOf = (row: Element, selector: string) =>
  (row.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN) - row.getBoundingClientRect().left

test('[A11Y-3] only what holds has a tick; ticks, icons and words each begin on one line, on phones 44 px high', async () => {
  await page.viewport(390, 844)
  await showChoices()
  const rows = [...document.querySelectorAll('[role^=menuitem]')]
  const ticked = rows.filter((row) => row.firstElementChild?.querySelector('svg'))
  expect(ticked.map(({ textContent }) => textContent)).toEqual(['100%', '网格'])
  expect(ticked.map((row) => row.hasAttribute('data-selected'))).toEqual([true, true])
  expect(new Set(ticked.map((row) => startOf(row, 'svg'))).size).toBe(1)
  expect(new Set(rows.map((row) => startOf(row, 'span:last-child > span'))).size).toBe(1)
  expect(new Set(rows.filter((row) => !row.hasAttribute('data-bare')).map((row) => startOf(row, ':scope > svg'))).size).toBe(1)
  for (const row of rows) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('[A11Y-3] with the colours of the system a tick has the colour of its words', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  await showChoices()
  const row = size('100%').element()
  const tick = row.querySelector('svg')
  expect(tick && getComputedStyle(tick).stroke).toBe(getComputedStyle(row).color)
})
