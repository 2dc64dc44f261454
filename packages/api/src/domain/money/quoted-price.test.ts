import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesByQuote } from './index.ts'

const line = (id: string, kindCode: string, quantity: number, abilityType = '1') => ({
  ...{ id, kindCode, abilityType, quantity },
  unit: '1.00',
})
const piece = (kindCode: string, abilityType = '1') => ({ kindCode, abilityType })

test('[BIZ-6] an order takes the pieces of a quote one after the other, and what was not quoted costs its list price', () => {
  const lines = [line('a', 'YB-60', 1), line('b', 'YB-60', 1), line('c', 'PT100', 1, '2')]
  const pieces = [piece('YB-60'), piece('PT100'), piece('YB-60'), piece('YB-60'), piece('PT100', '2')]
  expect(linesByQuote(lines, pieces).map((one) => one?.id)).toEqual(['a', undefined, 'b', undefined, 'c'])
})

test('[BIZ-6] no line gives more pieces than it was quoted for, and none is passed over while it has some', () => {
  const kind = fc.constantFrom('x', 'y')
  const quoted = fc.array(fc.tuple(kind, fc.nat(3)), { maxLength: 6 })
  fc.assert(
    fc.property(quoted, fc.array(kind, { maxLength: 20 }), (of, kinds) => {
      const lines = of.map(([name, quantity], place) => line(String(place), name, quantity))
      const taken = linesByQuote(
        lines,
        kinds.map((name) => piece(name)),
      )
      for (const name of ['x', 'y']) {
        const quantity = lines.filter((one) => one.kindCode === name).reduce((sum, one) => sum + one.quantity, 0)
        const wanted = kinds.filter((one) => one === name).length
        expect(taken.filter((one) => one?.kindCode === name)).toHaveLength(Math.min(quantity, wanted))
      }
      for (const one of lines) expect(taken.filter((other) => other === one).length).toBeLessThanOrEqual(one.quantity)
    }),
  )
})
