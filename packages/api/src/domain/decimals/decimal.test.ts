import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal, decimalOf, decimalPlaces, decimalText, isDecimalText, printedNumber, signedText, wide } from './index.ts'

test.each(['0', '-0', '7', '-7', '0.5', '-0.0365', '1.60', '007', '9'.repeat(30), `-${'9'.repeat(30)}.${'9'.repeat(30)}`])(
  '[NUM-2] %s is a decimal, and is read exactly',
  (text) => {
    expect(isDecimalText(text)).toBe(true)
    expect(decimalOf(text).equals(new Decimal(text))).toBe(true)
  },
)

test.each([
  ...[
    '',
    '-',
    '.',
    '.5',
    '5.',
    '1e3',
    '1E3',
    '+1',
    ' 1',
    '1 ',
    '1\n',
    '1,5',
    '1.5.5',
    '0x10',
    '0b1',
    'NaN',
    'Infinity',
    '１',
    '--1',
    '−1',
  ],
  ...['9'.repeat(31), `0.${'9'.repeat(31)}`, `${'9'.repeat(31)}.5`, '1x', 'x1'],
])('[NUM-2] %j is no decimal', (text) => {
  expect(isDecimalText(text)).toBe(false)
  expect(() => decimalOf(text)).toThrow(RangeError)
})

test('[NUM-2] what is no decimal is named, cut off where it is long', () => {
  expect(() => decimalOf('1e3')).toThrow('not a decimal: "1e3"')
  expect(() => decimalOf('x'.repeat(1000))).toThrow(new RangeError(`not a decimal: "${'x'.repeat(40)}"`))
})

test.each([
  ['7', 0],
  ['7.0', 1],
  ['-0.0365', 4],
  ['1.60', 2],
])('[NUM-1] %s has %i places', (text, places) => {
  expect(decimalPlaces(text)).toBe(places)
})

test.each([
  ['1.6', undefined, '1.6'],
  ['1.60', undefined, '1.6'],
  ['1.6', 2, '1.60'],
  ['-0', undefined, '0'],
  ['-0.00', 2, '0.00'],
  ['-0.004', 2, '0.00'],
  ['-0.006', 2, '-0.01'],
  ['-0.4', 0, '0'],
  ['-10', undefined, '-10'],
  ['-0.5', 1, '-0.5'],
] as const)('[NUM-1] %s with %s places is written %s', (text, places, written) => {
  expect(decimalText(decimalOf(text), places)).toBe(written)
})

test('[NUM-1] nothing is written with an exponent, however small or large', () => {
  expect(decimalText(new Decimal('1e-40'))).toBe(`0.${'0'.repeat(39)}1`)
  expect(decimalText(new Decimal('1e40'))).toBe(`1${'0'.repeat(40)}`)
  expect(String(new Decimal('1e40'))).toBe(`1${'0'.repeat(40)}`)
  expect(String(new Decimal('1e-40'))).toBe(`0.${'0'.repeat(39)}1`)
})

test.each([
  ['0.02', undefined, '+0.02'],
  ['-0.02', undefined, '-0.02'],
  ['0', undefined, '0'],
  ['0.004', 2, '0.00'],
  ['-0.004', 2, '0.00'],
  ['10', undefined, '+10'],
  ['100.0', 1, '+100.0'],
] as const)('[NUM-1] %s with %s places and its sign is %s', (text, places, written) => {
  expect(signedText(decimalOf(text), places)).toBe(written)
})

test.each([
  ['-0.5', '−0.5'],
  ['0.5', '0.5'],
  ['LX-2026', 'LX-2026'],
  ['-', '-'],
  ['-x', '-x'],
  ['5-5', '5-5'],
])('[NUM-1] %s is printed %s', (text, printed) => {
  expect(printedNumber(text)).toBe(printed)
})

test('[NUM-2] sixty digits are kept, and in wide arithmetic whatever two values come to', () => {
  const digits = fc.bigInt(-(10n ** 60n) + 1n, 10n ** 60n - 1n)
  fc.assert(
    fc.property(digits, digits, (one, other) => {
      expect(new Decimal(one.toString()).toFixed()).toBe(String(one))
      const [left, right] = [new Decimal(one.toString()), new Decimal(other.toString())]
      expect(wide(left).times(right).toFixed()).toBe((one * other).toString())
      expect(wide(left).plus(right).toFixed()).toBe((one + other).toString())
    }),
  )
})

test('[NUM-2] settings of other code do not reach our arithmetic', () => {
  expect(new Decimal(1).dividedBy(3).toFixed()).toBe(`0.${'3'.repeat(60)}`)
  expect(new Decimal('0.5').toDecimalPlaces(0).toFixed()).toBe('0')
  expect(new Decimal('1.5').toDecimalPlaces(0).toFixed()).toBe('2')
})
