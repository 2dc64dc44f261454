import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { decimalProblem, NumberField, plainDecimal } from './index.ts'

function Subject({ decimals }: { decimals?: number }) {
  const [value, setValue] = useState('')
  return (
    <MessagesProvider>
      <NumberField label="温度" value={value} onChange={setValue} {...(decimals === undefined ? {} : { decimals })} />
      <output data-testid="value">{value}</output>
    </MessagesProvider>
  )
}
const shown = () => page.getByTestId('value')

test('[NUM-2] a number stays the text that was typed: no zero is lost, nothing is rounded', async () => {
  await render(<Subject />)
  for (const text of ['1.200', '0.1', '12345678901234567890.12345678901234567890', '-0.0064']) {
    await page.getByLabelText('温度').fill(text)
    await userEvent.tab()
    await expect.element(shown()).toHaveTextContent(text)
  }
})

test('full-width figures become plain ones when the field is left', async () => {
  await render(<Subject />)
  await page.getByLabelText('温度').fill('１２．５')
  await expect.element(shown()).toHaveTextContent('１２．５')
  await userEvent.tab()
  await expect.element(shown()).toHaveTextContent('12.5')
})

test('and when Enter hands it on', async () => {
  await render(<Subject />)
  await page.getByLabelText('温度').fill('１２．５')
  await userEvent.keyboard('{Enter}')
  await expect.element(shown()).toHaveTextContent('12.5')
  await expect.element(page.getByLabelText('温度')).toHaveFocus()
})

test('what is not a number is said when the field is left, not while typing', async () => {
  await render(<Subject decimals={2} />)
  await page.getByLabelText('温度').fill('1.2.3')
  await expect.element(page.getByText('请输入数字')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByText('请输入数字')).toBeVisible()
  await page.getByLabelText('温度').fill('1.234')
  await userEvent.tab()
  await expect.element(page.getByText('最多 2 位小数')).toBeVisible()
  await expect.element(page.getByLabelText('温度')).toHaveAttribute('aria-invalid', 'true')
})

test('what is no number stays as it was typed, and is said: no figure is made of a sign, no number of two', async () => {
  await render(<Subject />)
  for (const text of ['5²', '10③', '12 34', '1½', '１2 3４']) {
    await page.getByLabelText('温度').fill(text)
    await userEvent.tab()
    await expect.element(page.getByText('请输入数字')).toBeVisible()
    expect(shown().element().textContent).toBe(text)
    await expect.element(page.getByLabelText('温度')).toHaveValue(text)
  }
})

test('spaces are dropped where they part groups of three, whichever space it is', () => {
  for (const space of [' ', '\u00a0', '\u2009', '\u202f', '\u3000']) {
    expect(plainDecimal(`12${space}345${space}678.901${space}2`)).toBe('12345678.9012')
    expect(plainDecimal(`-1${space}234`)).toBe('-1234')
    expect(plainDecimal(`0.123${space}456`)).toBe('0.123456')
    for (const text of [
      `12${space}34`,
      `1${space}2345`,
      `1234${space}567`,
      `0${space}123`,
      `1${space}${space}234`,
      `1${space}.5`,
    ])
      expect([plainDecimal(text), decimalProblem(plainDecimal(text))]).toEqual([text, 'not-a-number'])
  }
  expect(plainDecimal('＋１，２３４．５')).toBe('+1234.5')
  expect(plainDecimal('５０％')).toBe('５０％')
})

test('decimal texts are judged as text', () => {
  expect(decimalProblem('')).toBeNull()
  expect(decimalProblem('+1.')).toBeNull()
  expect(decimalProblem('.5')).toBeNull()
  expect(decimalProblem('.')).toBe('not-a-number')
  expect(decimalProblem('1e3')).toBe('not-a-number')
  expect(decimalProblem('NaN')).toBe('not-a-number')
  expect(decimalProblem('5.0', 0)).toBe('too-many-decimals')
  expect(plainDecimal(' 1,234.50 ')).toBe('1234.50')
  expect(plainDecimal('−５')).toBe('-5')
  expect(plainDecimal('-12，345，678')).toBe('-12345678')
  // A decimal comma is not thrown away: 1,5 is not 15.
  for (const text of ['1,5', '0,125', '1234,567', '1,23,456', ',5']) {
    expect(plainDecimal(text)).toBe(text)
    expect(decimalProblem(plainDecimal(text))).toBe('not-a-number')
  }
})
