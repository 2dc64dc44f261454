import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { MultiSelect } from './index.ts'

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

/** The keys of a combo box with a list of several (ARIA Authoring Practices): what is chosen, what is pressed, what is chosen then. */
const keys = [
  { says: 'Down opens and goes to the first, Enter chooses it', press: '{ArrowDown}{Enter}', gives: 'a', open: true },
  { says: 'Up opens and goes to the last', press: '{ArrowUp}{Enter}', gives: 'd', open: true },
  { says: 'Enter takes a choice away', begin: ['a', 'b'], press: '{ArrowDown}{Enter}', gives: 'b', open: true },
  { says: 'several are chosen one after another', press: '{ArrowDown}{Enter}{ArrowDown}{Enter}', gives: 'a b', open: true },
  { says: 'what is disabled is passed over', press: '{ArrowUp}{ArrowUp}{Enter}', gives: 'b', open: true },
  { says: 'Tab leaves, closes and chooses nothing', press: '{ArrowDown}{Tab}', gives: '', open: false },
  { says: 'Tab keeps what was just chosen', press: '{ArrowDown}{Enter}{Tab}', gives: 'a', open: false },
  { says: 'Escape closes and keeps', press: '{ArrowDown}{Enter}{Escape}', gives: 'a', open: false },
  { says: 'Backspace in the empty field takes the last away', begin: ['a', 'd'], press: '{Backspace}', gives: 'a', open: false },
  { says: 'Backspace after a letter takes the letter alone', begin: ['a'], press: 'b{Backspace}', gives: 'a', open: true },
  { says: 'typing filters', press: 'del{ArrowDown}{Enter}', gives: 'd', open: true },
  { says: 'Control with A chooses all', press: '{ArrowDown}{Control>}a{/Control}', gives: 'a b d', open: true },
  {
    says: 'and none where all are chosen',
    begin: ['d', 'b', 'a'],
    press: '{ArrowDown}{Control>}a{/Control}',
    gives: '',
    open: true,
  },
  { says: 'Control with A leaves the list alone where it is closed', press: '{Control>}a{/Control}', gives: '', open: false },
]
for (const { says, begin, press, gives, open } of keys) {
  test(`[A11Y-2] in a field of several choices ${says}`, async () => {
    await render(<Subject {...(begin ? { begin } : {})} />)
    await userEvent.click(box())
    await userEvent.keyboard(press)
    await expect.poll(() => value().element().textContent).toBe(gives)
    await expect.poll(isOpen).toBe(open)
  })
}

test('[A11Y-2] Control with A first selects what is typed, then chooses what is found', async () => {
  await render(<Subject />)
  await userEvent.click(box())
  await userEvent.keyboard('eta{Control>}a{/Control}')
  await expect.element(value()).toHaveTextContent('')
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.poll(() => value().element().textContent).toBe('b')
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
