import { expect, test } from 'vitest'
import { dayOrToday } from './institute-day.ts'
import { readDate, readDateTime, readFirst, readLast, writeDate, writeDateTime } from './iso-date.ts'

test('[I18N-2] what is no date is shown as none', () => {
  for (const text of ['', '2026-02-30', '2026-1-1', '20/11/2026', 'x', null, undefined]) expect(readDate(text)).toBeNull()
  expect(readDate('2024-02-29')?.toString()).toBe('2024-02-29')
})

test('[I18N-2] what is no time of a day is shown as none', () => {
  for (const text of ['', '2026-11-20', '2026-11-20 24:00:00', '2026-11-20 9:00', '2026-13-01 09:00', null, undefined])
    expect(readDateTime(text), String(text)).toBeNull()
  const time = readDateTime('2026-11-20T09:05')
  expect(time && writeDateTime(time)).toBe('2026-11-20 09:05:00')
})

test('a day as a bound means its first or its last second', () => {
  const first = readFirst('2026-11-20')
  const last = readLast('2026-11-20')
  expect([first && writeDateTime(first), last && writeDateTime(last)]).toEqual(['2026-11-20 00:00:00', '2026-11-20 23:59:59'])
  const exact = readLast('2026-11-20 09:05:07')
  expect(exact && writeDateTime(exact)).toBe('2026-11-20 09:05:07')
  expect([readFirst('x'), readLast(null)]).toEqual([null, null])
})

test('today is the day that was given, else the day of the institute, wherever the device is', () => {
  expect(writeDate(dayOrToday('2026-11-20'))).toBe('2026-11-20')
  const inShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format
  const before = inShanghai(Date.now())
  const own = writeDate(dayOrToday('yesterday'))
  expect([before, inShanghai(Date.now())]).toContain(own)
})
