import {
  type AdvancedFilterActorRef,
  describeRow,
  type FilterField,
  type FilterRow,
  longestText,
  type RowValue,
} from '@etalon/machines/advanced-filter'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangeField, type DateSpan } from '../date-range-field/index.ts'
import { DateTimeField } from '../date-time-field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { MultiSelect, Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { optionsOf } from './field-options.ts'

/** From this many options on, one is found by typing. */
const many = 12

export interface ConditionValueProps {
  actor: AdvancedFilterActorRef
  row: FilterRow
  field: FilterField | undefined
  fields: readonly FilterField[]
  label: string
  /** Enter was pressed in a text. */
  onSearch: () => void
}

/** What a condition asks: a text, a day, a span of time, or one or several options. */
export function ConditionValue({ actor, row, field, fields, label, onSearch }: ConditionValueProps) {
  const messages = useMessages()
  const { valueType, isSearchTime, multiple, withTime } = describeRow(row, fields)
  const change = (value: RowValue) => actor.send({ type: 'VALUE.CHANGED', row: row.id, value })
  const shared = { label, labelPosition: 'hidden' as const }
  const one = typeof row.searchValue === 'string' ? row.searchValue : null
  if (isSearchTime) {
    const span = row.startTime !== null && row.endTime !== null ? { start: row.startTime, end: row.endTime } : null
    const changeSpan = (next: DateSpan | null) =>
      actor.send({ type: 'SPAN.CHANGED', row: row.id, start: next?.start ?? null, end: next?.end ?? null })
    return <DateRangeField {...shared} value={span} onChange={changeSpan} withTime={withTime} />
  }
  if (valueType === 'date') {
    const Field = withTime ? DateTimeField : DateField
    return <Field {...shared} value={one} onChange={change} />
  }
  if (valueType === 'select') {
    const options = optionsOf(field ?? {})
    if (multiple) {
      const several = row.searchValue === null || typeof row.searchValue === 'string' ? [] : row.searchValue
      return <MultiSelect {...shared} options={options} value={several} onChange={change} />
    }
    return options.length > many ? (
      <ComboBox {...shared} options={options} value={one} onChange={change} />
    ) : (
      <Select {...shared} options={options} value={one} onChange={change} />
    )
  }
  return (
    <TextField
      {...shared}
      value={one ?? ''}
      onChange={change}
      onEnter={onSearch}
      placeholder={messages.filterValue}
      maxLength={longestText}
      autoComplete="off"
      clearable
    />
  )
}
