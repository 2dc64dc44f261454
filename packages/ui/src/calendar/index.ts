import * as styles from './calendar.css.ts'

export { Calendar, type CalendarProps, type LegendEntry } from './Calendar.tsx'
export { CalendarFace, type CalendarFaceProps } from './CalendarFace.tsx'
export type { DayMark } from './DayMark.tsx'
/** The classes of a calendar's parts. */
export const calendarStyles = styles
