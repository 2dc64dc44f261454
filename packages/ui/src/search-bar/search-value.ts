import type { SearchValue } from '@etalon/machines/search-bar'

/** The value of a field that holds one. */
export const textOf = (value: SearchValue): string => (typeof value === 'string' ? value : '')
/** The values of a field that holds several. */
export const listOf = (value: SearchValue): readonly string[] => (value === null || typeof value === 'string' ? [] : value)
