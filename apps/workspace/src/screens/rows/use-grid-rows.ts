import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../messages/index.ts'
import { rowsMessages } from '../../messages/rows.ts'
import { type RowUndo, useRowUndo } from './use-row-undo.ts'

/** The rows of a grid as people change them. */
export interface GridRows<Row> {
  /** Goes to the grid, so that the focus can be led in it. */
  readonly grid: RefObject<HTMLElement | null>
  /** Says what of the row with this key is another from now on. */
  change(key: string, values: Partial<Row>): void
  /** Says so too, where the field that was filled goes away with it: the focus goes on to the next such field, else to the row's first. */
  fill(place: number, values: Partial<Row>): void
  /** Puts a row in at a place. */
  insert(place: number, row: Row): void
  /** Takes out the row at a place, leads the focus to the next one, and says how it comes back. */
  remove(place: number): void
  /** Takes back what was put in and taken out; its `press` goes to the grid. */
  readonly undo: RowUndo<Row>
}

/**
 * Changes the rows of a grid, and takes them out.
 * @param keyOf tells rows apart while they are edited
 */
export function useGridRows<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  onChange: (rows: readonly Row[]) => void,
): GridRows<Row> {
  const grid = useRef<HTMLElement>(null)
  const removed = useRef<number | null>(null)
  const filled = useRef<number | null>(null)
  const restored = useRef<number | null>(null)
  const words = useWords(rowsMessages)
  const undo = useRowUndo(rows, keyOf, onChange)
  // The button of a removed row goes away with it: the next row's takes the focus, and after the last one the heading.
  useLayoutEffect(() => {
    if (removed.current === null) return
    const place = Math.min(removed.current, rows.length - 1)
    removed.current = null
    const target = grid.current?.querySelector<HTMLElement>(
      rows.length === 0 ? 'h2' : `tr[data-place="${place}"] [data-remove] button`,
    )
    target?.focus()
  }, [rows])
  // What had the focus may be gone: the message that was used, or the row that came by what is taken back.
  useLayoutEffect(() => {
    if (restored.current === null || rows.length === 0) return
    const place = restored.current
    restored.current = null
    grid.current?.querySelector<HTMLElement>(`tr[data-place="${place}"] :is(input, button)`)?.focus()
  }, [rows])
  useLayoutEffect(() => {
    const place = filled.current
    if (place === null || rows.length === 0) return
    filled.current = null
    const wanting = [...(grid.current?.querySelectorAll<HTMLElement>('tr[data-place] [data-wanting] button') ?? [])]
    const placeOf = (one: HTMLElement) => Number(one.closest<HTMLElement>('tr')?.dataset.place)
    const next = wanting.find((one) => placeOf(one) > place) ?? wanting[0]
    const target = next ?? grid.current?.querySelector<HTMLElement>(`tr[data-place="${place}"] input`)
    // The list that was chosen from gives the focus back when it has closed, to what is there no more.
    const frame = requestAnimationFrame(() => target?.focus())
    return () => cancelAnimationFrame(frame)
  }, [rows])
  return {
    grid,
    change: (key, values) => onChange(rows.map((row) => (keyOf(row) === key ? { ...row, ...values } : row))),
    fill(place, values) {
      filled.current = place
      onChange(rows.map((row, other) => (other === place ? { ...row, ...values } : row)))
    },
    insert: (place, row) =>
      undo.putIn(place, row, () => {
        restored.current = Math.max(place - 1, 0)
      }),
    remove(place) {
      removed.current = place
      undo.takeOut(place, words.removedRow(place + 1), (back) => {
        restored.current = back
      })
    },
    undo,
  }
}
