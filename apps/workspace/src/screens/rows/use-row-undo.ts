import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../messages/index.ts'
import { rowsMessages } from '../../messages/rows.ts'
import { useWorkspace } from '../../workspace/index.ts'

/** Something that was done to the rows of a form, and how it is taken back. */
export interface RowChange<Row> {
  /** The rows once it was done. */
  readonly after: readonly Row[]
  /** The rows without it; what was done to them since stays. */
  readonly takeBack: (rows: readonly Row[]) => readonly Row[]
  /** What is said of it, with the way back. Without it nothing is said, and Ctrl+Z is the way back. */
  readonly said?: { readonly title: string; readonly detail?: string; readonly tone?: 'success' | 'warning' }
}

/** The way back from what was done to rows. */
export interface RowUndo<Row> {
  /** Keeps in mind what was done. */
  readonly did: (change: RowChange<Row>) => void
  /** Puts a row in at a place. @param onBack the row is taken out again */
  readonly putIn: (place: number, row: Row, onBack?: () => void) => void
  /** Takes out the row at a place, and says how it comes back. @param onBack it is put in again, at a place */
  readonly takeOut: (place: number, title: string, onBack?: (place: number) => void) => void
  /**
   * Ctrl+Z takes back what was the last that was done. Outside a text it does nothing else: a browser would take back what was typed last,
   * wherever that was.
   */
  readonly press: (event: KeyboardEvent) => void
}

const asksToTakeBack = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z'

const isText = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, input:not([type="checkbox"], [type="radio"], [type="button"])'))

/**
 * Takes back what was done to the rows of a form, by a message's button or by Ctrl+Z.
 * @param keyOf tells rows apart while they are edited
 */
export function useRowUndo<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  onChange: (rows: readonly Row[]) => void,
): RowUndo<Row> {
  const { toasts } = useWorkspace()
  const words = useWords(rowsMessages)
  const done = useRef<readonly { readonly change: RowChange<Row>; readonly close: () => void }[]>([])
  const latest = useRef({ rows, onChange })
  useLayoutEffect(() => {
    latest.current = { rows, onChange }
  })
  // Where the form is gone there is nothing to take back.
  useEffect(
    () => () => {
      for (const { close } of done.current) close()
    },
    [],
  )
  const takeBack = (change: RowChange<Row>) => {
    const deed = done.current.find((one) => one.change === change)
    if (!deed) return
    done.current = done.current.filter((one) => one !== deed)
    deed.close()
    latest.current.onChange(change.takeBack(latest.current.rows))
  }
  const did = (change: RowChange<Row>) => {
    const { said } = change
    const close = said
      ? toasts.show({
          tone: said.tone ?? 'success',
          title: said.title,
          ...(said.detail === undefined ? {} : { detail: said.detail }),
          action: { label: words.takeBack, onAction: () => takeBack(change) },
        })
      : () => undefined
    done.current = [...done.current, { change, close }]
  }
  return {
    did,
    putIn(place, row, onBack) {
      const after = rows.toSpliced(place, 0, row)
      onChange(after)
      did({
        after,
        takeBack(now) {
          onBack?.()
          return now.filter((one) => keyOf(one) !== keyOf(row))
        },
      })
    },
    takeOut(place, title, onBack) {
      const [row] = rows.slice(place, place + 1)
      if (row === undefined) return
      const after = rows.toSpliced(place, 1)
      onChange(after)
      did({
        after,
        takeBack(now) {
          // It may have been put in anew since.
          if (now.some((one) => keyOf(one) === keyOf(row))) return now
          const back = Math.min(place, now.length)
          onBack?.(back)
          return now.toSpliced(back, 0, row)
        },
        said: { title },
      })
    },
    press(event) {
      if (!asksToTakeBack(event)) return
      const last = done.current.at(-1)
      if (last && JSON.stringify(rows) === JSON.stringify(last.change.after)) {
        event.preventDefault()
        takeBack(last.change)
      } else if (!isText(event.target)) event.preventDefault()
    },
  }
}
