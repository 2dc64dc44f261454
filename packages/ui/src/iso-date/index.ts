export { dayOrToday, firstDayOfWeek, instituteTimeZone } from './institute-day.ts'
export { beginOfDay, endOfDay, readDate, readDateTime, readFirst, readLast, writeDate, writeDateTime } from './iso-date.ts'
export { momentText } from './moment-text.ts'
