import {
  isEmpty,
  isLoaded,
  type SearchBarActorRef,
  type SearchFieldDefinition,
  type SearchValue,
} from '@etalon/machines/search-bar'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { optionsOf } from '../advanced-filter/index.ts'
import { useMessages } from '../i18n/index.ts'
import { MultiSelect } from '../multi-select/index.ts'
import { Select } from '../select/index.ts'
import { ComingField, TextField } from '../text-field/index.ts'
import { LoadedField } from './LoadedField.tsx'
import { DateSearchField, TreeSearchField } from './on-demand.ts'
import { listOf, textOf } from './search-value.ts'

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
  if (isLoaded(field) && field.type !== 'tree' && field.type !== 'date' && field.type !== 'dateTime') {
    const one = isEmpty(value) ? null : textOf(value)
    return <LoadedField {...shared} actor={actor} field={field} value={one} onChange={change} />
  }
  if (field.type === 'tree')
    return (
      <Suspense fallback={<ComingField label={field.label} labelPosition="beside" />}>
        <TreeSearchField field={field} shared={shared} value={value} onChange={change} />
      </Suspense>
    )
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
  if (field.type === 'date' || field.type === 'dateTime')
    return (
      <Suspense fallback={<ComingField label={field.label} labelPosition="beside" />}>
        <DateSearchField field={field} shared={shared} value={value} onChange={change} />
      </Suspense>
    )
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
