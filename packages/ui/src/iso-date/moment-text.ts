import { fromAbsolute } from '@internationalized/date'
import { instituteTimeZone } from './institute-day.ts'
import { writeDateTime } from './iso-date.ts'

/** A moment (ISO 8601) as the institute's clock shows it: yyyy-MM-dd HH:mm in both languages. What is no moment stays as it is. */
export function momentText(iso: string): string {
  const moment = Date.parse(iso)
  return Number.isNaN(moment) ? iso : writeDateTime(fromAbsolute(moment, instituteTimeZone)).slice(0, 16)
}
