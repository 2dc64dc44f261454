import { useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { comboBoxReference } from './combo-box.reference.ts'
import { ComboBox } from './index.ts'

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta', note: 'second' },
  { value: 'd', label: 'Delta' },
]

function Here({ begin = null }: { begin?: string | null }) {
  const [value, setValue] = useState<string | null>(begin)
  return (
    <>
      <ComboBox label="Kind" options={options} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  )
}
const box = () => page.getByRole('combobox', { name: 'Kind' })
const isOpen = (open: boolean) => expect.element(box()).toHaveAttribute('aria-expanded', String(open))
const chosen = (value: string) => expect.element(page.getByRole('status')).toHaveTextContent(value)
/** At which option the keyboard stands, while the focus stays in the text. */
const at = (name: string | null) =>
  expect
    .poll(() => {
      const id = box().element().getAttribute('aria-activedescendant')
      return id === null ? null : document.getElementById(id)?.getAttribute('data-key')
    })
    .toBe(name)
const begin = async (keys: string, value: string | null = null) => {
  await render(<Here begin={value} />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
}

provesKeys(comboBoxReference, {
  Tab: async () => {
    await begin('{ArrowDown}{ArrowDown}')
    await at('b')
    await userEvent.tab()
    await chosen('b')
    await expect.element(box()).toHaveValue('Beta')
  },
  Letters: async () => {
    await begin('sec')
    await isOpen(true)
    await expect.element(page.getByRole('option', { name: /Beta/ })).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(1)
  },
  Down: async () => {
    await begin('{ArrowDown}')
    await at('a')
    await userEvent.keyboard('{ArrowDown}')
    await at('b')
  },
  Up: async () => {
    await begin('{ArrowUp}')
    await at('d')
    await userEvent.keyboard('{ArrowUp}')
    await at('b')
  },
  'Alt + Down': async () => {
    await begin('{Alt>}{ArrowDown}{/Alt}')
    await isOpen(true)
    await at(null)
  },
  'Alt + Up': async () => {
    await begin('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    await isOpen(false)
    await expect.element(box()).toHaveFocus()
  },
  Enter: async () => {
    await begin('{ArrowDown}{Enter}')
    await chosen('a')
    await isOpen(false)
  },
  Escape: async () => {
    await begin('{ArrowDown}', 'b')
    await isOpen(true)
    await userEvent.keyboard('{Escape}')
    await isOpen(false)
    await expect.element(box()).toHaveValue('Beta')
    await userEvent.keyboard('{Escape}')
    await expect.element(box()).toHaveValue('')
    await chosen('none')
  },
  'Home or End': async () => {
    await begin('{Home}x', 'b')
    await expect.element(box()).toHaveValue('xBeta')
    await userEvent.keyboard('{End}y')
    await expect.element(box()).toHaveValue('xBetay')
  },
})
