import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { drawnRows, firstDrawn, follow, placeOf, type RowTrack, reveal, spacerHeight, tallest, topOf } from './row-track.ts'

const millions: RowTrack = { rows: 2_000_000, rowHeight: 32, body: 687 }
const thousands: RowTrack = { rows: 50_000, rowHeight: 32, body: 687 }
const lastTop = ({ rows, rowHeight, body }: RowTrack) => rows * rowHeight - body

test('[TBL-2] a list is as tall as its rows until no element may be taller', () => {
  expect(spacerHeight(thousands)).toBe(1_600_000)
  expect(spacerHeight(millions)).toBe(tallest)
})

test('[TBL-2] of a list that is not scaled every place is its own pixel', () => {
  expect([placeOf(thousands, 12_345), topOf(thousands, 12_345)]).toEqual([12_345, 12_345])
  expect(follow(thousands, { place: 0, top: 0 }, 20_000)).toEqual({ place: 20_000, top: 20_000 })
})

test('[TBL-2] the ends of the scroll bar are the ends of two million rows', () => {
  const last = tallest - millions.body
  expect([topOf(millions, 0), topOf(millions, last)]).toEqual([0, lastTop(millions)])
  expect([placeOf(millions, 0), placeOf(millions, lastTop(millions))]).toEqual([0, last])
})

property.prop([fc.integer({ min: 0, max: lastTop(millions) })])(
  '[TBL-2] each pixel of the rows has its place, and comes back',
  (top) => {
    expect(topOf(millions, placeOf(millions, top))).toBeCloseTo(top, 3)
  },
)

property.prop([
  fc.integer({ min: 0, max: lastTop(millions) }),
  fc.array(fc.integer({ min: -2400, max: 2400 }), { maxLength: 400 }),
])(
  '[TBL-2] the wheel moves two million rows by true pixels from anywhere, and never runs against an end of the scroll bar before the rows do',
  (from, notches) => {
    let stand = { place: placeOf(millions, from), top: topOf(millions, placeOf(millions, from)) }
    for (const notch of notches) {
      const wanted = Math.max(0, Math.min(stand.top + notch, lastTop(millions)))
      const place = Math.max(0, Math.min(stand.place + notch, tallest - millions.body))
      stand = follow(millions, stand, place)
      expect(Math.abs(stand.top - wanted)).toBeLessThan(1)
      expect(Math.abs(stand.place - placeOf(millions, stand.top)), 'the scroll bar lags').toBeLessThanOrEqual(20_000)
    }
  },
)

test('[TBL-2] the scroll bar of a scaled list is put right before it lags far behind', () => {
  let stand = { place: placeOf(millions, 30_000_000), top: 30_000_000 }
  for (let notch = 0; notch < 200; notch += 1) {
    stand = follow(millions, stand, stand.place + 400)
    expect(Math.abs(stand.place - placeOf(millions, stand.top))).toBeLessThanOrEqual(20_000)
  }
  expect(stand.top).toBeCloseTo(30_080_000, 0)
})

test('[TBL-2] a drag of the thumb goes to its share of the rows', () => {
  const half = (tallest - millions.body) / 2
  expect(follow(millions, { place: 0, top: 0 }, half).top).toBeCloseTo(lastTop(millions) / 2, 0)
})

property.prop([fc.integer({ min: 0, max: lastTop(millions) }), fc.integer({ min: 0, max: millions.rows - 1 })])(
  '[TBL-2] a row that is brought into sight is seen whole, and moves nothing where it was',
  (from, row) => {
    const stand = { place: placeOf(millions, from), top: from }
    const { top } = reveal(millions, stand, row)
    expect(top).toBeLessThanOrEqual(row * 32)
    expect(top + millions.body).toBeGreaterThanOrEqual((row + 1) * 32)
    if (from <= row * 32 && from + millions.body >= (row + 1) * 32) expect(top).toBe(from)
  },
)

test('[TBL-2] what is drawn reaches a notch of the wheel beyond what is seen, on both sides', () => {
  for (const top of [0, 1, 31, 32, 5000, 5017, lastTop(thousands)]) {
    const drawn = drawnRows(thousands, true)
    const first = firstDrawn(thousands, top, drawn, true)
    expect(first * 32).toBeLessThanOrEqual(Math.max(0, top - 400))
    expect((first + drawn) * 32).toBeGreaterThanOrEqual(Math.min(top + thousands.body + 400, 1_600_000))
  }
})

test('[TBL-2] at first no more is drawn than what is seen', () => {
  for (const top of [0, 31, 5017, lastTop(thousands)]) {
    const drawn = drawnRows(thousands, false)
    const first = firstDrawn(thousands, top, drawn, false)
    expect(drawn).toBe(23)
    expect(first * 32).toBeLessThanOrEqual(top)
    expect((first + drawn) * 32).toBeGreaterThanOrEqual(top + thousands.body)
  }
})
