import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal } from '../decimals/index.ts'
import { contractPrices, type PricedItem, settle, sumOf } from './index.ts'

const item = (changes: Partial<PricedItem> = {}): PricedItem => ({
  ...{ kindCode: 'YB-60', abilityType: '1', price: '60.00', isQuoted: false },
  ...changes,
})

test('[BIZ-6] without a contract everything costs what it costs', () => {
  expect(contractPrices(undefined, [item()])).toEqual([{ price: '60.00', discounts: [], byContract: false }])
})

test('[BIZ-6] a list contract has prices of its own for what it lists', () => {
  const terms = { type: '0', prices: [{ kindCode: 'YB-60', abilityType: '1', price: '45.50' }] } as const
  expect(contractPrices(terms, [item(), item({ abilityType: '2' })]).map(({ price }) => price)).toEqual(['45.50', '60.00'])
})

test('[BIZ-6] a discount contract takes its share of the price list, and nothing of what was quoted', () => {
  const terms = { type: '1', share: '0.8' } as const
  const [listed, quoted] = contractPrices(terms, [item(), item({ price: '51.04', isQuoted: true })])
  expect(listed).toEqual({ price: '60.00', discounts: [{ type: '0', share: '0.8' }], byContract: true })
  expect(quoted).toEqual({ price: '51.04', discounts: [], byContract: false })
})

test('[BIZ-6][NUM-2] a package gives its parts in turn, and what is beyond it costs its list price', () => {
  const terms = { type: '2', sum: '100.00', items: 3, used: 1 } as const
  expect(contractPrices(terms, [item(), item(), item()]).map(({ price }) => price)).toEqual(['33.33', '33.33', '60.00'])
})

test('[BIZ-6][NUM-2] however the items of a package are settled, all of them come to its sum', () => {
  const cents = fc.nat(10_000_000)
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 80 }),
      (whole, items, lots) => {
        const sum = new Decimal(whole).dividedBy(100).toFixed(2)
        const nets: string[] = []
        let used = 0
        for (const lot of lots) {
          const count = Math.min(lot, items - used)
          const prices = contractPrices(
            { type: '2', sum, items, used },
            Array.from({ length: count }, () => item()),
          )
          expect(prices.every(({ byContract }) => byContract)).toBe(true)
          nets.push(settle(prices.map(({ price }) => ({ price, quantity: '1' }))).net)
          used += count
        }
        const rest = contractPrices(
          { type: '2', sum, items, used },
          Array.from({ length: items - used }, () => item()),
        )
        expect(sumOf([...nets, ...rest.map(({ price }) => price)])).toBe(sum)
      },
    ),
  )
})
