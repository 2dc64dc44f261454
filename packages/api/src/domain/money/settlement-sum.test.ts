import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf } from '../decimals/index.ts'
import { settle, settleLine, sumOf } from './index.ts'

test('[NUM-2] a line is discounted, then reduced, half-even to the cent', () => {
  expect(settleLine({ price: '60.00', quantity: '3', discount: '0.85', reduction: '3' })).toEqual({
    gross: '180.00',
    discounted: '153.00',
    net: '150.00',
  })
  expect(settleLine({ price: '0.05', quantity: '1', discount: '0.5' })).toEqual({
    gross: '0.05',
    discounted: '0.02',
    net: '0.02',
  })
  expect(settleLine({ price: '0.15', quantity: '1', discount: '0.5' })).toEqual({
    gross: '0.15',
    discounted: '0.08',
    net: '0.08',
  })
})

test('[NUM-2] lines are rounded first and then added, so that print adds up', () => {
  const line = { price: '10.01', quantity: '1', discount: '0.333' }
  expect(settle([line, line, line])).toMatchObject({ gross: '30.03', net: '9.99' })
  expect(sumOf(['0.10', '0.20'])).toBe('0.30')
  expect(sumOf([])).toBe('0.00')
})

test('[NUM-2] the sum is exactly that of the printed lines, whatever they are', () => {
  const cents = fc.nat(10_000_000).map((amount) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`)
  const line = fc.record({
    price: cents,
    quantity: fc.nat(500).map(String),
    discount: fc.nat(1000).map((share) => (share === 1000 ? '1' : `0.${String(share).padStart(3, '0')}`)),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const { lines: settled, net } = settle(lines)
      expect(BigInt(net.replace('.', ''))).toBe(settled.reduce((sum, one) => sum + BigInt(one.net.replace('.', '')), 0n))
      for (const one of settled) expect(decimalOf(one.net).lessThanOrEqualTo(one.gross)).toBe(true)
    }),
  )
})

test('[NUM-2] a line that cannot be is refused', () => {
  for (const line of [
    { price: '-1', quantity: '1' },
    { price: '1', quantity: '1.5' },
    { price: '1', quantity: '1', discount: '1.1' },
    { price: '1', quantity: '1', reduction: '1.01' },
    { price: '1e2', quantity: '1' },
  ]) {
    expect(() => settleLine(line)).toThrow(RangeError)
  }
})
