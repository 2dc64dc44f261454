import type { FoundCell } from '@etalon/machines/table-find'

/** What is looked through. */
export interface Haystack {
  /** How many rows there are. */
  readonly rows: number
  /** The columns that say something, by their places. */
  readonly columns: readonly number[]
  /** What a cell says. */
  readonly textAt: (row: number, column: number) => string
}

interface LookingOptions {
  readonly query: string
  readonly most: number
  readonly found: (places: readonly FoundCell[]) => void
  readonly isStopped: () => boolean
}

/** So long it looks before others have their turn, in milliseconds: half a frame. */
const slice = 8
/** After so many rows it looks at the clock. */
const between = 64

const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Looks for words through all rows, small and capital letters alike, in turns so that the page stays alive. */
export async function lookThrough({ rows, columns, textAt }: Haystack, options: LookingOptions): Promise<void> {
  const { query, most, found, isStopped } = options
  const wanted = query.toLowerCase()
  let places: FoundCell[] = []
  let count = 0
  // What is typed on gives this up before it has begun.
  await turn()
  if (isStopped()) return
  let begun = performance.now()
  const tell = () => {
    if (places.length > 0) found(places)
    places = []
  }
  for (let row = 0; row < rows && count < most; row += 1) {
    for (const column of columns) {
      if (!textAt(row, column).toLowerCase().includes(wanted)) continue
      places.push({ row, column })
      count += 1
    }
    if (row % between !== between - 1 || performance.now() - begun < slice) continue
    tell()
    await turn()
    if (isStopped()) return
    begun = performance.now()
  }
  tell()
}
