import type { ResultColumn, Sheet } from '@etalon/api/domain'

/** A column of the grid with its words. */
export interface GridColumn {
  readonly key: string
  readonly label: string
  readonly unit: string
  /** A head over this column and its neighbours with the same one. */
  readonly group: string | undefined
  /** A line at its left: another kind of column begins. */
  readonly edge: boolean
}

/** Columns below one head, or those without any. */
export interface GridHead {
  readonly key: string
  readonly group: string | undefined
  readonly columns: readonly GridColumn[]
}

/** The columns of a gauge say the run, then the moment: "升压 轻敲前", "Up, before tapping". */
function splitRun(text: string): readonly [run: string, moment: string] {
  const [run = text, ...rest] = text.split(/,? /)
  const moment = rest.join(' ')
  return [run, moment.charAt(0).toUpperCase() + moment.slice(1)]
}

const isSame = (one: GridColumn | undefined, other: { group: string | undefined }) =>
  one !== undefined && one.group === other.group

/** Typed columns, then computed ones, in the language in force. */
export function gridColumns(sheet: Sheet, computed: readonly ResultColumn[], language: 'zh' | 'en'): readonly GridColumn[] {
  const columns: GridColumn[] = []
  const add = (column: Omit<GridColumn, 'edge'>, begins: boolean) =>
    columns.push({
      ...column,
      edge: begins || (!isSame(columns.at(-1), column) && (column.group ?? columns.at(-1)?.group) !== undefined),
    })
  for (const [index, column] of sheet.columns.entries()) {
    const { key, unit } = column
    if (sheet.method === 'pressure-gauge') {
      const [group, label] = splitRun(column[language])
      add({ key, unit, label, group }, index === 0)
    } else add({ key, unit, label: column[language], group: undefined }, index === 0)
  }
  for (const [index, column] of computed.entries()) {
    const symbol =
      column.meaning === 'uncertainty' && column.symbol ? column.symbol.replace(' = ', '\u00a0=\u00a0') : column[language]
    const label = symbol.charAt(0).toUpperCase() + symbol.slice(1)
    add({ key: `computed-${column.key}`, unit: column.unit, label, group: column.group?.[language] }, index === 0)
  }
  return columns
}

/** Neighbours with one head, together. */
export function headsOf(columns: readonly GridColumn[]): readonly GridHead[] {
  const heads: { key: string; group: string | undefined; columns: GridColumn[] }[] = []
  for (const column of columns) {
    const last = heads.at(-1)
    if (last && last.group === column.group) last.columns.push(column)
    else heads.push({ key: column.key, group: column.group, columns: [column] })
  }
  return heads
}
