import { type CalendarDate, isSameMonth } from '@internationalized/date'
import { useState } from 'react'
import { Calendar as AriaCalendar } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { useMessages } from '../i18n/index.ts'
import { dayOrToday, firstDayOfWeek, readDate, writeDate } from '../iso-date/index.ts'
import { LoadingBar } from '../loading/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import type { Tone } from '../state-pill/index.ts'
import { CalendarFace } from './CalendarFace.tsx'
import * as styles from './calendar.css.ts'
import type { DayMark } from './DayMark.tsx'

/** One line of a calendar's legend. */
export interface LegendEntry {
  tone: Tone
  /** What marks of this tone mean. */
  label: string
}

/** What {@link Calendar} takes. */
export interface CalendarProps extends RootProps<HTMLDivElement> {
  /** What the calendar is of, read aloud: such as 检测任务到期日. */
  label: string
  /** The day that is chosen, `yyyy-MM-dd`; null for none. */
  value: string | null
  /** Gets the day that was chosen, `yyyy-MM-dd`. */
  onChange: (value: string) => void
  /** What is marked, by day (`yyyy-MM-dd`). */
  marks?: Readonly<Record<string, DayMark>>
  /** What the tones of the marks mean. */
  legend?: readonly LegendEntry[]
  /** The month that is shown first, by any of its days. @default that of the chosen day, else today's */
  month?: string
  /** Gets the month that is shown (`yyyy-MM`) each time another comes, so that its marks can be asked for. */
  onMonthChange?: (month: string) => void
  /** Marks are on their way: those that are there stay, and a bar moves above the days. */
  loading?: boolean
  /** The first day that may be chosen, `yyyy-MM-dd`. */
  min?: string
  /** The last day that may be chosen, `yyyy-MM-dd`. */
  max?: string
  /** The day that is marked as today, `yyyy-MM-dd`. @default the day by the institute's clock (Asia/Shanghai) */
  today?: string
  /** Days can be walked through, and none can be chosen. */
  readOnly?: boolean
  /** Days are grey and cannot be reached. @default false */
  disabled?: boolean
}

/** A month on the page: what is marked on its days, and a day to be chosen. Keys as in the APG's date grid. */
export function Calendar(props: CalendarProps) {
  const { label, value, onChange, marks = {}, legend = [], onMonthChange, loading = false, disabled = false } = props
  const messages = useMessages()
  const today = dayOrToday(props.today)
  const [focused, setFocused] = useState(() => readDate(props.month) ?? readDate(value) ?? today)
  const first = readDate(props.min)
  const last = readDate(props.max)
  const isTodayAllowed = (first === null || today.compare(first) >= 0) && (last === null || today.compare(last) <= 0)
  const focus = (day: CalendarDate) => {
    setFocused(day)
    if (!isSameMonth(day, focused)) onMonthChange?.(writeDate(day).slice(0, 7))
  }
  return (
    <AriaCalendar
      aria-label={label}
      {...onRoot(props, styles.page)}
      value={readDate(value)}
      onChange={(day) => onChange(writeDate(day))}
      focusedValue={focused}
      onFocusChange={focus}
      minValue={first}
      maxValue={last}
      firstDayOfWeek={firstDayOfWeek}
      isReadOnly={props.readOnly ?? false}
      isDisabled={disabled}
    >
      <CalendarFace
        today={today}
        markOf={(day) => marks[writeDate(day)]}
        headEnd={
          <Button slot={null} size="small" disabled={disabled || !isTodayAllowed} onPress={() => focus(today)}>
            {messages.goToToday}
          </Button>
        }
        below={<div className={styles.loading}>{loading && <LoadingBar />}</div>}
      />
      {legend.length > 0 && (
        <ul className={styles.legend}>
          {legend.map(({ tone, label: meaning }) => (
            <li key={tone} className={styles.legendEntry}>
              <span className={styles.mark} data-tone={tone} aria-hidden="true" />
              {meaning}
            </li>
          ))}
        </ul>
      )}
    </AriaCalendar>
  )
}
