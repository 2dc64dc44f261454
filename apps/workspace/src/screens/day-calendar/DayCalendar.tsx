import { Calendar, type CalendarProps } from '@etalon/ui/calendar'
import { Card } from '@etalon/ui/card'
import type { ReactNode } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import type { Answer } from '../../answers/use-answer.ts'
import * as styles from './day-calendar.css.ts'

interface DayCalendarProps extends Pick<CalendarProps, 'label' | 'marks' | 'legend' | 'month' | 'today'> {
  readonly onMonthChange: (month: string) => void
  readonly note?: string | undefined
  /** What the marks come from. */
  readonly answer: Answer<unknown>
  readonly reload: () => void
  /** The chosen day. */
  readonly day: string
  readonly onDay: (day: string) => void
  /** What is called what stands beside it. */
  readonly dayTitle: string
  /** What there is on the chosen day. */
  readonly children: ReactNode
}

/** A month whose days say how much there is on each, and beside it what there is on the chosen one. */
export function DayCalendar({
  note,
  answer,
  reload,
  day,
  onDay,
  dayTitle,
  children,
  onMonthChange,
  ...calendar
}: DayCalendarProps) {
  const choose = (chosen: string) => {
    onDay(chosen)
    onMonthChange(chosen.slice(0, 7))
  }
  return (
    <div className={styles.layout}>
      <Card title={calendar.label} note={note}>
        {answer.state !== 'loading' && (
          <Answered answer={answer} reload={reload}>
            {() => null}
          </Answered>
        )}
        <Calendar
          {...calendar}
          value={day}
          onChange={choose}
          loading={answer.state === 'loading'}
          onMonthChange={onMonthChange}
        />
      </Card>
      <Card title={dayTitle}>{children}</Card>
    </div>
  )
}
