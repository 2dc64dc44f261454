import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteLine, quoteSum, settle } from './index.ts'

const inCents = (amount: string) => BigInt(amount.replace('.', ''))
const price = fc.nat(10_000_000).map((whole) => `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`)
const share = fc.nat(10_000).map((part) => (part === 10_000 ? '1' : `0.${String(part).padStart(4, '0')}`))
const line = fc.record({ price, quantity: fc.nat(9999).map(String), share })

test.each([
  [
    { price: '60.00', quantity: '3', share: '0.85' },
    { unit: '51.00', amount: '153.00', gross: '180.00' },
  ],
  // Half-even, on one piece: 10.05 by half is 5.02, and three of them 15.06.
  [
    { price: '10.05', quantity: '3', share: '0.5' },
    { unit: '5.02', amount: '15.06', gross: '30.15' },
  ],
  [
    { price: '0.35', quantity: '2', share: '0.5' },
    { unit: '0.18', amount: '0.36', gross: '0.70' },
  ],
  [
    { price: '0.1', quantity: '3', share: '1' },
    { unit: '0.10', amount: '0.30', gross: '0.30' },
  ],
  [
    { price: '99.99', quantity: '0', share: '1' },
    { unit: '99.99', amount: '0.00', gross: '0.00' },
  ],
])('[BIZ-6][NUM-2] %j comes to %j', (given, expected) => {
  expect(quoteLine(given)).toEqual(expected)
})

test('[BIZ-6][NUM-2] lines add up to the sum, and each line is its piece times the quantity', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const { lines: quoted, gross, amount } = quoteSum(lines)
      expect(inCents(amount)).toBe(quoted.reduce((sum, one) => sum + inCents(one.amount), 0n))
      expect(inCents(gross)).toBe(quoted.reduce((sum, one) => sum + inCents(one.gross), 0n))
      quoted.forEach((one, place) => {
        expect(inCents(one.amount)).toBe(inCents(one.unit) * BigInt(lines[place]?.quantity ?? '0'))
        expect(inCents(one.unit) <= inCents(lines[place]?.price ?? '0')).toBe(true)
        for (const text of [one.unit, one.amount, one.gross]) expect(text).toMatch(/^\d+\.\d\d$/)
      })
    }),
  )
})

test('[BIZ-6][BIZ-7][NUM-2] settled piece by piece, a quote comes to what was quoted', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ price, quantity: fc.nat(20).map(String), share }), { maxLength: 8 }), (lines) => {
      const { lines: quoted, amount } = quoteSum(lines)
      const pieces = quoted.flatMap(({ unit }, place) =>
        Array.from({ length: Number(lines[place]?.quantity) }, () => ({ price: unit, quantity: '1' })),
      )
      expect(settle(pieces).net).toBe(amount)
    }),
  )
})

test.each([
  [{ price: '-1', quantity: '1', share: '1' }, 'a line has a negative number: -1'],
  [{ price: '1', quantity: '1.5', share: '1' }, 'a quantity is whole: 1.5'],
  [{ price: '1', quantity: '-2', share: '1' }, 'a line has a negative number: -2'],
  [{ price: '1', quantity: '1', share: '1.01' }, 'a discount pays at most the whole price: 1.01'],
])('[NUM-2] %j is refused: %s', (given, message) => {
  expect(() => quoteLine(given)).toThrow(new RangeError(message))
})
