import { useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { MultiSelect, Select } from './index.ts'
import { selectReference } from './select.reference.ts'

const options = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((label) => ({ value: label, label }))

function One() {
  const [value, setValue] = useState<string | null>('Beta')
  return <Select label="Kind" options={options} value={value} onChange={setValue} />
}
function Several() {
  const [value, setValue] = useState<readonly string[]>([])
  return <MultiSelect label="Kind" options={options} value={value} onChange={setValue} />
}
const field = () => page.getByRole('button', { name: /Kind/ })
const list = () => page.getByRole('listbox')
const at = (name: string) => expect.element(page.getByRole('option', { name })).toHaveFocus()
const begin = async (keys: string) => {
  await render(<One />)
  await userEvent.tab()
  if (keys !== '') await userEvent.keyboard(keys)
}

provesKeys(selectReference, {
  Tab: async () => {
    await begin('')
    await expect.element(field()).toHaveFocus()
  },
  'Enter or Space': async () => {
    await begin('{Enter}')
    await at('Beta')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard(' ')
    await at('Beta')
  },
  Down: async () => {
    await begin('{ArrowDown}')
    await at('Beta')
    await userEvent.keyboard('{ArrowDown}')
    await at('Gamma')
  },
  Up: async () => {
    await begin('{ArrowUp}')
    await at('Beta')
    await userEvent.keyboard('{ArrowUp}')
    await at('Alpha')
  },
  'Right or Left': async () => {
    await begin('{ArrowRight}')
    await expect.element(field()).toHaveTextContent('Gamma')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(field()).toHaveTextContent('Alpha')
    await expect.element(list()).not.toBeInTheDocument()
  },
  'Home or End': async () => {
    await begin('{Enter}')
    await at('Beta')
    await userEvent.keyboard('{End}')
    await at('Delta')
    await userEvent.keyboard('{Home}')
    await at('Alpha')
  },
  Letters: async () => {
    await begin('g')
    await expect.element(field()).toHaveTextContent('Gamma')
    await userEvent.keyboard('{Enter}')
    await at('Gamma')
    await userEvent.keyboard('d')
    await at('Delta')
  },
  'Enter in the list': async () => {
    const { unmount } = await render(<One />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await at('Beta')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field()).toHaveTextContent('Gamma')
    await expect.element(list()).not.toBeInTheDocument()
    await unmount()
    await render(<Several />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await at('Alpha')
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('option', { name: 'Beta' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}{Escape}')
    await expect.element(field()).toHaveTextContent('Alpha')
  },
  Escape: async () => {
    await begin('{Enter}')
    await at('Beta')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveTextContent('Beta')
  },
})
