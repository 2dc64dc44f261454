/** A cell as markup asks for it. */
export interface AskedCell {
  readonly across: number
  readonly down: number
}
/** A cell with its place in the table, from 0. */
export type PlacedCell<Cell extends AskedCell> = Cell & { readonly x: number; readonly y: number }

/** Columns of a table on paper; cells beyond them begin a row of their own. */
const mostColumns = 20

/**
 * Gives every cell of a table a place of its own, as browsers do: whatever the spans of others are, no two stand over each other, and
 * none is left out.
 */
export function placedCells<Cell extends AskedCell>(
  rows: readonly (readonly Cell[])[],
): { readonly columns: number; readonly cells: readonly PlacedCell<Cell>[] } {
  const taken = new Set<string>()
  const isFree = (x: number, y: number) => !taken.has(`${x} ${y}`)
  const cells: PlacedCell<Cell>[] = []
  let columns = 1
  let y = 0
  for (const [at, row] of rows.entries()) {
    let x = 0
    for (const cell of row) {
      while (x >= mostColumns || !isFree(x, y)) {
        if (x < mostColumns) x += 1
        else {
          x = 0
          y += 1
        }
      }
      let across = 1
      const down = Math.max(1, Math.min(cell.down, rows.length - at))
      const isFreeBelow = (column: number) =>
        Array.from({ length: down }, (_, low) => low).every((low) => isFree(column, y + low))
      while (across < cell.across && x + across < mostColumns && isFreeBelow(x + across)) across += 1
      for (let right = 0; right < across; right += 1) for (let low = 0; low < down; low += 1) taken.add(`${x + right} ${y + low}`)
      cells.push({ ...cell, x, y, across, down })
      x += across
      columns = Math.max(columns, x)
    }
    y += 1
  }
  return { columns, cells }
}
