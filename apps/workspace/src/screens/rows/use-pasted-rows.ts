import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../messages/index.ts'
import { rowsMessages } from '../../messages/rows.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { type GridPlace, type Pasting, pastedCells, pasteInto } from './pasted-rows.ts'

interface Keyed {
  readonly key: string
}

/** A block that was pasted: the rows after it, and what stood in its place. */
interface Block<Row> {
  readonly after: readonly Row[]
  readonly came: ReadonlyMap<string, Row | undefined>
  /** Closes the message that says that it came. */
  readonly close: () => void
}

/** A grid that takes rows from a spreadsheet. */
export interface PastedRows<Column extends string> {
  /** A block becomes rows from that cell on; a text alone stays what it is. */
  readonly paste: (event: ClipboardEvent, at: GridPlace<Column>) => void
  /** Ctrl+Z takes back a block that is the last that was done. */
  readonly press: (event: KeyboardEvent) => void
}

const asksToTakeBack = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z'

/** Rows without a block, and with what stood in its place; what was done since stays. */
const without = <Row extends Keyed>(rows: readonly Row[], { came }: Block<Row>): readonly Row[] =>
  rows.flatMap((row) => (came.has(row.key) ? (came.get(row.key) ?? []) : row))

/** Takes what was copied in a spreadsheet into a grid, says how many rows came, and takes them back. */
export function usePastedRows<Row extends Keyed, Column extends string>(
  rows: readonly Row[],
  pasting: Pasting<Row, Column>,
  onChange: (rows: readonly Row[]) => void,
): PastedRows<Column> {
  const { toasts } = useWorkspace()
  const words = useWords(rowsMessages)
  const blocks = useRef<readonly Block<Row>[]>([])
  const latest = useRef({ rows, onChange })
  useLayoutEffect(() => {
    latest.current = { rows, onChange }
  })
  const takeBack = (block: Block<Row>) => {
    if (!blocks.current.includes(block)) return
    blocks.current = blocks.current.filter((one) => one !== block)
    block.close()
    latest.current.onChange(without(latest.current.rows, block))
  }
  return {
    paste(event, at) {
      const cells = event.defaultPrevented ? undefined : pastedCells(event.clipboardData.getData('text/plain'))
      if (!cells) return
      event.preventDefault()
      const next = pasteInto(rows, at, cells, pasting)
      const came = next.rows.slice(next.from, next.from + next.count)
      const block: Block<Row> = {
        after: next.rows,
        came: new Map(came.map(({ key }, place) => [key, rows[next.from + place]])),
        close: () => close(),
      }
      blocks.current = [...blocks.current, block]
      onChange(next.rows)
      const remarks = [
        ...(next.unknown > 0 ? [words.pastedUnknown(next.unknown)] : []),
        ...(next.columnsLeft.length > 0 ? [words.pastedColumnsLeft(next.columnsLeft)] : []),
        ...(next.rowsLeft > 0 ? [words.pastedTooMany(pasting.most, next.rowsLeft)] : []),
      ]
      const close = toasts.show({
        tone: remarks.length > 0 ? 'warning' : 'success',
        title: words.pasted(next.count),
        ...(remarks.length > 0 ? { detail: remarks.join(' ') } : {}),
        action: { label: words.takeBack, onAction: () => takeBack(block) },
      })
    },
    press(event) {
      const last = blocks.current.at(-1)
      if (!last || !asksToTakeBack(event) || JSON.stringify(rows) !== JSON.stringify(last.after)) return
      event.preventDefault()
      takeBack(last)
    },
  }
}
