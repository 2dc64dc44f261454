import type { CalendarDate, CalendarDateTime } from '@internationalized/date'
import { useContext } from 'react'
import { DateRangePicker, DateRangePickerStateContext, RangeCalendar } from 'react-aria-components'
import { CalendarFace, calendarStyles } from '../calendar/index.ts'
import {
  type DateOptions,
  DateParts,
  dateFieldStyles,
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
import {
  beginOfDay,
  dayOrToday,
  endOfDay,
  firstDayOfWeek,
  readDate,
  readDateTime,
  readFirst,
  readLast,
  writeDate,
  writeDateTime,
} from '../iso-date/index.ts'
import { Presets } from './Presets.tsx'
import { type DateSpan, type SpanPreset, spanPresets } from './span-presets.ts'

/** What {@link DateRangeField} takes. */
export interface DateRangeFieldProps extends DateOptions {
  /** Both days included; null for none. */
  value: DateSpan | null
  /**
   * Gets what was chosen or typed. A typed span may be reversed or out of bounds; an end that does not exist or is not complete comes as it
   * stands, such as `2026-02-31`, and an empty text where it is missing. The field says what is wrong, and so does `dateProblem`.
   */
  onChange: (value: DateSpan | null) => void
  /** With times of day: both ends are `yyyy-MM-dd HH:mm:ss`. @default false */
  withTime?: boolean
  /** The spans that one press chooses, in their order; none with an empty list. @default all of `spanPresets` */
  presets?: readonly SpanPreset[]
}

/**
 * A span of days: typed part by part, chosen from a calendar, or by one press. A form gets `<name>-start` and `<name>-end`.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, min, max, name, disabled = false, withTime = false, presets = spanPresets } = props
  const messages = useMessages()
  const read: (text: string) => CalendarDate | CalendarDateTime | null = withTime ? readDateTime : readDate
  const typed = useTypedDates({
    given: [value?.start ?? '', value?.end ?? ''],
    withTime,
    read,
    write: withTime ? writeDateTime : writeDate,
    onChange: ([first = '', last = '']) => onChange(first === '' && last === '' ? null : { start: first, end: last }),
  })
  const [start = null, end = null] = typed.dates
  const [startText = '', endText = ''] = typed.texts
  const filled = startText !== '' || endText !== ''
  const span = start !== null && end !== null ? { start, end } : null
  const problem =
    typedProblem(typed, messages) || dateProblem(startText, props, messages) || dateProblem(endText, props, messages)
  const isReversed = span !== null && typed.texts.every((text) => read(text) !== null) && span.start.compare(span.end) > 0
  const own =
    (isReversed ? messages.spanReversed : undefined) ||
    problem ||
    (filled && typed.texts.some((text) => read(text) === null) ? messages.dateIncomplete : undefined)
  const field = useOwnProblem(own, props)
  const today = dayOrToday(props.today)
  return (
    <DateRangePicker
      key={typed.generation}
      {...pickerProps(field, typed)}
      granularity={withTime ? 'second' : 'day'}
      value={span}
      // An empty one opens in the month of the institute's day, which is not that of every browser's clock.
      placeholderValue={withTime ? beginOfDay(today) : today}
      onChange={(next) => typed.change([next?.start ?? null, next?.end ?? null])}
      minValue={withTime ? readFirst(min) : readDate(min)}
      maxValue={withTime ? readLast(max) : readDate(max)}
      firstDayOfWeek={firstDayOfWeek}
      shouldCloseOnSelect={!withTime}
    >
      <PickerFrame options={field} filled={filled} onClear={typed.clear}>
        <div className={dateFieldStyles.ends}>
          <span className={dateFieldStyles.first}>
            <DateParts slot="start" {...typed.parts} />
            <span className={dateFieldStyles.dash} aria-hidden="true">
              –
            </span>
          </span>
          <DateParts slot="end" {...typed.endParts} />
        </div>
      </PickerFrame>
      <SubmittedValue name={name && `${name}-start`} value={startText} disabled={disabled} />
      <SubmittedValue name={name && `${name}-end`} value={endText} disabled={disabled} />
      <PickerPanel
        beside={presets.length > 0 && <Presets presets={presets} value={value} onChange={onChange} bounds={props} />}
        below={withTime ? <TimeParts /> : undefined}
      >
        <Days withTime={withTime} today={today} />
      </PickerPanel>
    </DateRangePicker>
  )
}

function Days({ withTime, today }: { withTime: boolean; today: CalendarDate }) {
  const state = useContext(DateRangePickerStateContext)
  return (
    <RangeCalendar
      className={`${calendarStyles.calendar} ${calendarStyles.range}`}
      // Who begins a span and presses outside has not chosen one: what was stays, as it does with Escape.
      commitBehavior="reset"
      onChange={(days) => {
        // Days that are chosen before any time was said are meant as a whole.
        if (withTime && state !== null && state.timeRange === null && state.dateRange?.end == null)
          state.setValue({ start: beginOfDay(days.start), end: endOfDay(days.end) })
      }}
    >
      <CalendarFace today={today} />
    </RangeCalendar>
  )
}

function TimeParts() {
  const messages = useMessages()
  const state = useContext(DateRangePickerStateContext)
  if (state === null) return null
  return (
    <>
      {(['start', 'end'] as const).map((part) => (
        <PanelTime
          key={part}
          named
          label={part === 'start' ? messages.startTime : messages.endTime}
          value={state.timeRange?.[part] ?? null}
          onChange={(time) => {
            if (time !== null) state.setTime(part, time)
          }}
          seconds
        />
      ))}
      <PanelDone onPress={() => state.setOpen(false)} />
    </>
  )
}
