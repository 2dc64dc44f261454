import { dayInShanghai } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { officeDaysAt } from './office-days.ts'

test.each([
  ['00:00:30', '2026-11-24', '2026-11-24T15:59:30.000Z'],
  ['00:05:00', '2026-11-25', '2026-11-24T16:04:00.000Z'],
  ['07:30:00', '2026-11-25', '2026-11-24T23:29:00.000Z'],
  ['09:59:00', '2026-11-25', '2026-11-25T01:58:00.000Z'],
  ['10:30:00', '2026-11-25', '2026-11-25T02:00:00.000Z'],
  ['23:59:59', '2026-11-25', '2026-11-25T02:00:00.000Z'],
])('[BIZ-6] at %s in Shanghai the office works on %s, at a moment of that day that has gone by', (time, day, moment) => {
  const days = officeDaysAt(new Date(`2026-11-25T${time}+08:00`))
  expect(days.day).toBe(day)
  expect(days.at(0)).toBe(moment)
  expect(dayInShanghai(new Date(days.at(0)))).toBe(day)
  expect(days.at(3)).toBe('2026-11-22T02:00:00.000Z')
})
