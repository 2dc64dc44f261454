import type { InstrumentKind } from '@etalon/api/contract'

/**
 * The cells of a text as spreadsheets copy them: tabs between cells, lines between rows, and what holds either in quotes.
 * @returns undefined where it is one text alone
 */
export function pastedCells(text: string): readonly (readonly string[])[] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of lines.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g)) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\s*\n\s*/g, ' ')
    rows.at(-1)?.push(cell.trim())
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined
}

/** What the columns of a spreadsheet may be called, in both languages. */
export type Heads<Column extends string> = Readonly<Record<Column, readonly string[]>>

const plainHead = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*：:()（）]/g, '')

/** How a grid takes what was copied in a spreadsheet. */
export interface Pasting<Row, Column extends string> {
  /** What a spreadsheet may bring, in the order of the grid. */
  readonly columns: readonly Column[]
  readonly heads: readonly Heads<Column>[]
  /** So many rows it holds at most. */
  readonly most: number
  /** A row with what was brought for it. @param row what stood there; undefined where it is a new one */
  readonly fill: (row: Row | undefined, given: Readonly<Partial<Record<Column, string>>>) => Row
  /** Whether the kind of a row is known. */
  readonly isKnown: (row: Row) => boolean
}

/** A cell of a grid. */
export interface GridPlace<Column extends string> {
  readonly row: number
  readonly column: Column
}

/** A grid after something was pasted into it. */
export interface Pasted<Row> {
  readonly rows: readonly Row[]
  /** Those that came: where they begin, and how many they are. */
  readonly from: number
  readonly count: number
  /** Rows of which nobody knows the kind. */
  readonly unknown: number
  /** So many rows more came than the grid holds. */
  readonly rowsLeft: number
  /** What the columns are called that the grid does not have; their places, such as `H`, where nothing was called. */
  readonly columnsLeft: readonly string[]
}

/** Which columns a first line names; undefined where it names fewer than two, and so is no head. */
function columnsNamed<Column extends string>(
  cells: readonly string[],
  { columns, heads }: Pick<Pasting<never, Column>, 'columns' | 'heads'>,
): readonly (Column | undefined)[] | undefined {
  const named = cells.map((cell) =>
    columns.find((column) => heads.some((one) => one[column].some((name) => plainHead(name) === plainHead(cell)))),
  )
  return named.filter((one) => one !== undefined).length >= 2 ? named : undefined
}

/** What counts rows is no column that anybody misses. */
const countsRows = /^(序号|#|no\.?)?$/i

/** What a spreadsheet calls a column, counted from 0, that has no head: `A` to `Z`, then `AA`. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** Columns that say something and are not taken. */
function columnsLeftOut(
  lines: readonly (readonly string[])[],
  columns: readonly (string | undefined)[],
  heads: readonly string[] | undefined,
): readonly string[] {
  const width = Math.max(0, ...lines.map((line) => line.length))
  return Array.from({ length: width }, (_, index) => index)
    .filter((index) => columns[index] === undefined && lines.some((line) => (line[index] ?? '') !== ''))
    .filter((index) => heads === undefined || (heads[index] ?? '') === '' || !countsRows.test(heads[index] ?? ''))
    .map((index) => heads?.[index] || letterOf(index))
}

/**
 * Puts what was copied in a spreadsheet into a grid. Where its first line names columns these are filled, else those from the cell on
 * rightwards; what goes beyond the last row makes new ones.
 */
export function pasteInto<Row, Column extends string>(
  rows: readonly Row[],
  at: GridPlace<Column>,
  cells: readonly (readonly string[])[],
  pasting: Pasting<Row, Column>,
): Pasted<Row> {
  const named = columnsNamed(cells[0] ?? [], pasting)
  const columns = named ?? pasting.columns.slice(pasting.columns.indexOf(at.column))
  const lines = (named ? cells.slice(1) : cells).filter((line) => line.some((cell) => cell !== ''))
  const taken = lines.slice(0, Math.max(0, pasting.most - at.row))
  const filled = taken.map((line, place) => {
    const given: Partial<Record<Column, string>> = {}
    columns.forEach((column, index) => {
      const cell = line[index]
      if (column !== undefined && cell !== undefined) given[column] = cell
    })
    return pasting.fill(rows[at.row + place], given)
  })
  return {
    rows: [...rows.slice(0, at.row), ...filled, ...rows.slice(at.row + filled.length)],
    from: at.row,
    count: filled.length,
    unknown: filled.filter((row) => !pasting.isKnown(row)).length,
    rowsLeft: lines.length - taken.length,
    columnsLeft: columnsLeftOut(taken, columns, named && cells[0]),
  }
}

/** The kind that a text names, by its code or by its name in either language; undefined where none or several are meant. */
export function kindNamed<Kind extends InstrumentKind>(text: string, kinds: readonly Kind[]): Kind | undefined {
  const wanted = plainHead(text)
  if (wanted === '') return undefined
  const byCode = kinds.find(({ code }) => plainHead(code) === wanted)
  const byName = kinds.filter(({ name, nameEn }) => plainHead(name) === wanted || plainHead(nameEn) === wanted)
  return byCode ?? (byName.length === 1 ? byName[0] : undefined)
}

/** The kind of a row: as it is called, else the one whose code its model is, else the one that has its name. */
export const kindOfRow = <Kind extends InstrumentKind>(
  { kindCode = '', model = '', name = '' }: { readonly kindCode?: string; readonly model?: string; readonly name?: string },
  kinds: readonly Kind[],
): Kind | undefined => kindNamed(kindCode, kinds) ?? kindNamed(model, kinds) ?? kindNamed(name, kinds)
