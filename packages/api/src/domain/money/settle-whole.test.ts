import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal } from '../decimals/index.ts'
import { settle, settleWhole } from './index.ts'

const inCents = (amount: string) => BigInt(amount.replace('.', ''))
const cents = (whole: number) => new Decimal(whole).dividedBy(100).toFixed(2)

test('[BIZ-7][NUM-2] a reduction of the whole is shared out over the lines', () => {
  const line = { price: '10.00', quantity: '1' }
  const { net, lines } = settleWhole([line, line, line], { type: '3', amount: '10.00' })
  expect(net).toBe('20.00')
  expect(lines.map((one) => one.net)).toEqual(['6.66', '6.67', '6.67'])
})

test('[BIZ-7][NUM-2] whatever is taken off the whole, the lines add up to the sum, and none goes below zero', () => {
  const line = fc.record({
    price: fc.nat(1_000_000).map(cents),
    quantity: fc.constant('1'),
    discounts: fc.array(fc.record({ type: fc.constant('2' as const), share: fc.constantFrom('0.85', '0.333', '1') }), {
      maxLength: 2,
    }),
    reductions: fc.array(fc.record({ type: fc.constant('0' as const), amount: fc.constant('rest' as const) }), { maxLength: 1 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.nat(1000), (lines, part) => {
      const before = settle(lines)
      fc.pre(inCents(before.net) > 0n)
      const off = (inCents(before.net) * BigInt(part)) / 1000n
      const after = settleWhole(lines, { type: '3', amount: cents(Number(off)) })
      expect(inCents(after.net)).toBe(inCents(before.net) - off)
      expect(inCents(after.net)).toBe(after.lines.reduce((sum, one) => sum + inCents(one.net), 0n))
      for (const one of after.lines) expect(inCents(one.net) >= 0n).toBe(true)
    }),
  )
})

test('[BIZ-7] more than everything comes to cannot be taken off', () => {
  expect(() => settleWhole([{ price: '1', quantity: '1' }], { type: '3', amount: '1.01' })).toThrow(RangeError)
})
