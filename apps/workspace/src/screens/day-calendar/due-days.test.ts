import { expect, test } from 'vitest'
import { daysOf, marksOf, monthOf } from './due-days.ts'

test('[BIZ-8] a calendar asks for the weeks around its month, also around the turn of the year', () => {
  expect(monthOf('2026-02')).toEqual(['2026-02-01', '2026-02-28'])
  expect(monthOf('2026-12')).toEqual(['2026-12-01', '2026-12-31'])
  expect(daysOf('2026-12')).toEqual({ from: '2026-11-25', to: '2027-01-14' })
})

test('[BIZ-8] what is overdue, what is due soon and what is due later look different', () => {
  const marks = marksOf(
    [
      { day: '2026-11-23', count: 1 },
      { day: '2026-11-24', count: 2 },
      { day: '2026-12-24', count: 3 },
      { day: '2026-12-25', count: 4 },
    ],
    '2026-11-24',
    (count) => `${count} 项`,
  )
  expect(Object.values(marks).map(({ tone }) => tone)).toEqual(['danger', 'warning', 'warning', 'info'])
  expect(marks['2026-12-24']).toMatchObject({ count: 3, label: '3 项' })
})
