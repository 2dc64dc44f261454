import { type CalendarDate, today } from '@internationalized/date'
import { readDate } from './iso-date.ts'

/** The clock that counts in the institute, wherever its people and their devices are. */
export const instituteTimeZone = 'Asia/Shanghai'

/** A day's week begins on Monday, in either language (GB/T 7408.1-2023, as ISO 8601-1). */
export const firstDayOfWeek = 'mon'

/**
 * The day that counts as today.
 * @param given `yyyy-MM-dd`, such as the server's day; anything else counts as not given
 * @returns the given day, or today by the institute's clock
 */
export const dayOrToday = (given: string | undefined): CalendarDate => readDate(given) ?? today(instituteTimeZone)
