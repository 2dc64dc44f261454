import {
  hasTime,
  isEmpty,
  readInFormat,
  type SearchFieldDefinition,
  type SearchValue,
  valueFormatOf,
  writeInFormat,
} from '@etalon/machines/search-bar'
import { DateField } from '../date-field/index.ts'
import { DateRangeField, type DateSpan } from '../date-range-field/index.ts'
import { DateTimeField } from '../date-time-field/index.ts'
import type { FieldOptions } from '../field/index.ts'
import { PeriodField } from './PeriodField.tsx'
import { listOf, textOf } from './search-value.ts'

/** A date of a field as its picker takes it. What is no date stays as it was typed, where the field keeps it in the same format. */
function pickedDate(field: SearchFieldDefinition, text: string | undefined): string | null {
  const format = valueFormatOf(field)
  const date = text === undefined ? undefined : readInFormat(text, format)
  if (date === undefined) return text !== undefined && format.startsWith('yyyy-MM-dd') ? text : null
  return hasTime(field) ? date : date.slice(0, 10)
}

function pickedSpan(field: SearchFieldDefinition, value: SearchValue): DateSpan | null {
  const [start, end] = listOf(value).map((text) => pickedDate(field, text))
  return start || end ? { start: start ?? '', end: end ?? '' } : null
}

export interface DateSearchFieldProps {
  field: SearchFieldDefinition
  /** What every field is given. */
  shared: FieldOptions & { readonly onBlur: () => void }
  value: SearchValue
  onChange: (value: SearchValue) => void
}

/** A field of dates: a day, a moment, a month, a year, or a span. */
export function DateSearchField({ field, shared, value, onChange }: DateSearchFieldProps) {
  const clearable = field.clearable !== false
  const dateType = field.dateType ?? (field.type === 'dateTime' ? 'datetime' : 'date')
  const write = (date: string) => writeInFormat(date, valueFormatOf(field))
  if (dateType === 'daterange' || dateType === 'datetimerange') {
    const changeSpan = (span: DateSpan | null) => onChange(span ? [write(span.start), write(span.end)] : null)
    return (
      <DateRangeField
        {...shared}
        value={pickedSpan(field, value)}
        onChange={changeSpan}
        withTime={hasTime(field)}
        clearable={clearable}
      />
    )
  }
  if (dateType === 'month' || dateType === 'year') {
    const format = valueFormatOf(field)
    return (
      <PeriodField {...shared} kind={dateType} format={format} value={textOf(value)} onChange={onChange} clearable={clearable} />
    )
  }
  const one = pickedDate(field, isEmpty(value) ? undefined : textOf(value))
  const changeDate = (date: string | null) => onChange(date === null ? null : write(date))
  const Field = dateType === 'datetime' ? DateTimeField : DateField
  return <Field {...shared} value={one} onChange={changeDate} clearable={clearable} />
}
