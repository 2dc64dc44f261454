import type { Cell, CellMove, DataTableContext } from './data-table.types.ts'

type Grid = Pick<DataTableContext, 'rows' | 'columns' | 'headerRow' | 'viewportRows'>

/** The cells of a range, both corners included. */
export interface CellRange {
  /** The uppermost row, from 0: the header is in no range. */
  readonly top: number
  /** The lowest row; -1, above `top`, where both corners are in the header and the range is empty. */
  readonly bottom: number
  /** The first column, from 0. */
  readonly left: number
  /** The last column. */
  readonly right: number
}

/** Where a key leads from a cell. Rows and columns do not wrap. */
export function moveCell({ row, column }: Cell, move: CellMove, grid: Grid): Cell {
  const steps: Record<CellMove, Cell> = {
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    rowStart: { row, column: 0 },
    rowEnd: { row, column: grid.columns - 1 },
    gridStart: { row: 0, column: 0 },
    gridEnd: { row: grid.rows.length - 1, column: grid.columns - 1 },
    pageUp: { row: Math.max(row - grid.viewportRows, 0), column },
    pageDown: { row: row + grid.viewportRows, column },
  }
  return clampCell(steps[move], grid)
}

/** The nearest cell that there is. A table without rows has its header alone. */
export function clampCell({ row, column }: Cell, { rows, columns, headerRow }: Grid): Cell {
  const first = headerRow ? -1 : 0
  return {
    row: Math.min(Math.max(whole(row), first), Math.max(rows.length - 1, first)),
    column: Math.min(Math.max(whole(column), 0), columns - 1),
  }
}

/** The range between the active cell and its anchor; header cells are never part of it. */
export function cellRange({ active, anchor }: Pick<DataTableContext, 'active' | 'anchor'>): CellRange {
  return {
    top: Math.max(0, Math.min(active.row, anchor.row)),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  }
}

function whole(value: number) {
  return Math.trunc(value) || 0
}
