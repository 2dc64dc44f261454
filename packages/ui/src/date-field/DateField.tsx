import { Calendar } from 'lucide-react'
import { DatePicker, DateRangePicker } from 'react-aria-components'
import {
  ClearButton,
  FieldBox,
  FieldLabel,
  FieldNotes,
  type FieldOptions,
  fieldProps,
  fieldStyles,
  InnerButton,
} from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { CalendarPanel, DateParts } from './CalendarPanel.tsx'
import * as styles from './date-field.css.ts'
import { readDate, readDateTime, writeDate, writeDateTime } from './iso-date.ts'

export interface DateFieldProps extends FieldOptions {
  /** `yyyy-MM-dd`, null for none. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  /** The first day that may be chosen, `yyyy-MM-dd`. */
  min?: string
  /** The last day that may be chosen, `yyyy-MM-dd`. */
  max?: string
  /** Offers a button that empties it. */
  clearable?: boolean
}

/** One day: typed part by part, or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  return <OneDate {...props} withTime={false} />
}

function OneDate({ withTime, ...props }: DateFieldProps & { withTime: boolean }) {
  const { value, onChange, onBlur, min, max, clearable } = props
  const messages = useMessages()
  const write = withTime ? writeDateTime : writeDate
  return (
    <DatePicker
      {...fieldProps(props)}
      className={fieldStyles.root}
      isReadOnly={props.readOnly ?? false}
      granularity={withTime ? 'second' : 'day'}
      hourCycle={24}
      shouldForceLeadingZeros
      value={withTime ? readDateTime(value) : readDate(value)}
      onChange={(date) => onChange(date === null ? null : write(date))}
      onBlur={onBlur}
      minValue={readDate(min)}
      maxValue={readDate(max)}
    >
      <FieldLabel {...props} />
      <FieldBox isReadOnly={props.readOnly ?? false}>
        <DateParts />
        {clearable && value ? <ClearButton label={`${messages.clear} ${props.label}`} onPress={() => onChange(null)} /> : null}
        <InnerButton label={messages.chooseDate} icon={Calendar} />
      </FieldBox>
      <FieldNotes {...props} />
      <CalendarPanel />
    </DatePicker>
  )
}

export interface DateTimeFieldProps extends Omit<DateFieldProps, 'min' | 'max'> {
  /** `yyyy-MM-dd HH:mm:ss`, null for none. */
  value: string | null
}

/** A day and a time of day. */
export function DateTimeField(props: DateTimeFieldProps) {
  return <OneDate {...props} withTime />
}

/** From one day to another, both included, each `yyyy-MM-dd`; with times of day, `yyyy-MM-dd HH:mm:ss`. */
export interface DateSpan {
  start: string
  end: string
}

export interface DateRangeFieldProps extends Omit<DateFieldProps, 'value' | 'onChange'> {
  value: DateSpan | null
  onChange: (value: DateSpan | null) => void
  /** With times of day: both ends are `yyyy-MM-dd HH:mm:ss`. @default false */
  withTime?: boolean
}

/** A span of days. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, onBlur, min, max, clearable, withTime = false } = props
  const messages = useMessages()
  const read = withTime ? readDateTime : readDate
  const write = withTime ? writeDateTime : writeDate
  const start = read(value?.start)
  const end = read(value?.end)
  return (
    <DateRangePicker
      {...fieldProps({ ...props, name: undefined })}
      {...(props.name === undefined
        ? {}
        : { 'data-field': props.name, startName: `${props.name}-start`, endName: `${props.name}-end` })}
      className={fieldStyles.root}
      isReadOnly={props.readOnly ?? false}
      granularity={withTime ? 'second' : 'day'}
      hourCycle={24}
      shouldForceLeadingZeros
      value={start && end ? { start, end } : null}
      onChange={(span) => onChange(span === null ? null : { start: write(span.start), end: write(span.end) })}
      onBlur={onBlur}
      minValue={readDate(min)}
      maxValue={readDate(max)}
    >
      <FieldLabel {...props} />
      <FieldBox isReadOnly={props.readOnly ?? false}>
        <DateParts slot="start" shrink />
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        <DateParts slot="end" />
        {clearable && value ? <ClearButton label={`${messages.clear} ${props.label}`} onPress={() => onChange(null)} /> : null}
        <InnerButton label={messages.chooseDate} icon={Calendar} />
      </FieldBox>
      <FieldNotes {...props} />
      <CalendarPanel range />
    </DateRangePicker>
  )
}
