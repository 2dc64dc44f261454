import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  Time,
  toCalendarDateTime,
  type ZonedDateTime,
} from '@internationalized/date'

/** Reads `yyyy-MM-dd` as a date of the calendar, not a moment: no time zone can move it. Anything else is no date. */
export function readDate(text: string | null | undefined): CalendarDate | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}

/** Reads `yyyy-MM-dd HH:mm:ss` (or with a T). Anything else is no time. */
export function readDateTime(text: string | null | undefined): CalendarDateTime | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(text)) return null
  try {
    return parseDateTime(text.replace(' ', 'T'))
  } catch {
    return null
  }
}

const midnight = new Time(0, 0, 0)
const lastSecond = new Time(23, 59, 59)

/** Anything that has a day. */
type WithDay = CalendarDate | CalendarDateTime | ZonedDateTime

/** The first second of a day. */
export const beginOfDay = (day: WithDay): CalendarDateTime => toCalendarDateTime(day, midnight)

/** The last second of a day. */
export const endOfDay = (day: WithDay): CalendarDateTime => toCalendarDateTime(day, lastSecond)

/** Reads the earliest time that is allowed: a time, or a day, of which every second counts. */
export function readFirst(text: string | null | undefined): CalendarDateTime | null {
  const day = readDate(text)
  return day === null ? readDateTime(text) : beginOfDay(day)
}

/** Reads the latest time that is allowed: a time, or a day, of which every second counts. */
export function readLast(text: string | null | undefined): CalendarDateTime | null {
  const day = readDate(text)
  return day === null ? readDateTime(text) : endOfDay(day)
}

/** Writes a date as `yyyy-MM-dd`. */
export const writeDate = (date: { toString: () => string }): string => date.toString().slice(0, 10)

/** Writes a time as `yyyy-MM-dd HH:mm:ss`. */
export const writeDateTime = (time: { toString: () => string }): string => time.toString().slice(0, 19).replace('T', ' ')
