import type { CalendarDate } from '@internationalized/date'
import { useContext } from 'react'
import { Calendar, DatePicker, DatePickerStateContext } from 'react-aria-components'
import { CalendarFace, calendarStyles } from '../calendar/index.ts'
import {
  type DateOptions,
  DateParts,
  dateProblem,
  PanelDone,
  PanelTime,
  PickerFrame,
  PickerPanel,
  pickerProps,
  typedProblem,
  useTypedDates,
} from '../date-field/index.ts'
import { SubmittedValue, useOwnProblem } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { beginOfDay, dayOrToday, firstDayOfWeek, readDateTime, readFirst, readLast, writeDateTime } from '../iso-date/index.ts'

/** What {@link DateTimeField} takes. */
export interface DateTimeFieldProps extends DateOptions {
  /** `yyyy-MM-dd HH:mm:ss`, null for none. */
  value: string | null
  /**
   * Gets what was chosen or typed. A typed time may lie out of bounds; one that does not exist or is not complete comes as it stands, such
   * as `2026-02-31 09:00:00` or `2026-11-20`. The field says what is wrong, and so does `dateProblem`.
   */
  onChange: (value: string | null) => void
  /** Whether seconds are shown; without them every change comes out with `:00`. @default true */
  seconds?: boolean
}

/** A day and a time of day: typed part by part, or chosen from a calendar with a time beneath. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, min, max, seconds = true } = props
  const messages = useMessages()
  const typed = useTypedDates({
    given: [value ?? ''],
    withTime: true,
    read: readDateTime,
    write: (time) => writeDateTime(seconds ? time : time.set({ second: 0 })),
    onChange: ([text = '']) => onChange(text === '' ? null : text),
  })
  const [text = ''] = typed.texts
  const isPartial = text !== '' && readDateTime(text) === null
  const own =
    typedProblem(typed, messages) || dateProblem(text, props, messages) || (isPartial ? messages.dateIncomplete : undefined)
  const field = useOwnProblem(own, props)
  const today = dayOrToday(props.today)
  return (
    <DatePicker
      key={typed.generation}
      {...pickerProps(field, typed)}
      granularity={seconds ? 'second' : 'minute'}
      value={typed.dates[0] ?? null}
      // An empty one opens in the month of the institute's day, which is not that of every browser's clock.
      placeholderValue={beginOfDay(today)}
      onChange={(next) => typed.change([next])}
      minValue={readFirst(min)}
      maxValue={readLast(max)}
      firstDayOfWeek={firstDayOfWeek}
      shouldCloseOnSelect={false}
    >
      <PickerFrame options={field} filled={text !== ''} onClear={typed.clear}>
        <DateParts {...typed.parts} />
      </PickerFrame>
      <SubmittedValue name={props.name} value={text} disabled={props.disabled ?? false} />
      <PickerPanel below={<TimePart seconds={seconds} />}>
        <Days today={today} />
      </PickerPanel>
    </DatePicker>
  )
}

function Days({ today }: { today: CalendarDate }) {
  const state = useContext(DatePickerStateContext)
  return (
    <Calendar
      className={calendarStyles.calendar}
      onChange={(day) => {
        // A day that is chosen before any time was said begins at midnight.
        if (state !== null && state.timeValue === null) state.setValue(beginOfDay(day))
      }}
    >
      <CalendarFace today={today} />
    </Calendar>
  )
}

/** The time below the calendar. */
function TimePart({ seconds }: { seconds: boolean }) {
  const messages = useMessages()
  const state = useContext(DatePickerStateContext)
  if (state === null) return null
  return (
    <>
      <PanelTime
        label={messages.timeOfDay}
        value={state.timeValue}
        onChange={(time) => {
          if (time !== null) state.setTimeValue(time)
        }}
        seconds={seconds}
      />
      <PanelDone onPress={() => state.setOpen(false)} />
    </>
  )
}
