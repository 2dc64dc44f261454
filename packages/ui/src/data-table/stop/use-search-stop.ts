import type { Cell, DataTableActorRef, DataTableSnapshot } from '@etalon/machines/data-table'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useFocusKept } from '../../layer/index.ts'

type Snapshot = Pick<DataTableSnapshot, 'matches'>

const shownOf = (snapshot: Snapshot) =>
  snapshot.matches({ content: { loading: 'slow' } }) ? 'slow' : snapshot.matches({ content: 'stopped' }) ? 'stopped' : 'neither'

/**
 * Whether a search takes long or was stopped. Each of its buttons goes away by itself, too: the focus goes from the one that stops to
 * the one that searches again, and into the table once rows come.
 */
export function useSearchStop(actor: DataTableActorRef, focusCell: (cell: Cell) => void) {
  const shown = useSelector(actor, shownOf)
  const again = useRef<HTMLButtonElement>(null)
  const keepsFocus = useFocusKept(shown, () => {
    if (shown === 'stopped') return again.current
    const { active, rows } = actor.getSnapshot().context
    // Where no row is left, its column's head. A cell is drawn at once, which an effect may not ask for.
    queueMicrotask(() => focusCell(rows.length === 0 ? { row: -1, column: active.column } : active))
    return null
  })
  return { isSlow: shown === 'slow', isStopped: shown === 'stopped', again, keepsFocus }
}
