import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf } from '../decimals/index.ts'
import { dictionaries } from '../dictionaries/index.ts'
import { settle, settleLine, sumOf } from './index.ts'

const inCents = (amount: string) => BigInt(amount.replace('.', ''))

test('[NUM-2] a line is discounted, then reduced, half-even to the cent', () => {
  const line = {
    price: '60.00',
    quantity: '3',
    discounts: [{ type: '0', share: '0.85' }],
    reductions: [{ type: '3', amount: '3' }],
  } as const
  expect(settleLine(line)).toEqual({
    gross: '180.00',
    discounts: [{ type: '0', amount: '27.00' }],
    discounted: '153.00',
    reductions: [{ type: '3', amount: '3.00' }],
    net: '150.00',
  })
  expect(settleLine({ price: '1.005', quantity: '1' })).toEqual({
    gross: '1.00',
    discounts: [],
    discounted: '1.00',
    reductions: [],
    net: '1.00',
  })
})

test.each([
  ['0.05', '0.02'],
  ['0.15', '0.08'],
  ['0.25', '0.12'],
  ['0.35', '0.18'],
])('[NUM-2] half of %s is %s', (price, half) => {
  expect(settleLine({ price, quantity: '1', discounts: [{ type: '2', share: '0.5' }] }).net).toBe(half)
})

test('[NUM-2] discounts follow one another, each on what is left', () => {
  const discounts = [
    { type: '0', share: '0.9' },
    { type: '2', share: '0.333' },
  ] as const
  expect(settleLine({ price: '10.05', quantity: '1', discounts })).toMatchObject({
    gross: '10.05',
    discounts: [
      { type: '0', amount: '1.01' },
      { type: '2', amount: '6.03' },
    ],
    discounted: '3.01',
    net: '3.01',
  })
})

test('[NUM-2] nothing is to be paid for what is reduced by the rest', () => {
  const reductions = [
    { type: '2', amount: '10' },
    { type: '0', amount: 'rest' },
  ] as const
  expect(settleLine({ price: '60', quantity: '1', reductions })).toMatchObject({
    reductions: [
      { type: '2', amount: '10.00' },
      { type: '0', amount: '50.00' },
    ],
    net: '0.00',
  })
})

test('[NUM-2] lines are rounded first and then added, so that print adds up', () => {
  const line = { price: '10.01', quantity: '1', discounts: [{ type: '1', share: '0.333' }] } as const
  expect(settle([line, line, line])).toMatchObject({ gross: '30.03', net: '9.99' })
  expect(sumOf(['0.10', '0.20'])).toBe('0.30')
  expect(sumOf(['0.004', '0.001'])).toBe('0.00')
  expect(sumOf(['0.004', '0.011'])).toBe('0.02')
  expect(sumOf([])).toBe('0.00')
})

test('[NUM-2] amounts of any size keep their cents', () => {
  expect(settleLine({ price: `${'9'.repeat(20)}.99`, quantity: '99999999' }).net).toBe('9999999899999999999999000000.01')
  expect(sumOf([`${'9'.repeat(29)}.99`, '0.01'])).toBe(`1${'0'.repeat(29)}.00`)
})

const amount = fc.nat(10_000_000).map((whole) => `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`)
const share = fc.nat(1000).map((part) => (part === 1000 ? '1' : `0.${String(part).padStart(3, '0')}`))
const discountType = fc.constantFrom(...dictionaries.discount_type.entries.map(({ key }) => key))
const reductionType = fc.constantFrom(...dictionaries.reduction_type.entries.map(({ key }) => key))

test('[NUM-2] every kind of discount and reduction adds up to the cent, and the sum is that of the printed lines', () => {
  const line = fc.record({
    price: amount,
    quantity: fc.nat(500).map(String),
    discounts: fc.array(fc.record({ type: discountType, share }), { maxLength: 4 }),
    reductions: fc.array(fc.record({ type: reductionType, amount: fc.constantFrom('rest' as const, '0', '0.00') }), {
      maxLength: 3,
    }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { lines: settled, net, gross } = settle(lines)
      expect(inCents(net)).toBe(settled.reduce((sum, one) => sum + inCents(one.net), 0n))
      expect(inCents(gross)).toBe(settled.reduce((sum, one) => sum + inCents(one.gross), 0n))
      settled.forEach((one, place) => {
        const taken = [...one.discounts, ...one.reductions].reduce((sum, step) => sum + inCents(step.amount), 0n)
        expect(inCents(one.gross) - taken).toBe(inCents(one.net))
        expect(decimalOf(one.net).isNegative()).toBe(false)
        expect(one.discounts.map(({ type }) => type)).toEqual(lines[place]?.discounts.map(({ type }) => type))
        expect(one.net).toMatch(/^\d+\.\d\d$/)
      })
    }),
  )
})

test('[NUM-2] one discount takes what whole-number arithmetic takes', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(1000), (whole, part) => {
      const price = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
      const line = { price, quantity: '1', discounts: [{ type: '0', share: (part / 1000).toFixed(3) }] } as const
      const exact = BigInt(whole) * BigInt(part)
      const [down, twice] = [exact / 1000n, (exact % 1000n) * 2n]
      const expected = down + (twice > 1000n || (twice === 1000n && down % 2n === 1n) ? 1n : 0n)
      expect(inCents(settleLine(line).net)).toBe(expected)
    }),
  )
})

test.each([
  ['a negative price', 'a line has a negative number: -1', { price: '-1', quantity: '1' }],
  ['a negative quantity', 'a line has a negative number: -1', { price: '1', quantity: '-1' }],
  ['half a piece', 'a quantity is whole: 1.5', { price: '1', quantity: '1.5' }],
  ['a price that is no number', 'not a decimal: "1e2"', { price: '1e2', quantity: '1' }],
  [
    'a discount that raises the price',
    'a discount pays at most the whole price: 1.1',
    { price: '1', quantity: '1', discounts: [{ type: '0', share: '1.1' }] },
  ],
  [
    'a negative discount',
    'a line has a negative number: -0.1',
    { price: '1', quantity: '1', discounts: [{ type: '0', share: '-0.1' }] },
  ],
  [
    'a reduction of more than is left',
    'a reduction of 1.01 is more than the 1.00 that is left',
    { price: '1', quantity: '1', reductions: [{ type: '3', amount: '1.01' }] },
  ],
  [
    'a negative reduction',
    'a line has a negative number: -0.01',
    { price: '1', quantity: '1', reductions: [{ type: '3', amount: '-0.01' }] },
  ],
  [
    'a reduction after all is taken',
    'a reduction of 0.01 is more than the 0.00 that is left',
    {
      price: '1',
      quantity: '1',
      reductions: [
        { type: '0', amount: 'rest' },
        { type: '3', amount: '0.01' },
      ],
    },
  ],
] as const)('[NUM-2] %s is refused: %s', (_name, message, line) => {
  expect(() => settleLine(line)).toThrow(new RangeError(message))
})

test('[NUM-2] minus zero is zero', () => {
  expect(settleLine({ price: '-0.00', quantity: '1' }).net).toBe('0.00')
})
