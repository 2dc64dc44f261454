/** A cell of the grid, row and column from 0. */
export interface Cell {
  readonly row: number
  readonly column: number
}

/** How many rows and columns the grid has. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
}

/** What is selected in a cell's text when a key is pressed. */
export interface Caret {
  readonly start: number
  readonly end: number
  readonly length: number
}

/** Down the column; from its foot to the head of the next, so that a run is typed without the mouse. */
function onward({ row, column }: Cell, { rows, columns }: GridSize): Cell | undefined {
  if (row + 1 < rows) return { row: row + 1, column }
  return column + 1 < columns ? { row: 0, column: column + 1 } : undefined
}

function backward({ row, column }: Cell, { rows }: GridSize): Cell | undefined {
  if (row > 0) return { row: row - 1, column }
  return column > 0 ? { row: rows - 1, column: column - 1 } : undefined
}

/**
 * Where a key leads from a cell. Left and right leave a cell only where the caret can go no further, or all of it is selected.
 * @returns undefined where the key is the text's own, or the grid ends
 */
export function cellAfter(cell: Cell, size: GridSize, key: string, shift: boolean, caret: Caret): Cell | undefined {
  const isWhole = caret.start === 0 && caret.end === caret.length
  switch (key) {
    case 'Enter':
      return shift ? backward(cell, size) : onward(cell, size)
    case 'ArrowDown':
      return cell.row + 1 < size.rows ? { row: cell.row + 1, column: cell.column } : undefined
    case 'ArrowUp':
      return cell.row > 0 ? { row: cell.row - 1, column: cell.column } : undefined
    case 'ArrowRight':
      if (shift || (!isWhole && caret.start !== caret.length)) return undefined
      return cell.column + 1 < size.columns ? { row: cell.row, column: cell.column + 1 } : undefined
    case 'ArrowLeft':
      if (shift || (!isWhole && caret.end !== 0)) return undefined
      return cell.column > 0 ? { row: cell.row, column: cell.column - 1 } : undefined
    default:
      return undefined
  }
}

/** A reading as an instrument or an input method for Chinese writes it, in the digits, point and minus that a record keeps. */
export function plainReading(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/[。｡]/g, '.')
    .replace(/^\+/, '')
    .replace(/\s+/g, '')
}

/** The cells of a pasted block, line by line; undefined where it is one text alone. */
export function pastedBlock(text: string): readonly (readonly string[])[] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const block = lines.map((line) => line.split('\t').map(plainReading))
  return block.length > 1 || (block[0]?.length ?? 0) > 1 ? block : undefined
}

/** Readings with a block put in at a cell; what would lie outside of the grid is left out. */
export function withBlock(
  readings: readonly (readonly string[])[],
  at: Cell,
  block: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  return readings.map((cells, row) => cells.map((cell, column) => block[row - at.row]?.[column - at.column] ?? cell))
}

/** How many readings of a block would lie outside of the grid; a block of a spreadsheet may have empty cells there. */
export const outsideOf = ({ rows, columns }: GridSize, at: Cell, block: readonly (readonly string[])[]): number =>
  block.flatMap((cells, row) =>
    cells.filter((text, column) => text !== '' && (at.row + row >= rows || at.column + column >= columns)),
  ).length

/** Readings with one cell changed. */
export function withReading(readings: readonly (readonly string[])[], at: Cell, text: string): readonly (readonly string[])[] {
  return withBlock(readings, at, [[text]])
}
