import type { AdvancedFilterContext, FilterField, FilterRow } from './advanced-filter.types.ts'
import { describeRow, emptied, fieldOf, withField } from './filter-rows.ts'

/** The rows with one of them changed; what stood in the way is no longer said. */
export function changed(context: AdvancedFilterContext, id: number, change: (row: FilterRow) => FilterRow) {
  return { rows: context.rows.map((row) => (row.id === id ? change(row) : row)), warning: undefined }
}

/** A row under other fields: as it is, or anew where its field is gone or takes another kind of value now. */
export function adapted(row: FilterRow, before: readonly FilterField[], fields: readonly FilterField[]): FilterRow {
  if (row.searchFilter === null) return row
  if (fieldOf(fields, row.searchFilter) === undefined) return emptied(row)
  const sameKind = describeRow(row, before).valueType === describeRow(row, fields).valueType
  return sameKind ? row : withField(row, row.searchFilter, fields)
}
