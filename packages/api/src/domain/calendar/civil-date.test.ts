import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayInShanghai, daysBetween, isCivilDate } from './index.ts'

test.each(['2026-11-20', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31', '2026-04-30'])('%s is a day', (text) => {
  expect(isCivilDate(text)).toBe(true)
})

test.each([
  ...['2026-02-29', '1900-02-29', '2026-04-31', '2026-00-10', '2026-13-10', '2026-01-00', '2026-01-32', '0999-12-31'],
  ...['', '2026-1-01', '20260101', '2026/01/01', ' 2026-01-01', '2026-01-01 ', '2026-01-0１', '2026-01-01T00:00:00Z'],
  ...['12026-01-01', '2026-01-011', 'x2026-01-01'],
])('%j is no day', (text) => {
  expect(isCivilDate(text)).toBe(false)
  expect(() => addDays(text, 1)).toThrow(RangeError)
  expect(() => addMonths(text, 1)).toThrow(RangeError)
})

test('what is no day is named, cut off where it is long', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(new RangeError('not a date: "tomorrow"'))
  expect(() => addMonths('x'.repeat(1000), 1)).toThrow(new RangeError(`not a date: "${'x'.repeat(20)}"`))
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-31', 12, '2027-05-31'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

test('days that are added can be taken away again, and later days are greater texts', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 40_000 }), (date, days) => {
      const later = addDays(date, days)
      expect(isCivilDate(later)).toBe(true)
      expect(later > date).toBe(true)
      expect(addDays(later, -days)).toBe(date)
    }),
  )
})

test('a month later is the same day of the month, or that month’s last', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -600, max: 600 }), (date, months) => {
      const moved = addMonths(date, months)
      expect(isCivilDate(moved)).toBe(true)
      if (moved.slice(8) !== date.slice(8)) expect(addDays(moved, 1).slice(8)).toBe('01')
    }),
  )
})

test('the day in China begins eight hours before that of Greenwich', () => {
  expect(dayInShanghai(new Date('2026-11-19T15:59:59.999Z'))).toBe('2026-11-19')
  expect(dayInShanghai(new Date('2026-11-19T16:00:00Z'))).toBe('2026-11-20')
})

test.each([
  ['2026-11-24', '2026-11-24', 0],
  ['2026-11-24', '2026-11-25', 1],
  ['2026-11-24', '2026-11-22', -2],
  ['2024-02-28', '2024-03-01', 2],
])('[BIZ-4] from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
  expect(addDays(from, daysBetween(from, to))).toBe(to)
})
