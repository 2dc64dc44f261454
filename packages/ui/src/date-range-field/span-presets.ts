import { type CalendarDate, endOfMonth, endOfWeek, startOfMonth, startOfWeek, startOfYear } from '@internationalized/date'
import { dayOrToday, firstDayOfWeek, readDate, readFirst, readLast, writeDate, writeDateTime } from '../iso-date/index.ts'

/** From one day to another, both included, each `yyyy-MM-dd`; with times of day, `yyyy-MM-dd HH:mm:ss`. */
export interface DateSpan {
  start: string
  end: string
}

/** Spans that are asked for so often that one press chooses them. */
export const spanPresets = ['today', 'thisWeek', 'thisMonth', 'lastMonth', 'thisQuarter', 'thisYear'] as const

/** One of them. */
export type SpanPreset = (typeof spanPresets)[number]

// Where a week begins is said by us, so any locale does.
const anyLocale = 'zh-CN'

const spans: Readonly<Record<SpanPreset, (today: CalendarDate) => readonly [CalendarDate, CalendarDate]>> = {
  today: (day) => [day, day],
  thisWeek: (day) => [startOfWeek(day, anyLocale, firstDayOfWeek), endOfWeek(day, anyLocale, firstDayOfWeek)],
  thisMonth: (day) => [startOfMonth(day), endOfMonth(day)],
  lastMonth: (day) => {
    const last = startOfMonth(day).subtract({ months: 1 })
    return [last, endOfMonth(last)]
  },
  thisQuarter: (day) => {
    const first = startOfMonth(day).set({ month: day.month - ((day.month - 1) % 3) })
    return [first, endOfMonth(first.add({ months: 2 }))]
  },
  thisYear: (day) => [startOfYear(day), day.set({ month: 12, day: 31 })],
}

/** What bounds a preset. */
export interface PresetOptions {
  /** The day from which the span is reckoned, `yyyy-MM-dd`. @default the day by the institute's clock */
  today?: string | undefined
  /** The first day or time that may be chosen: a span that begins before is cut. */
  min?: string | undefined
  /** The last day or time that may be chosen: a span that ends after is cut. */
  max?: string | undefined
  /** From the first second of the first day to the last second of the last one. @default false */
  withTime?: boolean
}

/**
 * The span that a preset stands for.
 * @returns undefined where no part of it may be chosen
 */
export function spanOf(preset: SpanPreset, { today, min, max, withTime = false }: PresetOptions): DateSpan | undefined {
  const [start, end] = spans[preset](dayOrToday(today))
  if (withTime) {
    const [from, to] = [readFirst(writeDate(start)), readLast(writeDate(end))]
    const [first, last] = [readFirst(min), readLast(max)]
    if (from === null || to === null) return undefined
    const begin = first !== null && first.compare(from) > 0 ? first : from
    const finish = last !== null && last.compare(to) < 0 ? last : to
    return begin.compare(finish) > 0 ? undefined : { start: writeDateTime(begin), end: writeDateTime(finish) }
  }
  const [first, last] = [readDate(min), readDate(max)]
  const begin = first !== null && first.compare(start) > 0 ? first : start
  const finish = last !== null && last.compare(end) < 0 ? last : end
  return begin.compare(finish) > 0 ? undefined : { start: writeDate(begin), end: writeDate(finish) }
}
