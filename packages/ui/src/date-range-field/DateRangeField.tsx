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
} from '../date-field/index.ts'
import { SubmittedValue } from '../field/index.ts'
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
  /** Gets what was chosen or typed; a typed span may be reversed or out of bounds, and the field says so. */
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
  const read = withTime ? readDateTime : readDate
  const write = withTime ? writeDateTime : writeDate
  const start = read(value?.start)
  const end = read(value?.end)
  const span = start !== null && end !== null ? { start, end } : null
  const isReversed = span !== null && span.start.compare(span.end) > 0
  const error =
    props.error ||
    (isReversed ? messages.spanReversed : undefined) ||
    dateProblem(value?.start ?? null, props, messages) ||
    dateProblem(value?.end ?? null, props, messages)
  return (
    <DateRangePicker
      {...pickerProps(props, error)}
      granularity={withTime ? 'second' : 'day'}
      value={span}
      onChange={(next) => onChange(next === null ? null : { start: write(next.start), end: write(next.end) })}
      minValue={withTime ? readFirst(min) : readDate(min)}
      maxValue={withTime ? readLast(max) : readDate(max)}
      firstDayOfWeek={firstDayOfWeek}
      shouldCloseOnSelect={!withTime}
    >
      <PickerFrame options={props} error={error} filled={value !== null} onClear={() => onChange(null)}>
        <div className={dateFieldStyles.ends}>
          <span className={dateFieldStyles.first}>
            <DateParts slot="start" />
            <span className={dateFieldStyles.dash} aria-hidden="true">
              –
            </span>
          </span>
          <DateParts slot="end" />
        </div>
      </PickerFrame>
      <SubmittedValue name={name && `${name}-start`} value={value?.start ?? ''} disabled={disabled} />
      <SubmittedValue name={name && `${name}-end`} value={value?.end ?? ''} disabled={disabled} />
      <PickerPanel
        beside={presets.length > 0 && <Presets presets={presets} value={value} onChange={onChange} bounds={props} />}
        below={withTime ? <TimeParts /> : undefined}
      >
        <Days withTime={withTime} today={props.today} />
      </PickerPanel>
    </DateRangePicker>
  )
}

function Days({ withTime, today }: { withTime: boolean; today: string | undefined }) {
  const state = useContext(DateRangePickerStateContext)
  return (
    <RangeCalendar
      className={`${calendarStyles.calendar} ${calendarStyles.range}`}
      onChange={(days) => {
        // Days that are chosen before any time was said are meant as a whole.
        if (withTime && state !== null && state.timeRange === null && state.dateRange?.end == null)
          state.setValue({ start: beginOfDay(days.start), end: endOfDay(days.end) })
      }}
    >
      <CalendarFace today={dayOrToday(today)} />
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
