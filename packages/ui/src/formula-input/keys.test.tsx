import { useState } from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { formulaInputReference } from './formula-input.reference.ts'
import { FormulaInput, type SymbolGroup } from './index.ts'

// The first field fetches MathLive.
vi.setConfig({ testTimeout: 30_000 })

const slow = { timeout: 20_000 }
const symbols = Array.from({ length: 20 }, (_, place) => ({ code: `s${place}`, name: `符号${place}`, sort: place }))
const groups: readonly SymbolGroup[] = [
  { id: 'many', label: '许多', symbols },
  { id: 'parts', label: '分式', symbols: [{ code: '\\frac{#?}{#?}', name: '分数', sort: 1 }] },
]

function Subject() {
  const [value, setValue] = useState('')
  return (
    <MessagesProvider>
      <FormulaInput label="公式" groups={groups} value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </MessagesProvider>
  )
}
const field = () => document.querySelector('math-field')
const isInFormula = () => expect.poll(() => document.activeElement === field()).toBe(true)
const symbol = (place: number) => page.getByRole('gridcell', { name: `符号${place}`, exact: true })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const value = () => page.getByTestId('value')

/** Opens the keyboard of symbols and goes to its first symbol, by keys alone. */
async function beginAtSymbols() {
  await render(<Subject />)
  await expect.poll(field, slow).not.toBeNull()
  await userEvent.tab()
  await isInFormula()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '符号键盘' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tab('许多')).toBeVisible()
  for (let tabs = 0; tabs < 5 && document.activeElement?.role !== 'gridcell'; tabs += 1) await userEvent.tab()
  await expect.element(symbol(0)).toHaveFocus()
}

provesKeys(formulaInputReference, {
  Tab: async () => {
    await beginAtSymbols()
    await userEvent.tab({ shift: true })
    for (let tabs = 0; tabs < 3 && document.activeElement?.role !== 'tab'; tabs += 1) await userEvent.tab({ shift: true })
    await expect.element(tab('许多')).toHaveFocus()
    await tab('分式').click()
    await page.getByRole('gridcell', { name: '分数' }).click()
    await isInFormula()
    await userEvent.keyboard('1{Tab}2')
    await expect.element(value()).toHaveTextContent('\\frac12')
  },
  'Right, Left': async () => {
    await beginAtSymbols()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(symbol(2)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(symbol(1)).toHaveFocus()
    for (let tabs = 0; tabs < 4 && document.activeElement?.role !== 'tab'; tabs += 1) await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('分式')).toHaveAttribute('aria-selected', 'true')
  },
  'Down, Up': async () => {
    await beginAtSymbols()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(symbol(8)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(symbol(0)).toHaveFocus()
  },
  'Home, End': async () => {
    await beginAtSymbols()
    await userEvent.keyboard('{End}')
    await expect.element(symbol(7)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(symbol(0)).toHaveFocus()
  },
  'Ctrl + Home, Ctrl + End': async () => {
    await beginAtSymbols()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.element(symbol(19)).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect.element(symbol(0)).toHaveFocus()
  },
  Enter: async () => {
    await beginAtSymbols()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await isInFormula()
    await expect.element(value()).toHaveTextContent('s1')
  },
  Space: async () => {
    await beginAtSymbols()
    await userEvent.keyboard(' ')
    await expect.element(symbol(0)).toHaveFocus()
    await expect.element(value()).toHaveTextContent('s0')
  },
  Escape: async () => {
    await beginAtSymbols()
    await userEvent.keyboard('{Escape}')
    await expect.element(tab('许多')).not.toBeInTheDocument()
    await isInFormula()
  },
})
