import { DateFormatter } from '@internationalized/date'
import { instituteTimeZone } from './institute-day.ts'

// The Swedish manner is the one of ISO 8601: 2026-11-20 09:05.
const format = new DateFormatter('sv-SE', { timeZone: instituteTimeZone, dateStyle: 'short', timeStyle: 'short' })

/** A moment (ISO 8601) as the institute's clock shows it: yyyy-MM-dd HH:mm in both languages. What is no moment stays as it is. */
export function momentText(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? iso : format.format(moment)
}
