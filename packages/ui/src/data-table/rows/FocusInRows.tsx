import type { Cell, DataTableActorRef } from '@etalon/machines/data-table'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTablePart } from '../use-table-part.ts'

interface FocusInRowsProps {
  actor: DataTableActorRef
  /** The grid. */
  scroller: HTMLElement
  focusCell: (cell: Cell) => void
}

/** Keeps the keyboard in the table where the button that it stood on goes away with its row: the row that comes instead gets it. */
export function FocusInRows({ actor, scroller, focusCell }: FocusInRowsProps) {
  const rows = useTablePart(actor, (context) => context.rows)
  const isInside = useRef(false)
  useEffect(() => {
    const came = () => {
      isInside.current = true
    }
    const went = ({ relatedTarget, target }: FocusEvent) => {
      if (relatedTarget instanceof Node) {
        if (!scroller.contains(relatedTarget)) isInside.current = false
        return
      }
      // Nobody has it now: what had it is going away with its row, or somebody pressed where nothing is. The browser tells before.
      setTimeout(() => {
        if (target instanceof Node && target.isConnected && document.hasFocus() && !scroller.contains(document.activeElement))
          isInside.current = false
      })
    }
    scroller.addEventListener('focusin', came)
    scroller.addEventListener('focusout', went)
    return () => {
      scroller.removeEventListener('focusin', came)
      scroller.removeEventListener('focusout', went)
    }
  }, [scroller])
  const give = useEffectEvent(() => {
    const { activeElement } = document
    if (!isInside.current || (activeElement !== null && activeElement !== document.body)) return
    const { active } = actor.getSnapshot().context
    // Where no row is left, its column's head.
    queueMicrotask(() => focusCell(rows.length === 0 ? { row: -1, column: active.column } : active))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what goes away goes with other rows
  useLayoutEffect(() => give(), [rows])
  return null
}
