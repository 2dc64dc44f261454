import type { FilterField, RowValueType, SearchOperator } from './advanced-filter.types.ts'

/** The offered operators, in the order of the list. */
export const searchOperators: readonly SearchOperator[] = ['=', '!=', '>', '>=', '<', '<=', 'LIKE', 'IN', 'NOT LIKE', 'BETWEEN']

/** What a type of field does not offer (section 5.3); AND and NOT BETWEEN are offered to nobody. */
const refused: Readonly<Record<RowValueType, readonly SearchOperator[]>> = {
  text: ['BETWEEN', 'IN'],
  select: ['BETWEEN', 'LIKE', 'NOT LIKE'],
  date: ['LIKE', 'NOT LIKE'],
}

/** The operator that a row has at first, by what it asks for. */
export const usualOperator: Readonly<Record<RowValueType, SearchOperator>> = { text: 'LIKE', select: '=', date: 'BETWEEN' }

/**
 * What a field is asked for. A date is told by the Chinese label, whatever language is shown (ADV-3), and by the field's own type.
 * Without a field a row asks for text.
 */
export function valueTypeOf(field: FilterField | undefined): RowValueType {
  if (field === undefined) return 'text'
  const { type = 'input', label, chineseLabel = label } = field
  if (/时间|日期/.test(chineseLabel) || type === 'date' || type === 'dateTime') return 'date'
  return type === 'select' || type === 'tree' ? 'select' : 'text'
}

/** Whether a field offers an operator. Where no field is chosen yet, nothing is known that would forbid one. */
export function isOffered(operator: SearchOperator, field: FilterField | undefined): boolean {
  return field === undefined || !refused[valueTypeOf(field)].includes(operator)
}
