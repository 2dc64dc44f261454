import type { Command } from '@etalon/machines/command-palette'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { Dialog, useDialog } from '../dialog/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { Popover } from '../popover/index.ts'
import { TextField } from '../text-field/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { commandPaletteReference } from './command-palette.reference.ts'
import { CommandPalette, type CommandPaletteOptions, useCommandPalette } from './index.ts'
import { storyCommands, storyGroups, storyRecords } from './story-commands.ts'

const chosen = vi.fn<(id: string) => void>()
const used = vi.fn<NonNullable<CommandPaletteOptions['onUsed']>>()
const commands = storyCommands('zh')
const groups = storyGroups('zh')

function Subject(given: Partial<CommandPaletteOptions>) {
  const dialog = useDialog('small')
  const [opens, setOpens] = useState(false)
  const actor = useCommandPalette({
    onUsed: used,
    ...given,
    onChosen: (id) => {
      chosen(id)
      if (id === 'lock') setOpens(true)
    },
  })
  return (
    <MessagesProvider>
      <Button onPress={() => actor.send({ type: 'OPEN' })}>查找</Button>
      <Button onPress={dialog.open}>打开</Button>
      {opens && <TextField label="解锁密码" autoFocus />}
      <Dialog actor={dialog.actor} title="对话框">
        <TextField label="名称" />
      </Dialog>
      <CommandPalette actor={actor} commands={commands} groups={groups} />
    </MessagesProvider>
  )
}

const palette = () => page.getByRole('dialog', { name: '命令面板' })
const box = () => page.getByRole('combobox', { name: '搜索页面、操作或编号' })
const ids = () =>
  page
    .getByRole('option')
    .elements()
    .map((one) => one.getAttribute('data-key'))
const marked = () => document.querySelector('[role=option][data-focused]')?.getAttribute('data-key')
const pressKeys = () => userEvent.keyboard('{Control>}k{/Control}')
const isGone = () => expect.element(palette()).not.toBeInTheDocument()
const begin = async (given: Partial<CommandPaletteOptions> = {}) => {
  await render(<Subject {...given} />)
  await page.getByRole('button', { name: '查找' }).click()
  await expect.element(box()).toHaveFocus()
}

