import type { TableRow } from '@etalon/machines/data-table'
import type { CSSProperties, ReactNode } from 'react'

/** A column of a data table. */
export interface ColumnDefinition<Row extends TableRow = TableRow> {
  /** The field it shows, unless `render` or `text` says otherwise; also the field that sorting asks for. Unique in its table. */
  key: string
  /** The words of its head. */
  header: string
  /** A unit after the header, in a lighter tone. */
  unit?: string
  /** Pixels, the padding of 8 at both sides included. Without it the column shares what is left over. */
  width?: number
  /**
   * The least pixels of a column that shares, `@default` 120. Beside a `width`, the least that it gives way to where the table has no room for
   * all; a pinned one gives no way. @default the width
   */
  minWidth?: number
  /** @default 'start', or 'end' for numbers */
  align?: 'start' | 'end' | 'center'
  /** Figures of equal width, at the right. */
  numeric?: boolean
  /** Whether its head sorts. */
  sortable?: boolean
  /** Stays in sight while the others scroll sideways. */
  pinned?: 'start' | 'end'
  /** What its cells show. @default the text, and a dash where it says nothing */
  render?: (row: Row) => ReactNode
  /**
   * What its cells say in plain text: for copying, and as a tooltip where it does not fit. What there is none of is an empty text: a dash is
   * shown for it, and nothing copied. @default the field's value
   */
  text?: (row: Row) => string
  /**
   * Where it stands in a phone's entry of two columns: `title` and `aside` in the first line, `start` and `end` in the
   * lines below, in the order of the columns, and `line` after them in a line of its own, for words that are long. Without it,
   * phones leave it out; so they do where it says nothing, or a line a dash alone. Where no column has a place, the first is the title, the
   * second stands aside, and the others below them in pairs.
   */
  phone?: 'title' | 'aside' | 'start' | 'end' | 'line'
}

const placesOnPhones = ['title', 'aside', 'start', 'end'] as const
/** Columns with their places on a phone, in their own order where nobody has given any of them one. */
export const placedOnPhones = <Row extends TableRow>(
  columns: readonly ColumnDefinition<Row>[],
): readonly ColumnDefinition<Row>[] =>
  columns.some(({ phone }) => phone)
    ? columns
    : columns.map((column, place) => ({ ...column, phone: placesOnPhones[place < 4 ? place : 2 + (place % 2)] }))

/** What a cell says in plain text. */
export function textOf<Row extends TableRow>(column: ColumnDefinition<Row>, row: Row): string {
  if (column.text) return column.text(row)
  const value = Object.hasOwn(row, column.key) ? row[column.key] : undefined
  return value === null || value === undefined ? '' : String(value)
}

/** What a cell shows that draws nothing of its own: a dash tells that there is none. */
export const shownText = <Row extends TableRow>(column: ColumnDefinition<Row>, row: Row): string => textOf(column, row) || '—'

/** A column as it is laid out: the two that every table may have, and its own. */
export type LaidColumn<Row extends TableRow> =
  | { kind: 'index'; width: 50 }
  | { kind: 'selection'; width: 36 }
  | { kind: 'data'; column: ColumnDefinition<Row> }

/** What a cell of a table says; nothing where it is no column of data, or there is no such row. */
export function wordsAt<Row extends TableRow>(
  columns: readonly LaidColumn<Row>[],
  rows: readonly Row[],
  { row, column }: { row: number; column: number },
): string {
  const [laid, data] = [columns[column], rows[row]]
  return laid?.kind === 'data' && data ? textOf(laid.column, data) : ''
}

/** What the first and the last cell of a row keep clear of the edge, beyond the padding of every cell, in pixels. */
export const edge = 8

/** How wide a laid column is at least, in pixels. A column of an edge is wider by what it keeps clear, so that any may stand there. */
const leastWidth = <Row extends TableRow>(laid: LaidColumn<Row>, place: number, all: readonly LaidColumn<Row>[]): number => {
  if (laid.kind !== 'data') return laid.width
  const { width, minWidth, pinned } = laid.column
  const least = width === undefined ? (minWidth ?? 120) : pinned ? width : Math.min(width, minWidth ?? width)
  return least + edgesOf(place, all) * edge
}

/** At how many edges of its row a column stands. */
const edgesOf = (place: number, all: readonly unknown[]) => Number(place === 0) + Number(place === all.length - 1)

/** As much room as a column takes: what is left over goes first to those that gave way, and then to those that share. */
const trackOf = <Row extends TableRow>(laid: LaidColumn<Row>, place: number, all: readonly LaidColumn<Row>[]): string => {
  const least = leastWidth(laid, place, all)
  if (laid.kind !== 'data') return `${least}px`
  if (laid.column.width === undefined) return `minmax(${least}px, 1fr)`
  const width = laid.column.width + edgesOf(place, all) * edge
  return width === least ? `${width}px` : `minmax(${least}px, ${width}px)`
}

/** Where a pinned column sticks, in pixels from the edge at which lines begin or end; nothing for others. */
export interface Pin {
  insetInlineStart?: number
  insetInlineEnd?: number
}

const pinName = (place: number) => `--data-table-pin-${place}`

/** Where a cell of a pinned column sticks: as the grid says, so that no cell is drawn anew when a column is drawn wider. */
const pinStyle = (side: 'start' | 'end', place: number): CSSProperties => ({
  [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(${pinName(place)})`,
})

/** What the grid says of where pinned columns stick. */
export const pinVariables = (pins: readonly Pin[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pins.flatMap(({ insetInlineStart, insetInlineEnd }, place) => {
      const offset = insetInlineStart ?? insetInlineEnd
      return offset === undefined ? [] : [[pinName(place), `${offset}px`]]
    }),
  )

/** At which side a column sticks; undefined where it scrolls. Numbers and ticks of rows stand at the start. */
const sideOf = <Row extends TableRow>(laid: LaidColumn<Row>): 'start' | 'end' | undefined =>
  laid.kind === 'data' ? laid.column.pinned : 'start'

/** What a pinned cell has: the side that it sticks to, and where. */
export function pinnedAt<Row extends TableRow>(
  laid: LaidColumn<Row>,
  place: number,
): { 'data-pinned': 'start' | 'end'; style: CSSProperties } | undefined {
  const side = sideOf(laid)
  return side && { 'data-pinned': side, style: pinStyle(side, place) }
}

/** The tracks of a row, its least width, at which sides columns are pinned, and where these stick. */
export function layOut<Row extends TableRow>(columns: readonly LaidColumn<Row>[]) {
  const least = columns.map(leastWidth)
  const total = least.reduce((sum, width) => sum + width, 0)
  const tracks = columns.map(trackOf)
  const sides = columns.map(sideOf)
  /** How wide the columns are that stick to this side, from one place to another: what scrolls away beneath them takes no room. */
  const pinnedWidth = (side: 'start' | 'end', from: number, to = columns.length) =>
    least.slice(from, to).reduce((sum, width, place) => (sides[from + place] === side ? sum + width : sum), 0)
  const pins = sides.map((side, place): Pin => {
    if (side === 'start') return { insetInlineStart: pinnedWidth(side, 0, place) }
    return side === 'end' ? { insetInlineEnd: pinnedWidth(side, place + 1) } : {}
  })
  return { tracks: tracks.join(' '), total, sides, pins, least }
}
