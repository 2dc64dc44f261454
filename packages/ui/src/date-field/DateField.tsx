import { Calendar, DatePicker } from 'react-aria-components'
import { CalendarFace, calendarStyles } from '../calendar/index.ts'
import { SubmittedValue, useOwnProblem } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { dayOrToday, firstDayOfWeek, readDate, writeDate } from '../iso-date/index.ts'
import { DateParts } from './DateParts.tsx'
import { type DateOptions, pickerProps } from './date-options.ts'
import { dateProblem, typedProblem } from './date-problem.ts'
import { PickerFrame, PickerPanel } from './PickerParts.tsx'
import { useTypedDates } from './use-typed-dates.ts'

/** What {@link DateField} takes. */
export interface DateFieldProps extends DateOptions {
  /** `yyyy-MM-dd`, null for none. */
  value: string | null
  /**
   * Gets what was chosen or typed. A typed day may lie out of bounds; one that does not exist or is not complete comes as it stands, such
   * as `2026-02-31` or `2026-11-`. The field says what is wrong, and so does `dateProblem`.
   */
  onChange: (value: string | null) => void
}

/** One day: typed part by part, pasted, or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max } = props
  const messages = useMessages()
  const typed = useTypedDates({
    given: [value ?? ''],
    read: readDate,
    write: writeDate,
    onChange: ([text = '']) => onChange(text === '' ? null : text),
  })
  const [text = ''] = typed.texts
  const today = dayOrToday(props.today)
  const own = typedProblem(typed, messages) || dateProblem(text, props, messages)
  const field = useOwnProblem(own, props)
  return (
    <DatePicker
      key={typed.generation}
      {...pickerProps(field, typed)}
      granularity="day"
      value={typed.dates[0] ?? null}
      // An empty one opens in the month of the institute's day, which is not that of every browser's clock.
      placeholderValue={today}
      onChange={(date) => typed.change([date])}
      minValue={readDate(min)}
      maxValue={readDate(max)}
      firstDayOfWeek={firstDayOfWeek}
    >
      <PickerFrame options={field} filled={text !== ''} onClear={typed.clear}>
        <DateParts {...typed.parts} />
      </PickerFrame>
      <SubmittedValue name={props.name} value={text} disabled={props.disabled ?? false} />
      <PickerPanel>
        <Calendar className={calendarStyles.calendar}>
          <CalendarFace today={today} />
        </Calendar>
      </PickerPanel>
    </DatePicker>
  )
}
