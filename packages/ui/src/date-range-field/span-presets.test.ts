import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SpanPreset, spanOf, spanPresets } from './span-presets.ts'

const table: readonly [today: string, preset: SpanPreset, start: string, end: string][] = [
  ['2026-11-20', 'today', '2026-11-20', '2026-11-20'],
  ['2026-11-20', 'thisWeek', '2026-11-16', '2026-11-22'],
  // Monday and Sunday belong to the week between them.
  ['2026-11-16', 'thisWeek', '2026-11-16', '2026-11-22'],
  ['2026-11-22', 'thisWeek', '2026-11-16', '2026-11-22'],
  ['2027-01-01', 'thisWeek', '2026-12-28', '2027-01-03'],
  ['2026-11-20', 'thisMonth', '2026-11-01', '2026-11-30'],
  ['2028-02-10', 'thisMonth', '2028-02-01', '2028-02-29'],
  ['2026-11-20', 'lastMonth', '2026-10-01', '2026-10-31'],
  // The 31st has no day of its own in the month before.
  ['2027-03-31', 'lastMonth', '2027-02-01', '2027-02-28'],
  ['2027-01-15', 'lastMonth', '2026-12-01', '2026-12-31'],
  ['2026-11-20', 'thisQuarter', '2026-10-01', '2026-12-31'],
  ['2026-01-01', 'thisQuarter', '2026-01-01', '2026-03-31'],
  ['2026-06-30', 'thisQuarter', '2026-04-01', '2026-06-30'],
  ['2026-07-31', 'thisQuarter', '2026-07-01', '2026-09-30'],
  ['2026-11-20', 'thisYear', '2026-01-01', '2026-12-31'],
]

for (const [today, preset, start, end] of table) {
  test(`[SRCH-2] on ${today}, ${preset} is ${start} to ${end}`, () => {
    expect(spanOf(preset, { today })).toEqual({ start, end })
    expect(spanOf(preset, { today, withTime: true })).toEqual({ start: `${start} 00:00:00`, end: `${end} 23:59:59` })
  })
}

test('a span is cut to what is allowed, and there is none where nothing is allowed', () => {
  const today = '2026-11-20'
  expect(spanOf('thisMonth', { today, min: '2026-11-10', max: '2026-11-20' })).toEqual({ start: '2026-11-10', end: '2026-11-20' })
  expect(spanOf('lastMonth', { today, min: '2026-11-01' })).toBeUndefined()
  expect(spanOf('today', { today, max: '2026-11-19' })).toBeUndefined()
  expect(spanOf('today', { today, min: today, max: today })).toEqual({ start: today, end: today })
  expect(spanOf('today', { today, withTime: true, min: '2026-11-20 08:00:00', max: '2026-11-20' })).toEqual({
    start: '2026-11-20 08:00:00',
    end: '2026-11-20 23:59:59',
  })
  expect(spanOf('today', { today, withTime: true, min: '2026-11-21' })).toBeUndefined()
  expect(spanOf('thisYear', { today, withTime: true, max: '2026-11-20 10:30:00' })?.end).toBe('2026-11-20 10:30:00')
})

test('every span of the present holds today, on any day', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const today = date.toISOString().slice(0, 10)
      for (const preset of spanPresets.filter((one) => one !== 'lastMonth')) {
        const span = spanOf(preset, { today })
        expect(span && span.start <= today && today <= span.end).toBe(true)
      }
      const last = spanOf('lastMonth', { today })
      expect(last && last.end < today).toBe(true)
    }),
  )
})
