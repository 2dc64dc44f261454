import { addDays, addMonths } from '@etalon/api/domain'
import type { DayMark } from '@etalon/ui/calendar'
import { urgencyOf } from '../enterprise/urgency.ts'

/** The days that a calendar shows of a month (`yyyy-MM`): those of the weeks around it, too. */
export const daysOf = (month: string): { readonly from: string; readonly to: string } => ({
  from: addDays(`${month}-01`, -6),
  to: addDays(addMonths(`${month}-01`, 1), 13),
})

/** The first and the last day of a month (`yyyy-MM`). */
export const monthOf = (month: string): readonly [first: string, last: string] => [
  `${month}-01`,
  addDays(addMonths(`${month}-01`, 1), -1),
]

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** The tone of each urgency, as the calendar marks it. */
export const tones = { over: 'danger', soon: 'warning', later: 'info' } as const

/** What a calendar marks: how much is due on each day, in the colour of how pressing it is. */
export const marksOf = (
  counts: readonly { readonly day: string; readonly count: number }[],
  today: string,
  label: (count: number) => string,
): Readonly<Record<string, DayMark>> =>
  Object.fromEntries(
    counts.map(({ day, count }) => [
      day,
      { count, tone: tones[urgencyOf(dayNumber(day) - dayNumber(today))], label: label(count) },
    ]),
  )
