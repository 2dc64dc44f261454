import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { isDay } from './index.ts'

test.each([
  [2026, 1, 31],
  [2026, 2, 28],
  [2024, 2, 29],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
  [2026, 12, 1],
])('[ADV-6] %i-%i-%i is a day', (year, month, day) => expect(isDay(year, month, day)).toBe(true))

test.each([
  [2026, 2, 29],
  [1900, 2, 29],
  [2024, 2, 30],
  [2026, 4, 31],
  [2026, 6, 31],
  [2026, 9, 31],
  [2026, 11, 31],
  [2026, 1, 32],
  [2026, 1, 0],
  [2026, 0, 1],
  [2026, 13, 1],
  [Number.NaN, 1, 1],
])('[ADV-6] %i-%i-%i is none', (year, month, day) => expect(isDay(year, month, day)).toBe(false))

propertyTest.prop([fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 })])(
  '[ADV-6] a day is one that a calendar does not move',
  (year, month, day) => {
    const date = new Date(0)
    date.setUTCFullYear(year, month - 1, day)
    expect(isDay(year, month, day)).toBe(date.getUTCMonth() === month - 1 && date.getUTCDate() === day)
  },
)
