import type { ClipboardEvent } from 'react'
import { useWords } from '../../messages/index.ts'
import { rowsMessages } from '../../messages/rows.ts'
import { type GridPlace, type Pasting, pastedCells, pasteInto } from './pasted-rows.ts'
import type { RowUndo } from './use-row-undo.ts'

interface Keyed {
  readonly key: string
}

/** A grid that takes rows from a spreadsheet. */
export interface PastedRows<Column extends string> {
  /** A block becomes rows from that cell on; a text alone stays what it is. */
  readonly paste: (event: ClipboardEvent, at: GridPlace<Column>) => void
}

/** Rows without a block, and with what stood in its place; what was done since stays. */
const without = <Row extends Keyed>(rows: readonly Row[], came: ReadonlyMap<string, Row | undefined>): readonly Row[] =>
  rows.flatMap((row) => (came.has(row.key) ? (came.get(row.key) ?? []) : row))

/**
 * Takes what was copied in a spreadsheet into a grid, says how many rows came, and takes them back.
 * @param undo what takes back what else is done to the rows
 */
export function usePastedRows<Row extends Keyed, Column extends string>(
  rows: readonly Row[],
  pasting: Pasting<Row, Column>,
  onChange: (rows: readonly Row[]) => void,
  undo: RowUndo<Row>,
): PastedRows<Column> {
  const words = useWords(rowsMessages)
  return {
    paste(event, at) {
      const cells = event.defaultPrevented ? undefined : pastedCells(event.clipboardData.getData('text/plain'))
      if (!cells) return
      event.preventDefault()
      const next = pasteInto(rows, at, cells, pasting)
      const pasted = next.rows.slice(next.from, next.from + next.count)
      const came = new Map(pasted.map(({ key }, place) => [key, rows[next.from + place]]))
      onChange(next.rows)
      const remarks = [
        ...(next.unknown > 0 ? [words.pastedUnknown(next.unknown)] : []),
        ...(next.columnsLeft.length > 0 ? [words.pastedColumnsLeft(next.columnsLeft)] : []),
        ...(next.rowsLeft > 0 ? [words.pastedTooMany(pasting.most, next.rowsLeft)] : []),
      ]
      undo.did({
        after: next.rows,
        takeBack: (now) => without(now, came),
        said: {
          title: words.pasted(next.count),
          ...(remarks.length > 0 ? { tone: 'warning', detail: remarks.join(' ') } : {}),
        },
      })
    },
  }
}
