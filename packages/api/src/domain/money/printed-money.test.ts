import { expect, test } from 'vitest'
import { printedMoney } from './index.ts'

test.each([
  ['0', '0.00'],
  ['7.5', '7.50'],
  ['999.99', '999.99'],
  ['1000', '1,000.00'],
  ['1234567.8', '1,234,567.80'],
  ['-12345.60', '\u221212,345.60'],
  // What BladeX keeps with eight decimals.
  ['0.00000000', '0.00'],
  ['1520.00000000', '1,520.00'],
  ['0.12500000', '0.125'],
  ['—', '—'],
  ['', ''],
])('[NUM-1] an amount of %s is read as %s', (text, printed) => {
  expect(printedMoney(text)).toBe(printed)
})