/** A server that answers when the test says so. */
function slowServer() {
  const asked: { text: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = []
  const findCommands = (text: string, signal: AbortSignal) =>
    new Promise<readonly Command[]>((resolve, reject) => {
      asked.push({
        text,
        signal,
        answer: () => resolve(storyRecords(text)),
        fail: () => reject(new TypeError('no network')),
      })
    })
  return { asked, findCommands }
}

beforeEach(() => {
  chosen.mockClear()
  used.mockClear()
})
afterEach(() => page.viewport(1280, 800))

provesKeys(commandPaletteReference, {
  'Ctrl + K': async () => {
    await render(
      <>
        <TextField label="备注" />
        <Subject />
      </>,
    )
    await page.getByLabelText('备注').click()
    await pressKeys()
    await expect.element(box()).toHaveFocus()
    await pressKeys()
    await isGone()
    await expect.element(page.getByLabelText('备注')).toHaveFocus()
  },
  Letters: async () => {
    await begin()
    await userEvent.keyboard('wtdj')
    await expect.poll(ids).toEqual(['register'])
  },
  'Down, Up': async () => {
    await begin()
    await userEvent.keyboard('weituo')
    await expect.poll(marked).toBe('register')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(marked).toBe('orders')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(marked).toBe('register')
    await expect.element(box()).toHaveFocus()
  },
  'Home, End': async () => {
    await begin()
    await userEvent.keyboard('tdj{Home}w')
    await expect.element(box()).toHaveValue('wtdj')
    await userEvent.keyboard('{End}x')
    await expect.element(box()).toHaveValue('wtdjx')
  },
  Enter: async () => {
    await begin()
    await userEvent.keyboard('weituo{ArrowDown}')
    await expect.poll(marked).toBe('orders')
    await userEvent.keyboard('{Enter}')
    await isGone()
    expect(chosen.mock.calls).toEqual([['orders']])
  },
  Escape: async () => {
    await begin()
    await userEvent.keyboard('wtdj{Escape}')
    await isGone()
    await expect.element(page.getByRole('button', { name: '查找' })).toHaveFocus()
    expect(chosen).not.toHaveBeenCalled()
  },
})

test.each(['{Control>}{Shift>}k{/Shift}{/Control}', '{Alt>}{Control>}k{/Control}{/Alt}', '{Meta>}k{/Meta}', 'k'])(
  '[SHELL-13] %s is not its keys',
  async (keys) => {
    await render(<Subject />)
    await userEvent.keyboard(keys)
    expect(palette().elements()).toEqual([])
  },
)

test('[SHELL-13] Escape closes it, and so does a press outside; nothing is run', async () => {
  await begin()
  await userEvent.keyboard('wtdj')
  await userEvent.keyboard('{Escape}')
  await isGone()
  await expect.element(page.getByRole('button', { name: '查找' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box()).toHaveValue('')
  await userEvent.click(document.documentElement, { position: { x: 5, y: 780 }, force: true })
  await isGone()
  expect(chosen).not.toHaveBeenCalled()
})

/** A press of the mouse beside the palette, over a button of the page. */
const pressBeside = () => page.getByRole('button', { name: '打开', includeHidden: true }).click({ force: true })

test('[SHELL-13][DLG-5] one press outside closes it, also after one on a button in it, and means nothing to the page behind', async () => {
  const { asked, findCommands } = slowServer()
  await begin({ findCommands })
  await box().fill('wt2')
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.fail()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => asked.length).toBe(2)
  await pressBeside()
  await isGone()
  await expect.element(page.getByRole('button', { name: '查找' })).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toEqual([])
  await pressBeside()
  await expect.element(page.getByRole('dialog', { name: '对话框' })).toBeVisible()
})

test('[SHELL-13][DLG-5] opened over a popover, which gives way, a press outside gives the focus back to the button of that', async () => {
  await render(
    <>
      <Subject />
      <Popover title="提示" trigger={<Button>提示</Button>}>
        <TextField label="备注" />
      </Popover>
    </>,
  )
  await page.getByRole('button', { name: '提示' }).click()
  await expect.element(page.getByRole('dialog', { name: '提示' })).toBeVisible()
  await pressKeys()
  await expect.element(box()).toHaveFocus()
  await pressBeside()
  await isGone()
  await expect.element(page.getByRole('button', { name: '提示' })).toHaveFocus()
})

test('[SHELL-13] a press that begins in its text and ends outside, as one that selects does, leaves it open', async () => {
  await begin()
  await userEvent.keyboard('weituo')
  await userEvent.dragAndDrop(box(), document.documentElement, { targetPosition: { x: 5, y: 780 }, force: true })
  await expect.element(palette()).toBeVisible()
  await expect.element(box()).toHaveFocus()
})

test('[SHELL-13][DLG-5] while a dialog has the keyboard, Ctrl+K does not open it', async () => {
  await render(<Subject />)
  await page.getByRole('button', { name: '打开' }).click()
  await expect.element(page.getByLabelText('名称')).toHaveFocus()
  await pressKeys()
  expect(palette().elements()).toEqual([])
  await page.getByRole('button', { name: '关闭' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await pressKeys()
  await expect.element(palette()).toBeVisible()
})

test('[SHELL-13] the focus stays inside', async () => {
  await begin()
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab()
    expect(palette().element().contains(document.activeElement)).toBe(true)
  }
})

const found = [
  ['the beginning', '委托', ['register', 'orders']],
  ['a part', '标签', ['print']],
  ['pinyin', 'weituod', ['register', 'orders']],
  ['initials', 'jlbz', ['standards']],
  ['a number', '0142', ['WT2026110142']],
] as const
test.each(found)('[SHELL-13][SHELL-3] it finds by %s', async (_, text, expected) => {
  await begin()
  await box().fill(text)
  await expect.poll(ids).toEqual(expected)
})

test('[SHELL-13] by keyboard alone: arrows mark, Enter runs, and what was run is stored and stands first', async () => {
  await begin()
  await userEvent.keyboard('weituo')
  await expect.poll(marked).toBe('register')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(marked).toBe('orders')
  await expect.element(box()).toHaveFocus()
  await expect
    .poll(() => document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')?.dataset.key)
    .toBe('orders')
  await userEvent.keyboard('{Enter}')
  await isGone()
  expect(chosen.mock.calls).toEqual([['orders']])
  expect(used.mock.calls).toEqual([[{ version: 1, ids: ['orders'] }]])
  await pressKeys()
  await expect.element(page.getByRole('group', { name: '最近使用' }).getByRole('option')).toHaveTextContent('委托单')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(chosen.mock.calls).toEqual([['orders'], ['orders']])
})

test('[SHELL-13] Enter at once runs the best fit, once, be it typed or pasted', async () => {
  await begin()
  await userEvent.keyboard('wtdj{Enter}')
  await isGone()
  expect(chosen.mock.calls).toEqual([['register']])
  await pressKeys()
  await cdp().send('Input.insertText', { text: 'WT2026110142' })
  await expect.poll(ids).toEqual(['WT2026110142'])
  await userEvent.keyboard('{Enter}')
  await isGone()
  expect(chosen.mock.calls).toEqual([['register'], ['WT2026110142']])
})

test('[SHELL-13] with nothing typed and nothing marked, Enter runs nothing', async () => {
  await begin()
  await userEvent.keyboard('{Enter}')
  await expect.element(palette()).toBeVisible()
  expect(chosen).not.toHaveBeenCalled()
})

test('[SHELL-13] a press runs as well; what cannot be run says why, and is not', async () => {
  await begin()
  await expect.element(page.getByText('需要签发权限')).toBeVisible()
  await page.getByRole('option', { name: /签发证书/ }).click({ force: true })
  await expect.element(palette()).toBeVisible()
  await userEvent.keyboard('签发{Enter}')
  expect(chosen).not.toHaveBeenCalled()
  await box().fill('')
  await page.getByRole('option', { name: /样品管理/ }).click()
  expect(chosen.mock.calls).toEqual([['samples']])
})

test('[SHELL-13] keys of an input method are its own: Escape gives up the word and not the palette', async () => {
  await begin()
  await cdp().send('Input.imeSetComposition', { text: 'weituo', selectionStart: 6, selectionEnd: 6 })
  const composing = { key: 'Escape', bubbles: true, cancelable: true, isComposing: true }
  box().element().dispatchEvent(new KeyboardEvent('keydown', composing))
  box()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...composing, key: 'Enter' }))
  await expect.element(palette()).toBeVisible()
  expect(chosen).not.toHaveBeenCalled()
  await cdp().send('Input.insertText', { text: '委托' })
  await expect.poll(ids).toEqual(['register', 'orders'])
})

test('[SHELL-13] what is run may take the focus, and keeps it', async () => {
  await begin()
  await page.getByRole('option', { name: /锁屏/ }).click()
  await isGone()
  await expect.element(page.getByLabelText('解锁密码')).toHaveFocus()
  await page.getByRole('button', { name: '查找' }).click()
  await expect.element(palette()).toBeVisible()
})

test('[SHELL-13] records come from the server while what is known is there at once; an older answer is dropped', async () => {
  const { asked, findCommands } = slowServer()
  await begin({ findCommands })
  await box().fill('wt20261101')
  await expect.poll(ids).toEqual(['WT2026110142'])
  await expect.element(page.getByText('正在查找记录……')).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  await box().fill('wt20261102')
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[0]?.answer()
  await expect.poll(() => asked.map(({ text }) => text)).toEqual(['wt20261101', 'wt20261102'])
  expect(ids()).toEqual([])
  asked[1]?.answer()
  await expect.poll(ids).toEqual(['WT2026110288'])
  await expect.element(page.getByText('正在查找记录……')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(chosen.mock.calls).toEqual([['WT2026110288']])
})

test('[SHELL-13] when the server cannot be reached the rest is offered, and it can be tried again by keyboard', async () => {
  const { asked, findCommands } = slowServer()
  const failed = vi.fn()
  await begin({ findCommands, onFailed: failed })
  await box().fill('wt2')
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.fail()
  await expect.element(page.getByRole('alert').getByText(/连不上服务器/)).toBeVisible()
  expect(failed).toHaveBeenCalledOnce()
  expect(ids()).toEqual(['WT2026110142'])
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '重试' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box()).toHaveFocus()
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.answer()
  await expect.poll(ids).toEqual(['WT2026110142', 'WT2026110143', 'WT2026110288'])
})

test('[SHELL-13] how much was found is read aloud, and nothing says what to try', async () => {
  await begin()
  await box().fill('委托')
  await expect.element(page.getByText('2 个结果')).toBeInTheDocument()
  await box().fill('无此')
  await expect.element(page.getByText('没有与“无此”相符的命令')).toBeVisible()
  await expect.element(page.getByText('可以换用名称的一部分、拼音、首字母或完整编号')).toBeVisible()
})

test.each([390, 320])('[SHELL-13][A11Y-2] on a screen of %d px it fits, and its rows are 44 px high', async (width) => {
  await page.viewport(width, 568)
  await begin()
  const { left, right, bottom } = palette().element().getBoundingClientRect()
  expect([left >= 0, right <= width, bottom <= 568]).toEqual([true, true, true])
  for (const row of page.getByRole('option').elements()) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('option', { name: /WT2026110142/ })).toBeInViewport({ ratio: 1 })
})
