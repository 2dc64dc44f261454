import type { ColumnChoice, ColumnLayout } from '@etalon/machines/column-settings'

/** What of a table's column the settings need to know. */
export interface ArrangedColumn {
  key: string
  /** The words of its head. */
  header: string
  pinned?: 'start' | 'end'
}

/** The columns of a table as people choose among them. */
export function columnChoices(columns: readonly ArrangedColumn[]): readonly ColumnChoice[] {
  return columns.map(({ key, header, pinned }) => ({ key, label: header, ...(pinned === undefined ? {} : { pinned }) }))
}

/** The columns of a table that a layout shows, in its order, as wide and pinned as a person has made them. */
export function arrangeColumns<Column extends { key: string; pinned?: 'start' | 'end'; width?: number; minWidth?: number }>(
  columns: readonly Column[],
  layout: ColumnLayout,
): Column[] {
  return layout.flatMap(({ key, visible, pin, width }) =>
    columns
      .filter((column) => visible && column.key === key)
      .map((column) => ({
        ...column,
        ...(pin === undefined ? {} : { pinned: pin }),
        // As wide as somebody drew it: it gives no way.
        ...(width === undefined ? {} : { width, minWidth: width }),
      })),
  )
}
