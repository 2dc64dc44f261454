// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
// biome-ignore-all lint/a11y/useFocusableInteractive: rows are drawn as they come into sight, which table elements cannot do; Tab leads to a cell, never to a row
import type { TableRow } from '@etalon/machines/data-table'
import { cloneElement, memo, type ReactElement, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { shownText, textOf } from '../column.ts'
import type { RowColumn } from '../columns/row-columns.ts'
import * as styles from '../data-table.css.ts'
import { usableIn } from '../grid/cell-keys.ts'

export interface RowViewProps<Row extends TableRow> {
  row: Row
  /** Tells it from other rows: what stands in a cell begins anew when its element shows another row. */
  rowKey: string
  /** The place on the page, from 0. */
  place: number
  /** The place in the whole result, from 1. */
  number: number
  columns: readonly RowColumn<Row>[]
  /** The columns that are drawn, by their places. @default all */
  drawn?: readonly number[]
  selectable: boolean
  selected: boolean
  /** The column of the cell that Tab leads to, where it is in this row; else -1. */
  cursor: number
  /** The first column of the chosen range of cells, where it covers this row; else -1. */
  rangeStart: number
  /** The last column of that range. */
  rangeEnd: number
  /** The column of the cell in which something was found, where it is in this row; else -1. */
  found: number
  /** The row's name, for its tick. */
  selectLabel: string
  /** Where it is drawn among rows that scroll, in pixels. Without it rows lie under each other, and their cells may be taller. */
  top?: number
}

/** What a column draws of its own; it is asked again only for another row. */
const Rendered = memo(function Rendered<Row extends TableRow>({ row, render }: { row: Row; render: (row: Row) => ReactNode }) {
  return render(row)
}) as <Row extends TableRow>(props: { row: Row; render: (row: Row) => ReactNode }) => ReactNode

type CellsProps<Row extends TableRow> = Omit<RowViewProps<Row>, 'place' | 'selectable' | 'selected' | 'selectLabel' | 'top'> & {
  readonly isPlaced: boolean
}

type CellMarks = Pick<RowViewProps<TableRow>, 'cursor' | 'found' | 'rangeStart' | 'rangeEnd'>

function content<Row extends TableRow>({ kind, data }: RowColumn<Row>, props: CellsProps<Row>): ReactNode {
  if (kind === 'index') return props.number
  if (!data) return null
  if (data.render) return <Rendered key={props.rowKey} row={props.row} render={data.render} />
  const text = shownText(data, props.row)
  return props.isPlaced ? text : <span className={styles.text}>{text}</span>
}

/** Whether the entry of a phone has nothing to say there: a dash tells no more than the missing line, and takes its room. */
function isNone<Row extends TableRow>({ data }: RowColumn<Row>, row: Row): boolean {
  if (data?.phone === undefined) return false
  const text = textOf(data, row)
  return text === '' ? !data.render : text === '—' && data.phone !== 'title' && data.phone !== 'aside'
}

/** How many digits a number has that has no room as others have it. */
const digitsOf = (number: number) => (number < 1000 ? undefined : { 'data-digits': String(number).length })

/** What a cell has that stands out; most have nothing of it, and hold no room for it. */
function marksOf({ cursor, found, rangeStart, rangeEnd }: CellMarks, column: number) {
  const isRanged = column >= rangeStart && column <= rangeEnd
  if (cursor !== column && found !== column && !isRanged) return undefined
  return {
    ...(cursor === column ? { tabIndex: 0 } : undefined),
    ...(found === column ? { 'data-found': '' } : undefined),
    ...(isRanged ? { 'data-ranged': '' } : undefined),
  }
}

/** The cells of a row, the tick's without its tick. */
function cellsOf<Row extends TableRow>(props: CellsProps<Row>): readonly ReactElement[] {
  const { columns, drawn, isPlaced } = props
  const cells: ReactElement[] = []
  let before = -1
  const cell = (column: number) => {
    const laid = columns[column]
    if (!laid) return
    const isBeyond = column !== before + 1
    before = column
    const isPlain = isPlaced && (laid.kind === 'index' || (laid.data !== undefined && !laid.data.render))
    cells.push(
      <div
        key={laid.key}
        role="gridcell"
        className={isPlain ? styles.plainCell : styles.cell}
        {...laid.attributes}
        {...(!isPlaced && isNone(laid, props.row) ? { 'data-none': '' } : undefined)}
        {...(laid.kind === 'index' ? digitsOf(props.number) : undefined)}
        {...(isBeyond ? { style: { gridColumnStart: column + 1 } } : undefined)}
        {...marksOf(props, column)}
      >
        {content(laid, props)}
      </div>,
    )
  }
  if (drawn) for (const column of drawn) cell(column)
  else for (let column = 0; column < columns.length; column += 1) cell(column)
  return cells
}

function RowView<Row extends TableRow>(props: RowViewProps<Row>) {
  const { row, rowKey, place, number, columns, drawn, cursor, rangeStart, rangeEnd, found, top } = props
  const { selectable, selected, selectLabel } = props
  const element = useRef<HTMLDivElement>(null)
  // Tab leads to one cell of the grid; what stands in cells is reached by Enter.
  useLayoutEffect(() => {
    if (!element.current || !columns.some(({ data }) => data?.render)) return
    for (const item of usableIn(element.current)) item.tabIndex = -1
  })
  const isPlaced = top !== undefined
  // Selected or not, the cells stay as they are: only the tick is another.
  const cells = useMemo(
    () => cellsOf({ row, rowKey, number, columns, ...(drawn ? { drawn } : {}), cursor, rangeStart, rangeEnd, found, isPlaced }),
    [row, rowKey, number, columns, drawn, cursor, rangeStart, rangeEnd, found, isPlaced],
  )
  const tickKey = columns.find(({ kind }) => kind === 'selection')?.key
  return (
    <div
      ref={element}
      role="row"
      className={isPlaced ? styles.scrolledRow : styles.row}
      aria-rowindex={number + 1}
      data-row={place}
      aria-selected={selectable ? selected : undefined}
      style={isPlaced ? { transform: `translateY(${top}px)` } : undefined}
    >
      {tickKey === undefined
        ? cells
        : cells.map((cell) =>
            cell.key === tickKey
              ? cloneElement(
                  cell,
                  undefined,
                  <input
                    type="checkbox"
                    className={styles.tick}
                    tabIndex={-1}
                    checked={selected}
                    aria-label={selectLabel}
                    readOnly
                    data-tick=""
                  />,
                )
              : cell,
          )}
    </div>
  )
}

/** A row; it is drawn again only when something of it changes. */
export const TableRowView = memo(RowView) as typeof RowView
