import { type Cell, cellRange, type DataTableActorRef, isSelected, keyOf, type TableRow } from '@etalon/machines/data-table'
import type { TableFindActorRef } from '@etalon/machines/table-find'
import { useSelector } from '@xstate/react'
import { lazy, memo, type Ref, Suspense } from 'react'
import type { RowColumn } from '../columns/row-columns.ts'
import { seenCell } from '../grid/cell-keys.ts'
import type { SizedGrid } from '../grid/use-grid-size.ts'
import { usePhone } from '../grid/use-phone.ts'
import { useTablePart } from '../use-table-part.ts'
import { TableRowView } from './RowView.tsx'
import type { KeptScroll } from './row-scroll.ts'
import { type RowsHandle, ScrolledRows } from './ScrolledRows.tsx'

const PhoneEntries = lazy(() => import('./PhoneEntries.tsx'))

interface GridRowsProps<Row extends TableRow> {
  actor: DataTableActorRef
  sized: SizedGrid
  columns: readonly RowColumn<Row>[]
  drawn: readonly number[] | undefined
  selectable: boolean
  /** What a row's tick says. */
  nameOf: (row: Row) => string
  keptScroll?: KeptScroll | undefined
  find: TableFindActorRef
  handle: Ref<RowsHandle>
}

/** The element of a cell, where it is drawn. */
export const cellAt = (grid: Element | null | undefined, { row, column }: Cell): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`) ?? null

function Rows<Row extends TableRow>({
  actor,
  sized,
  columns,
  drawn,
  selectable,
  nameOf,
  keptScroll,
  find,
  handle,
}: GridRowsProps<Row>) {
  // The rows of an actor are what the `loadPage` given to it answers, which is what these columns were written for.
  const rows = useTablePart(actor, (context) => context.rows) as readonly Row[]
  const rowKey = useTablePart(actor, (context) => context.rowKey)
  const before = useTablePart(actor, (context) => context.before)
  const selection = useTablePart(actor, (context) => context.selection)
  const active = useTablePart(actor, (context) => context.active)
  const anchor = useTablePart(actor, (context) => context.anchor)
  const found = useSelector(find, (snapshot) =>
    snapshot.matches('open') ? snapshot.context.places[snapshot.context.at] : undefined,
  )
  const isPhone = usePhone()
  const range = cellRange({ active, anchor })
  const isRange = active.row !== anchor.row || active.column !== anchor.column
  const { element: grid, rowHeight, body } = sized

  // The focus goes where the machine stands, also when rows go and others come, or other elements show them.
  const keepFocus = () => {
    const focused = document.activeElement
    if (!focused?.matches('[data-column]') || !grid.contains(focused)) return
    const cell = cellAt(grid, active)
    if (cell !== focused) cell?.focus({ preventScroll: true })
  }

  // An entry of a phone leaves cells out: Tab leads to one that is seen.
  const leadToSeen = () => {
    const cell = active.row < 0 ? null : cellAt(grid, active)
    const seen = cell && seenCell(cell, 1)
    if (seen && seen !== cell)
      actor.send({ type: 'CELL.FOCUSED', cell: { row: active.row, column: Number(seen.dataset.column) } })
  }

  const view = (place: number, element: number | string, top?: number) => {
    const row = rows[place]
    if (!row) return null
    const key = keyOf({ rowKey }, row)
    const isRanged = isRange && place >= range.top && place <= range.bottom
    return (
      <TableRowView
        key={element}
        row={row}
        rowKey={key}
        place={place}
        number={before + place + 1}
        columns={columns}
        {...(drawn && top !== undefined ? { drawn } : {})}
        selectable={selectable}
        selected={selectable && isSelected(selection, key)}
        cursor={active.row === place ? active.column : -1}
        rangeStart={isRanged ? range.left : -1}
        rangeEnd={isRanged ? range.right : -1}
        found={found?.row === place ? found.column : -1}
        selectLabel={selectable ? nameOf(row) : ''}
        {...(top === undefined ? {} : { top })}
      />
    )
  }
  if (isPhone) {
    return (
      <Suspense fallback={null}>
        <PhoneEntries
          scroller={grid}
          count={rows.length}
          keyAt={(place) => keyOf({ rowKey }, rows[place] ?? {})}
          handle={handle}
          draw={view}
          onDrawn={() => {
            keepFocus()
            leadToSeen()
          }}
        />
      </Suspense>
    )
  }
  return (
    <ScrolledRows
      scroller={grid}
      count={rows.length}
      rowHeight={rowHeight}
      body={body}
      standing={active.row}
      {...(keptScroll ? { keptScroll } : {})}
      handle={handle}
      draw={view}
      onDrawn={keepFocus}
    />
  )
}

/** The rows of a page: those in sight, or a phone's entries. */
export const GridRows = memo(Rows) as typeof Rows
