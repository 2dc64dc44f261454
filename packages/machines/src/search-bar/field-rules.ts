import type { SearchBarContext, SearchFieldDefinition, SearchValue } from './search-bar.types.ts'
import { readInFormat, valueFormatOf } from './value-format.ts'

type Values = SearchBarContext['values']
type Messages = Pick<SearchBarContext, 'requiredMessage' | 'patternMessage'>

/** Whether a field holds nothing: null, an empty text or an empty list. */
export function isEmpty(value: SearchValue): boolean {
  return value === null || value.length === 0
}

/** The value of a field; null where nothing was set. */
export function fieldValue(values: Values, name: string): SearchValue {
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null
}

/** The same values with one of them replaced. */
export function withValue(values: Values, name: string, value: SearchValue): Values {
  return Object.fromEntries([...Object.entries(values).filter(([other]) => other !== name), [name, value]])
}

/** What the fields hold at the start: the values given, over each field's own. */
export function startValues(fields: readonly SearchFieldDefinition[], given: Values = {}): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const { prop, model = null } = field
      return [prop, keptValue(field, Object.hasOwn(given, prop) ? fieldValue(given, prop) : model)]
    }),
  )
}

/** A path to one choice of a tree, as it is sent, is kept as the choice. */
function keptValue({ type, emitPath, multiple }: SearchFieldDefinition, value: SearchValue): SearchValue {
  return type === 'tree' && emitPath && !multiple && value !== null && typeof value !== 'string' ? (value.at(-1) ?? null) : value
}

/** What the fields hold after a reset: their own value, but for those that are not reset. */
export function resetValues(fields: readonly SearchFieldDefinition[], values: Values): Values {
  return startValues(fields, Object.fromEntries(fields.filter(keepsValue).map(({ prop }) => [prop, fieldValue(values, prop)])))
}

/** What the fields hold that take no other value: an address that is shared does not change them. */
export function fixedValues({ fields, values }: Pick<SearchBarContext, 'fields' | 'values'>): Values {
  return Object.fromEntries(fields.filter(({ disabled }) => disabled).map(({ prop }) => [prop, fieldValue(values, prop)]))
}

/** Text without the blanks around it; what was chosen is left alone. */
export function trimValue({ type = 'input' }: SearchFieldDefinition, value: SearchValue): SearchValue {
  return type === 'input' && typeof value === 'string' ? value.trim() : value
}

/** All texts without the blanks around them. */
export function trimValues(fields: readonly SearchFieldDefinition[], values: Values): Values {
  return Object.fromEntries(fields.map((field) => [field.prop, trimValue(field, fieldValue(values, field.prop))]))
}

/** What a field's rules say against its value: required first, then the pattern, then the dates, then the validator. */
export function errorOf(field: SearchFieldDefinition, values: Values, messages: Messages): string | undefined {
  const value = trimValue(field, fieldValue(values, field.prop))
  if (isEmpty(value) && field.isRequired) return field.message ?? messages.requiredMessage(field.label)
  if (!isEmpty(value) && !(fits(field.pattern, value) && areDates(field, value)))
    return field.message ?? messages.patternMessage(field.label)
  return field.validator?.(value, values)
}

/** Whether a field takes a value beside those of the others: no rule of it is broken. */
export function isAccepted(field: SearchFieldDefinition, values: Values): boolean {
  return errorOf(field, values, { requiredMessage: () => '', patternMessage: () => '' }) === undefined
}

/** What all rules say, in reading order. Fields that are not sent are not asked. */
export function errorsOf(
  fields: readonly SearchFieldDefinition[],
  values: Values,
  messages: Messages,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.filter(isSent).flatMap((field) => {
      const error = errorOf(field, values, messages)
      return error === undefined ? [] : [[field.prop, error]]
    }),
  )
}

/** The fields that are on screen in a mode. */
export function shownFields(
  fields: readonly SearchFieldDefinition[],
  mode: 'normal' | 'expanded',
): readonly SearchFieldDefinition[] {
  return fields.filter(({ isShow = true, showSearch = true }) => isShow && (showSearch || mode === 'expanded'))
}

/** Throws a sentence for a pattern that is no regular expression, when the fields are given and not when somebody searches. */
export function checkPatterns(fields: readonly SearchFieldDefinition[]): readonly SearchFieldDefinition[] {
  for (const { prop, pattern } of fields) {
    if (typeof pattern !== 'string') continue
    try {
      new RegExp(pattern)
    } catch (cause) {
      throw new Error(`search-bar: the pattern of the field ${prop} is no regular expression.`, { cause })
    }
  }
  return fields
}

function fits(pattern: SearchFieldDefinition['pattern'], value: SearchValue) {
  if (pattern === undefined || value === null) return true
  const test = typeof pattern === 'string' ? (text: string) => new RegExp(pattern).test(text) : pattern
  return typeof value === 'string' ? test(value) : value.every(test)
}

/** Dates are written in the format of their field, and a span does not end before it starts. */
function areDates(field: SearchFieldDefinition, value: SearchValue) {
  if ((field.type !== 'date' && field.type !== 'dateTime') || value === null) return true
  const dates = (typeof value === 'string' ? [value] : value).map((text) => readInFormat(text, valueFormatOf(field)))
  const [start, end = start] = dates
  return dates.every((date) => date !== undefined) && (start === undefined || end === undefined || start <= end)
}

/** Whether a field's value goes into requests. */
export function isSent({ isCheckdSearch = true }: SearchFieldDefinition): boolean {
  return isCheckdSearch
}

function keepsValue({ isReset = true }: SearchFieldDefinition) {
  return !isReset
}
