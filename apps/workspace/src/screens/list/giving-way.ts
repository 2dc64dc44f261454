import type { TableRow } from '@etalon/machines/data-table'
import type { ColumnDefinition } from '@etalon/ui/data-table'

/** Numbers of records are named so wherever they are said: orderNo, sampleNo, certificateNo. A part of one names nothing. */
const isNumber = (key: string): boolean => /(?:No|^serial)$/.test(key)

/**
 * Lets texts give way where a list has no room for all of its columns: what is cut is read in full by pointing at it, and what lies beneath a
 * pinned column is not. Figures, states, numbers of records and what names a row stay whole.
 */
export function givingWay<Row extends TableRow>(column: ColumnDefinition<Row>): ColumnDefinition<Row> {
  const { key, width, minWidth, render, numeric, pinned, phone } = column
  if (width === undefined || minWidth !== undefined || render || numeric || pinned || phone === 'title' || isNumber(key))
    return column
  return { ...column, minWidth: Math.max(64, Math.round(width * 0.7)) }
}
