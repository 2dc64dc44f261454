import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal } from '../decimals/index.ts'
import { settleWhole, sumsByOrder } from './index.ts'

const inCents = (amount: string) => BigInt(amount.replace('.', ''))
const cents = (whole: number) => new Decimal(whole).dividedBy(100).toFixed(2)
const added = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + inCents(amount), 0n)

test('[BIZ-7][NUM-2] of a joint settlement each order says what it comes to, in the order in which they stand', () => {
  const line = (orderId: string, price: string, net: string) => ({ orderId, price, net })
  const sums = sumsByOrder([line('2', '10.00', '9.50'), line('1', '0.01', '0.00'), line('2', '5.00', '4.75')])
  expect(sums).toMatchObject([
    { orderId: '2', gross: '15.00', net: '14.25' },
    { orderId: '1', gross: '0.01', net: '0.00' },
  ])
  expect(sums.map(({ lines }) => lines.length)).toEqual([2, 1])
  expect(sumsByOrder([])).toEqual([])
})

test('[BIZ-7][NUM-2] however a discount and a reduction are spread over several orders, the orders add up to the bill to the cent', () => {
  const line = fc.record({
    orderId: fc.integer({ min: 1, max: 6 }).map(String),
    price: fc.nat(1_000_000).map(cents),
    quantity: fc.constant('1'),
    discounts: fc.array(fc.record({ type: fc.constant('2'), share: fc.constantFrom('0.85', '0.333', '0.9999', '1') }), {
      maxLength: 2,
    }),
    reductions: fc.array(fc.record({ type: fc.constant('0'), amount: fc.constant('rest' as const) }), { maxLength: 1 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), fc.nat(1000), (lines, part) => {
      const before = settleWhole(lines)
      fc.pre(inCents(before.net) > 0n)
      const off = (inCents(before.net) * BigInt(part)) / 1000n
      const whole = settleWhole(lines, { type: '3', amount: cents(Number(off)) })
      const orders = sumsByOrder(
        lines.map(({ orderId, price }, place) => ({ orderId, price, net: whole.lines[place]?.net ?? '0' })),
      )
      expect(added(orders.map(({ net }) => net))).toBe(inCents(before.net) - off)
      expect(added(orders.map(({ net }) => net))).toBe(inCents(whole.net))
      expect(added(orders.map(({ gross }) => gross))).toBe(inCents(whole.gross))
      for (const { net, gross, lines: own } of orders) {
        expect(inCents(net)).toBe(added(own.map((one) => one.net)))
        expect(inCents(net) <= inCents(gross)).toBe(true)
      }
    }),
  )
})
