// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
import type { TableRow } from '@etalon/machines/data-table'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { usableIn } from './cell-keys.ts'
import { type LaidColumn, type Pin, pinnedAt, textOf } from './column.ts'
import * as styles from './data-table.css.ts'

export interface RowViewProps<Row extends TableRow> {
  row: Row
  /** The place on the page, from 0. */
  place: number
  /** The place in the whole result, from 1. */
  number: number
  columns: readonly LaidColumn<Row>[]
  pins: readonly Pin[]
  selectable: boolean
  selected: boolean
  /** The column of the cell that Tab leads to, where it is in this row. */
  cursor: number | null
  /** The columns of the chosen range of cells, where it covers this row. */
  range: { left: number; right: number } | null
  /** The row's name, for its tick. */
  selectLabel: string
  onToggle: (place: number, range: boolean) => void
}

function content<Row extends TableRow>(laid: LaidColumn<Row>, props: RowViewProps<Row>): ReactNode {
  if (laid.kind === 'index') return props.number
  if (laid.kind === 'selection') {
    return (
      <input
        type="checkbox"
        className={styles.tick}
        tabIndex={-1}
        checked={props.selected}
        aria-label={props.selectLabel}
        onChange={() => {}}
        onClick={(event) => props.onToggle(props.place, event.shiftKey)}
      />
    )
  }
  const text = textOf(laid.column, props.row)
  return laid.column.render ? laid.column.render(props.row) : <span className={styles.text}>{text}</span>
}

function RowView<Row extends TableRow>(props: RowViewProps<Row>) {
  const { row, place, columns, pins, selectable, selected, cursor, range } = props
  const element = useRef<HTMLDivElement>(null)
  // Tab leads to one cell of the grid; what stands in cells is reached by Enter.
  useLayoutEffect(() => {
    if (!element.current) return
    for (const item of usableIn(element.current)) item.tabIndex = -1
  })
  return (
    <div
      ref={element}
      role="row"
      className={styles.row}
      aria-rowindex={props.number + 1}
      data-row={place}
      {...(selectable ? { 'aria-selected': selected } : {})}
    >
      {columns.map((laid, column) => {
        const data = laid.kind === 'data' ? laid.column : undefined
        const align = data?.align ?? (data?.numeric ? 'end' : laid.kind === 'selection' ? 'center' : undefined)
        const ranged = range !== null && column >= range.left && column <= range.right
        return (
          <div
            key={data?.key ?? laid.kind}
            role="gridcell"
            className={styles.cell}
            aria-colindex={column + 1}
            tabIndex={cursor === column ? 0 : -1}
            data-column={column}
            {...(align ? { 'data-align': align } : {})}
            {...(laid.kind === 'index' ? { 'data-index': '' } : {})}
            {...pinnedAt(pins[column])}
            {...(ranged ? { 'data-ranged': '' } : {})}
            {...(data?.phone ? { 'data-phone': data.phone } : {})}
            {...(data && !data.render ? { title: textOf(data, row) } : {})}
          >
            {content(laid, props)}
          </div>
        )
      })}
    </div>
  )
}

/** A row; it is drawn again only when something of it changes. */
export const TableRowView = memo(RowView) as typeof RowView
