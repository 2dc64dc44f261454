import { useState } from 'react'
import { expect, test } from 'vitest'
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

const standards = Array.from({ length: 5000 }, (_, place) => ({
  value: `s${place}`,
  label: `JJG ${place + 1}`,
  ...(place === 4321 ? { note: 'vernier calipers' } : {}),
}))

function Many() {
  const [value, setValue] = useState<string | null>(null)
  return <ComboBox label="Kind" options={standards} value={value} onChange={setValue} />
}

test('[SRCH-2] of five thousand options only those in sight are drawn; the last is reached, a note is found, and the list is as high as what was found', async () => {
  await render(<Many />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await at('s0')
  const drawn = () => page.getByRole('option').elements().length
  expect(drawn()).toBeLessThan(40)
  await userEvent.keyboard('{Escape}{ArrowUp}')
  await at('s4999')
  await expect.element(page.getByRole('option', { name: 'JJG 5000', exact: true })).toBeVisible()
  await userEvent.keyboard('calipers')
  await expect.poll(drawn).toBe(1)
  await expect.element(page.getByRole('option', { name: /JJG 4322/ })).toBeVisible()
  await expect.poll(() => page.getByRole('listbox').element().clientHeight).toBeLessThan(80)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(box()).toHaveValue('JJG 4322')
})
