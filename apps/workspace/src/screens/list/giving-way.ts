import type { TableRow } from '@etalon/machines/data-table'
import type { ColumnDefinition } from '@etalon/ui/data-table'

/**
 * Numbers of records are named so wherever they are said: orderNo, sampleNo, certificateNo, and the credit code of an organisation. A part of
 * one names nothing. Of a time a part is another time.
 */
const isExact = (key: string): boolean => /(?:No|^socialNumber|^serial|Time|Date)$/.test(key)

/** Pixels that a head takes with what stands beside its words: letters of 12 px are near 7 px wide, Chinese characters 12 px. */
const headWidth = (header: string): number => [...header].reduce((sum, sign) => sum + (sign < '\u2e80' ? 7 : 12), 20)

/**
 * Lets texts give way where a list has no room for all of its columns: what is cut is read in full by pointing at it, and what lies beneath a
 * pinned column is not. Figures, states, numbers of records, times, heads and what names a row stay whole.
 */
export function givingWay<Row extends TableRow>(column: ColumnDefinition<Row>): ColumnDefinition<Row> {
  const { key, header, width, minWidth, render, numeric, pinned, phone } = column
  if (width === undefined || minWidth !== undefined || render || numeric || pinned || phone === 'title' || isExact(key))
    return column
  return { ...column, minWidth: Math.max(64, Math.round(width * 0.7), Math.min(width, headWidth(header))) }
}
