import {
  hasTime,
  isEmpty,
  isLoaded,
  readInFormat,
  type SearchBarActorRef,
  type SearchFieldDefinition,
  type SearchValue,
  valueFormatOf,
  writeInFormat,
} from '@etalon/machines/search-bar'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { optionsOf } from '../advanced-filter/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangeField, type DateSpan } from '../date-range-field/index.ts'
import { DateTimeField } from '../date-time-field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { MultiSelect } from '../multi-select/index.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { TreeMultiSelect, TreeSelect } from '../tree-select/index.ts'
import { LoadedField } from './LoadedField.tsx'
import { PeriodField } from './PeriodField.tsx'
import { treeItemsOf } from './tree-items.ts'

const textOf = (value: SearchValue): string => (typeof value === 'string' ? value : '')
const listOf = (value: SearchValue): readonly string[] => (value === null || typeof value === 'string' ? [] : value)
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

/** Which of the two widths a date picker has; other fields share the row. */
export function widthOf({ type, dateType }: SearchFieldDefinition): 'date' | 'range' | undefined {
  if (type !== 'date' && type !== 'dateTime') return undefined
  if (dateType === 'daterange') return 'range'
  return dateType === undefined || dateType === 'date' ? (type === 'date' ? 'date' : undefined) : undefined
}

/** One field of a search bar, by its definition. */
export function SearchField({ actor, field }: { actor: SearchBarActorRef; field: SearchFieldDefinition }) {
  const messages = useMessages()
  const value = useSelector(actor, ({ context }) => context.values[field.prop] ?? null)
  const error = useSelector(actor, ({ context }) => context.errors[field.prop])
  const items = useMemo(() => treeItemsOf(field), [field])
  const change = (next: SearchValue) => actor.send({ type: 'FIELD.CHANGED', name: field.prop, value: next })
  const leave = () => actor.send({ type: 'FIELD.LEFT', name: field.prop })
  const shared = {
    label: field.label,
    labelPosition: 'beside' as const,
    required: field.isRequired ?? false,
    error,
    disabled: field.disabled ?? false,
    name: field.prop,
    onBlur: leave,
  }
  const clearable = field.clearable !== false
  if (isLoaded(field) && field.type !== 'tree' && field.type !== 'date' && field.type !== 'dateTime') {
    const one = isEmpty(value) ? null : textOf(value)
    return <LoadedField {...shared} actor={actor} field={field} value={one} onChange={change} />
  }
  if (field.type === 'tree') {
    const tree = { ...shared, items, clearable, placeholder: messages.all }
    const leavesOnly = field.checkStrictly !== true
    if (field.multiple)
      return <TreeMultiSelect {...tree} value={listOf(value)} onChange={(keys) => change(keys)} cascade={leavesOnly} />
    return (
      <TreeSelect
        {...tree}
        value={isEmpty(value) ? null : textOf(value)}
        onChange={change}
        leavesOnly={leavesOnly}
        showWay={field.showAllLevels ?? true}
      />
    )
  }
  if (field.type === 'select') {
    const options = optionsOf(field)
    if (field.multiple)
      return (
        <MultiSelect
          {...shared}
          options={options}
          value={listOf(value)}
          onChange={(keys) => change(keys)}
          placeholder={messages.all}
          clearable={clearable}
        />
      )
    return (
      <Select
        {...shared}
        options={options}
        value={isEmpty(value) ? null : textOf(value)}
        onChange={change}
        placeholder={messages.all}
        {...(clearable ? { emptyLabel: messages.all } : {})}
      />
    )
  }
  if (field.type === 'date' || field.type === 'dateTime') {
    const dateType = field.dateType ?? (field.type === 'dateTime' ? 'datetime' : 'date')
    const write = (date: string) => writeInFormat(date, valueFormatOf(field))
    if (dateType === 'daterange' || dateType === 'datetimerange') {
      const changeSpan = (span: DateSpan | null) => change(span ? [write(span.start), write(span.end)] : null)
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
        <PeriodField {...shared} kind={dateType} format={format} value={textOf(value)} onChange={change} clearable={clearable} />
      )
    }
    const one = pickedDate(field, isEmpty(value) ? undefined : textOf(value))
    const changeDate = (date: string | null) => change(date === null ? null : write(date))
    const Field = dateType === 'datetime' ? DateTimeField : DateField
    return <Field {...shared} value={one} onChange={changeDate} clearable={clearable} />
  }
  return (
    <TextField
      {...shared}
      type="text"
      value={textOf(value)}
      onChange={change}
      clearable={clearable}
      placeholder={field.label}
      autoComplete="off"
    />
  )
}
