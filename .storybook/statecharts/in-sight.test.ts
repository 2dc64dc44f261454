import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Area, whereSeen } from './in-sight.ts'

const seen: Area = { x: 100, y: 200, width: 390, height: 400 }

/** Whether an area lies whole in what is seen from there. */
const isSeen = ({ x, y }: { x: number; y: number }, one: Area) =>
  one.x >= x && one.y >= y && one.x + one.width <= x + seen.width && one.y + one.height <= y + seen.height

test('[DS-2] a drawing stays where it is while all that is wanted is seen, or nothing is', () => {
  expect(whereSeen(seen, [])).toEqual({ x: 100, y: 200 })
  expect(whereSeen(seen, [{ x: 100, y: 200, width: 390, height: 400 }])).toEqual({ x: 100, y: 200 })
})

test('[DS-2] what reaches over an edge comes into the middle, along that axis alone', () => {
  expect(whereSeen(seen, [{ x: 440, y: 300, width: 100, height: 50 }])).toEqual({ x: 295, y: 200 })
  expect(whereSeen(seen, [{ x: 120, y: 190, width: 100, height: 50 }])).toEqual({ x: 100, y: 15 })
})

test('[DS-2] what is longer than what is seen shows its beginning', () => {
  expect(whereSeen(seen, [{ x: 600, y: 300, width: 800, height: 50 }])).toEqual({ x: 600, y: 200 })
  expect(whereSeen(seen, [{ x: 600, y: 300, width: 380, height: 50 }])).toEqual({ x: 590, y: 200 })
})

// Near enough to each other that both often fit.
const area = fc.record({
  x: fc.integer({ min: 0, max: 700 }),
  y: fc.integer({ min: 0, max: 700 }),
  width: fc.integer({ min: 1, max: 390 }),
  height: fc.integer({ min: 1, max: 400 }),
})

test('[DS-2] the most wanted is always seen whole, and the next as well wherever both fit', () => {
  fc.assert(
    fc.property(area, area, (first, second) => {
      const place = whereSeen(seen, [first, second])
      expect(isSeen(place, first)).toBe(true)
      const width = Math.max(first.x + first.width, second.x + second.width) - Math.min(first.x, second.x)
      const height = Math.max(first.y + first.height, second.y + second.height) - Math.min(first.y, second.y)
      if (width <= seen.width && height <= seen.height) expect(isSeen(place, second)).toBe(true)
    }),
  )
})
