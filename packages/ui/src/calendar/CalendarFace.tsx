import { type CalendarDate, endOfWeek, isSameDay, startOfWeek } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useContext } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Heading,
  RangeCalendarStateContext,
  useLocale,
} from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { firstDayOfWeek } from '../iso-date/index.ts'
import * as styles from './calendar.css.ts'
import type { DayMark } from './DayMark.tsx'
import { MarkPill, markWords } from './DayMark.tsx'

/** What {@link CalendarFace} takes. */
export interface CalendarFaceProps {
  /** The day that is marked as today. */
  today: CalendarDate
  /** What is marked on a day. */
  markOf?: (day: CalendarDate) => DayMark | undefined
  /** At the end of the head, such as a way back to today. */
  headEnd?: ReactNode
  /** Between head and days, such as a bar while marks are loading. */
  below?: ReactNode
}

/** Head and days of a month, for use inside react-aria's `Calendar` or `RangeCalendar`. */
export function CalendarFace({ today, markOf, headEnd, below }: CalendarFaceProps) {
  const messages = useMessages()
  const weekKeys = useWeekKeys()
  return (
    <>
      <div className={styles.header}>
        <Button slot="previous" className={styles.turn} aria-label={messages.previousMonth}>
          <Icon icon={ChevronLeft} />
        </Button>
        <Heading className={styles.heading} />
        <Button slot="next" className={styles.turn} aria-label={messages.nextMonth}>
          <Icon icon={ChevronRight} />
        </Button>
        {headEnd}
      </div>
      {below}
      <div className={styles.days} onKeyDownCapture={weekKeys}>
        <CalendarGrid weekdayStyle="short" className={styles.grid}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday}>{day.replace(/^(周|星期)/, '')}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <Day date={date} isNow={isSameDay(date, today)} mark={markOf?.(date)} />}
          </CalendarGridBody>
        </CalendarGrid>
      </div>
    </>
  )
}

/** Home and End lead to the ends of the week, as in the APG's date grid; react-aria's lead to those of the month. */
function useWeekKeys() {
  const one = useContext(CalendarStateContext)
  const span = useContext(RangeCalendarStateContext)
  const { locale } = useLocale()
  return (event: KeyboardEvent) => {
    const state = one ?? span
    if (!state || (event.key !== 'Home' && event.key !== 'End')) return
    event.preventDefault()
    event.stopPropagation()
    const day = state.focusedDate
    state.setFocusedDate(event.key === 'Home' ? startOfWeek(day, locale, firstDayOfWeek) : endOfWeek(day, locale, firstDayOfWeek))
  }
}

interface DayProps {
  date: CalendarDate
  isNow: boolean
  mark: DayMark | undefined
}

function Day({ date, isNow, mark }: DayProps) {
  const messages = useMessages()
  const words = mark === undefined ? undefined : markWords(mark, messages)
  return (
    <CalendarCell
      date={date}
      className={`${styles.choice} ${styles.cell}`}
      // The cell's name is all that is read of it: what is marked must be part of it.
      render={({ 'aria-label': name, ...rest }) => {
        const said = { 'aria-label': words === undefined ? name : `${name}, ${words}` }
        return <div {...rest} {...said} {...(isNow ? { 'aria-current': 'date', 'data-now': '' } : {})} />
      }}
    >
      {({ formattedDate, isOutsideMonth }) => (
        <>
          <span>{formattedDate}</span>
          {mark !== undefined && !isOutsideMonth && <MarkPill mark={mark} />}
        </>
      )}
    </CalendarCell>
  )
}
