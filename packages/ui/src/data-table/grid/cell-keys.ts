import type { CellMove } from '@etalon/machines/data-table'

/**
 * Where a key leads in the grid; nothing for a key that leads nowhere.
 * @param isFromRight whether the columns are counted from the right
 */
export function moveOf(event: { key: string; ctrlKey: boolean; metaKey: boolean }, isFromRight: boolean): CellMove | undefined {
  const far = event.ctrlKey || event.metaKey
  if (event.key === 'Home') return far ? 'gridStart' : 'rowStart'
  if (event.key === 'End') return far ? 'gridEnd' : 'rowEnd'
  if (far) return undefined
  const moves: Record<string, CellMove> = {
    ArrowLeft: isFromRight ? 'right' : 'left',
    ArrowRight: isFromRight ? 'left' : 'right',
    ArrowUp: 'up',
    ArrowDown: 'down',
    PageUp: 'pageUp',
    PageDown: 'pageDown',
  }
  return moves[event.key]
}

/** What can be used inside a cell. */
export const usable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [role=button], [role=checkbox]'

/** The things inside a cell that can be used. */
export const usableIn = (cell: Element): HTMLElement[] => Array.from(cell.querySelectorAll<HTMLElement>(usable))
