import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { MultiSelect } from './index.ts'
import { multiSelectReference } from './multi-select.reference.ts'

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta', note: '贝塔' },
  { value: 'c', label: 'Gamma', disabled: true },
  { value: 'd', label: 'Delta' },
]

function Subject({ begin = [] }: { begin?: string[] }) {
  const [value, setValue] = useState(begin)
  const [sent, setSent] = useState('')
  return (
    <MessagesProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(new FormData(event.currentTarget).getAll('kinds').join('+'))
        }}
      >
        <MultiSelect label="Kinds" name="kinds" options={options} value={value} onChange={setValue} />
        <button type="submit">Send</button>
      </form>
      <output aria-label="value">{value.join(' ')}</output>
      <output aria-label="sent">{sent}</output>
    </MessagesProvider>
  )
}
const box = () => page.getByRole('combobox', { name: 'Kinds' })
const value = () => page.getByLabelText('value', { exact: true })
const isOpen = () => page.getByRole('listbox').elements().length === 1

/** Presses keys in the field, and looks at what is chosen then, and whether the list is open. */
const pressed = async (press: string, gives: string, open: boolean, begin?: string[]) => {
  const { unmount } = await render(<Subject {...(begin ? { begin } : {})} />)
  await userEvent.click(box())
  await userEvent.keyboard(press)
  await expect.poll(() => value().element().textContent).toBe(gives)
  await expect.poll(isOpen).toBe(open)
  await unmount()
}

provesKeys(multiSelectReference, {
  Tab: async () => {
    await pressed('{ArrowDown}{Tab}', '', false)
    await pressed('{ArrowDown}{Enter}{Tab}', 'a', false)
  },
  Letters: () => pressed('del{ArrowDown}{Enter}', 'd', true),
  Down: async () => {
    await pressed('{ArrowDown}{Enter}', 'a', true)
    await pressed('{ArrowDown}{Enter}{ArrowDown}{Enter}', 'a b', true)
  },
  Up: async () => {
    await pressed('{ArrowUp}{Enter}', 'd', true)
    await pressed('{ArrowUp}{ArrowUp}{Enter}', 'b', true)
  },
  'Alt + Down': () => pressed('{Alt>}{ArrowDown}{/Alt}', '', true),
  'Alt + Up': () => pressed('{ArrowDown}{Enter}{Alt>}{ArrowUp}{/Alt}', 'a', false),
  Enter: async () => {
    await pressed('{ArrowDown}{Enter}', 'a', true)
    await pressed('{ArrowDown}{Enter}', 'b', true, ['a', 'b'])
  },
  Escape: async () => {
    await pressed('{ArrowDown}{Enter}{Escape}', 'a', false)
    await pressed('{ArrowDown}{Enter}{Escape}{Escape}', 'a', false)
  },
  Backspace: async () => {
    await pressed('{Backspace}', 'a', false, ['a', 'd'])
    await pressed('b{Backspace}', 'a', true, ['a'])
  },
  'Control + A': async () => {
    await pressed('{ArrowDown}{Control>}a{/Control}', 'a b d', true)
    await pressed('{ArrowDown}{Control>}a{/Control}', '', true, ['d', 'b', 'a'])
    await pressed('{Control>}a{/Control}', '', false)
    await pressed('eta{Control>}a{/Control}', '', true)
    await pressed('eta{Control>}a{/Control}{Control>}a{/Control}', 'b', true)
  },
})

test('[FORM-5] a form sends each choice by a hidden input of its own', async () => {
  await render(<Subject begin={['d', 'a']} />)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByLabelText('sent')).toHaveTextContent('d+a')
})

test('[A11Y-2] how many are chosen is told once that changes', async () => {
  await render(<Subject begin={['a']} />)
  expect(page.getByRole('status').first().element().textContent).toBe('')
  await userEvent.click(box())
  await userEvent.keyboard('be{ArrowDown}{Enter}')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('已选 2 项')
})

test('[A11Y-2] all that is found is chosen and taken away by presses in a row; the list stays, and so does who types', async () => {
  await render(<Subject begin={['a']} />)
  await userEvent.click(box())
  await userEvent.keyboard('t')
  const bar = () => page.getByRole('button', { name: /^(全选|取消) 2 项$/ })
  for (const [name, gives] of [
    ['全选 2 项', 'a b d'],
    ['取消 2 项', 'a'],
    ['全选 2 项', 'a b d'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect.element(value()).toHaveTextContent(gives)
    await expect.element(box()).toHaveFocus()
    await expect.element(bar()).toBeVisible()
    const list = page.getByRole('listbox').element()
    expect(list.getBoundingClientRect().height).toBeGreaterThan(32)
    expect(list.checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true)
  }
  await userEvent.keyboard('{Backspace}bet{ArrowDown}{Enter}')
  await expect.element(value()).toHaveTextContent('a d')
})

test.each([
  { width: 360, labels: ['受理员', '发证员', '调度员', '检测人员', '审核员', '收费员'] },
  { width: 360, labels: ['Reception', 'Issuer', 'Dispatcher', 'Tester', 'Auditor', 'Cashier'] },
  { width: 200, labels: ['受理员', '发证员', '调度员'] },
])(
  '[FORM-5][A11Y-2] in $width px the words of what is chosen are not cut: what has no room is counted',
  async ({ width, labels }) => {
    const kinds = labels.map((label) => ({ value: label, label }))
    await render(
      <MessagesProvider>
        <div style={{ inlineSize: width }}>
          <MultiSelect label="Kinds" options={kinds} value={labels} onChange={() => {}} />
        </div>
      </MessagesProvider>,
    )
    const tags = () => [...page.getByRole('list').element().querySelectorAll<HTMLElement>('li[title]')]
    const more = () => tags().find(({ textContent }) => textContent.startsWith('+'))
    await expect.poll(() => more()?.textContent).toMatch(/^\+[1-9]/)
    const shown = tags().filter((tag) => tag !== more())
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length + Number.parseInt(more()?.textContent ?? '', 10)).toBe(labels.length)
    for (const tag of shown) {
      const [words] = tag.children
      expect(words?.scrollWidth, tag.title).toBe(words?.clientWidth)
    }
  },
)
