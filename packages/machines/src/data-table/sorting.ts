import type { SortRule } from './data-table.types.ts'

/** Ascending, then descending, then none. Additive keeps the rules of other columns, in their order. */
export function toggleSort(sort: readonly SortRule[], field: string, additive: boolean): readonly SortRule[] {
  const present = sort.find((rule) => rule.field === field)
  const next: readonly SortRule[] =
    present === undefined
      ? [{ field, direction: 'ascending' }]
      : present.direction === 'ascending'
        ? [{ field, direction: 'descending' }]
        : []
  if (!additive) return next
  return present === undefined ? [...sort, ...next] : sort.flatMap((rule) => (rule.field === field ? next : [rule]))
}
