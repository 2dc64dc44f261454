import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date'

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

/** Writes a date as `yyyy-MM-dd`. */
export const writeDate = (date: { toString: () => string }): string => date.toString().slice(0, 10)

/** Writes a time as `yyyy-MM-dd HH:mm:ss`. */
export const writeDateTime = (time: { toString: () => string }): string => time.toString().slice(0, 19).replace('T', ' ')
