import { Calendar, DatePicker } from 'react-aria-components'
import { CalendarFace, calendarStyles } from '../calendar/index.ts'
import { SubmittedValue } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { dayOrToday, firstDayOfWeek, readDate, writeDate } from '../iso-date/index.ts'
import { type DateOptions, pickerProps } from './date-options.ts'
import { dateProblem } from './date-problem.ts'
import { DateParts, PickerFrame, PickerPanel } from './PickerParts.tsx'

/** What {@link DateField} takes. */
export interface DateFieldProps extends DateOptions {
  /** `yyyy-MM-dd`, null for none. */
  value: string | null
  /** Gets what was chosen or typed; a typed day may lie out of bounds, and the field says so. */
  onChange: (value: string | null) => void
}

/** One day: typed part by part, or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max } = props
  const messages = useMessages()
  const error = props.error || dateProblem(value, props, messages)
  return (
    <DatePicker
      {...pickerProps(props, error)}
      granularity="day"
      value={readDate(value)}
      onChange={(date) => onChange(date === null ? null : writeDate(date))}
      minValue={readDate(min)}
      maxValue={readDate(max)}
      firstDayOfWeek={firstDayOfWeek}
    >
      <PickerFrame options={props} error={error} filled={Boolean(value)} onClear={() => onChange(null)}>
        <DateParts />
      </PickerFrame>
      <SubmittedValue name={props.name} value={value ?? ''} disabled={props.disabled ?? false} />
      <PickerPanel>
        <Calendar className={calendarStyles.calendar}>
          <CalendarFace today={dayOrToday(props.today)} />
        </Calendar>
      </PickerPanel>
    </DatePicker>
  )
}
