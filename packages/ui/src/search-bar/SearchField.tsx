import {
  isEmpty,
  type SearchBarActorRef,
  type SearchFieldDefinition,
  type SearchOption,
  type SearchValue,
} from '@etalon/machines/search-bar'
import { useSelector } from '@xstate/react'
import { ComboBox } from '../combo-box/index.ts'
import { DateField, DateRangeField, type DateSpan, DateTimeField } from '../date-field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { MultiSelect, type Option, Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'

const textOf = (value: SearchValue): string => (typeof value === 'string' ? value : '')
const listOf = (value: SearchValue): readonly string[] => (value === null || typeof value === 'string' ? [] : value)
const spanOf = (value: SearchValue): DateSpan | null => {
  const [start, end] = listOf(value)
  return start !== undefined && end !== undefined ? { start, end } : null
}

const word = (option: SearchOption, key: string): string => (Object.hasOwn(option, key) ? String(option[key] ?? '') : '')

/** The options of a field as a flat list; those of a tree carry the words above them. */
export function optionsOf(field: SearchFieldDefinition): readonly Option[] {
  const labelKey = field.labelKey ?? 'dictValue'
  const valueKey = field.valueKey ?? 'dictKey'
  const walk = (options: readonly SearchOption[], above: readonly string[]): Option[] =>
    options.flatMap((option) => {
      const trail = [...above, word(option, labelKey)]
      const children = option.children ?? []
      const label = field.showAllLevels === false ? (trail.at(-1) ?? '') : trail.join(' / ')
      const self = { value: word(option, valueKey), label }
      // Branches can be chosen only where the field says that levels do not depend on each other.
      return children.length === 0 || field.checkStrictly ? [self, ...walk(children, trail)] : walk(children, trail)
    })
  return walk(field.data ?? [], [])
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
  if (field.type === 'select' || field.type === 'tree') {
    const options = optionsOf(field)
    if (field.multiple)
      return <MultiSelect {...shared} options={options} value={listOf(value)} onChange={(keys) => change(keys)} />
    const one = isEmpty(value) ? null : textOf(value)
    return field.type === 'tree' ? (
      <ComboBox {...shared} options={options} value={one} onChange={change} placeholder={field.label} />
    ) : (
      <Select
        {...shared}
        options={options}
        value={one}
        onChange={change}
        placeholder={messages.all}
        {...(clearable ? { emptyLabel: messages.all } : {})}
      />
    )
  }
  if (field.type === 'date' || field.type === 'dateTime') {
    const dateType = field.dateType ?? (field.type === 'dateTime' ? 'datetime' : 'date')
    if (dateType === 'daterange' || dateType === 'datetimerange') {
      const changeSpan = (span: DateSpan | null) => change(span ? [span.start, span.end] : null)
      return <DateRangeField {...shared} value={spanOf(value)} onChange={changeSpan} withTime={dateType === 'datetimerange'} />
    }
    const one = isEmpty(value) ? null : textOf(value)
    if (dateType === 'datetime') return <DateTimeField {...shared} value={one} onChange={change} />
    if (dateType === 'date') return <DateField {...shared} value={one} onChange={change} />
  }
  const placeholder = field.dateType === 'month' ? 'yyyy-MM' : field.dateType === 'year' ? 'yyyy' : field.label
  return (
    <TextField
      {...shared}
      type="text"
      value={textOf(value)}
      onChange={change}
      clearable={clearable}
      placeholder={placeholder}
      autoComplete="off"
    />
  )
}
