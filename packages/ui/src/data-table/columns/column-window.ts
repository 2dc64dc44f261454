/** How columns lie beside each other, in pixels. */
export interface ColumnPlaces {
  /** How wide each is. */
  readonly widths: readonly number[]
  /** Whether it is always in sight. */
  readonly pinned: readonly ('start' | 'end' | undefined)[]
}

/** Tables with no more columns draw them all. */
export const fewColumns = 16
/** So many pixels of columns are drawn beyond what is seen. */
const beyond = 120

const widthOf = ({ widths, pinned }: ColumnPlaces, side: 'start' | 'end') =>
  widths.reduce((sum, width, place) => (pinned[place] === side ? sum + width : sum), 0)

/** Where a column begins, in pixels from where lines begin. */
const startOf = ({ widths }: ColumnPlaces, column: number) => widths.slice(0, column).reduce((sum, width) => sum + width, 0)

/** Which columns lie in what is seen, as the first of them and the one behind the last. */
export function columnsInSight({ widths }: ColumnPlaces, left: number, width: number): readonly [number, number] {
  let from = 0
  let at = 0
  while (from < widths.length - 1 && at + (widths[from] ?? 0) <= left - beyond) at += widths[from++] ?? 0
  let to = from
  while (to < widths.length && at < left + width + beyond) at += widths[to++] ?? 0
  return [from, to]
}

/** The columns that are drawn, by their places: those in sight, the pinned ones, the outermost, and the one that has the focus. */
export function drawnColumns(
  { widths, pinned }: ColumnPlaces,
  [from, to]: readonly [number, number],
  standing: number,
): readonly number[] {
  return widths.flatMap((_, column) => {
    const isOutermost = column === 0 || column === widths.length - 1
    return (column >= from && column < to) || isOutermost || pinned[column] || column === standing ? [column] : []
  })
}

/** How far to scroll sideways so that a column is seen beside the pinned ones, by the shortest way. */
export function revealColumn(places: ColumnPlaces, column: number, left: number, width: number): number {
  if (places.pinned[column]) return left
  const start = startOf(places, column)
  const least = start + (places.widths[column] ?? 0) + widthOf(places, 'end') - width
  const most = start - widthOf(places, 'start')
  return Math.max(0, Math.min(Math.max(left, least), most))
}
