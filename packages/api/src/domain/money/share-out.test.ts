import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal, decimalOf } from '../decimals/index.ts'
import { shareOut, sumOf } from './index.ts'

test.each([
  ['100.00', ['1', '1', '1'], ['33.34', '33.33', '33.33']],
  ['0.02', ['1', '1', '1'], ['0.01', '0.01', '0.00']],
  ['100', ['1', '2', '3'], ['16.67', '33.33', '50.00']],
  ['1000.00', ['60.00', '120.00', '0'], ['333.33', '666.67', '0.00']],
  ['0', ['5', '7'], ['0.00', '0.00']],
  ['9.99', ['0.0001'], ['9.99']],
])('[NUM-2] %s shared out over %j is %j', (sum, weights, shares) => {
  expect(shareOut(sum, weights)).toEqual(shares)
})

test('[NUM-2] shares add up to the sum, and none is a cent away from its proportion', () => {
  const whole = fc.bigInt(0n, 10n ** 20n)
  const weights = fc.array(fc.bigInt(0n, 10n ** 12n), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(whole, weights, (cents, parts) => {
      fc.pre(parts.some((part) => part > 0n))
      const sum = new Decimal(cents.toString()).dividedBy(100).toFixed(2)
      const shares = shareOut(sum, parts.map(String))
      expect(sumOf(shares)).toBe(sum)
      const total = parts.reduce((all, part) => all + part, 0n)
      shares.forEach((share, place) => {
        const exact = new Decimal((cents * (parts[place] ?? 0n)).toString()).dividedBy(total.toString()).dividedBy(100)
        expect(decimalOf(share).minus(exact).abs().lessThan('0.01')).toBe(true)
      })
    }),
  )
})

test.each([
  ['-0.01', ['1'], 'a sum of whole cents, not below zero, is shared out: -0.01'],
  ['0.001', ['1'], 'a sum of whole cents, not below zero, is shared out: 0.001'],
  ['1', [], 'a sum is shared out over weights above zero'],
  ['1', ['0', '0'], 'a sum is shared out over weights above zero'],
  ['1', ['2', '-1'], 'a sum is shared out over weights above zero'],
  ['1e2', ['1'], 'not a decimal: "1e2"'],
])('[NUM-2] %s cannot be shared out over %j: %s', (sum, weights, message) => {
  expect(() => shareOut(sum, weights)).toThrow(new RangeError(message))
})
