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

/**
 * A cell that is seen, where the one that was gone to is left out of a phone's entries: the next of its row.
 * @param step where to look first: 1 for the columns after it, -1 for those before
 */
export function seenCell(cell: HTMLElement, step: 1 | -1): HTMLElement {
  if (cell.checkVisibility()) return cell
  const all = [...(cell.parentElement?.children ?? [])].filter((one) => one instanceof HTMLElement)
  const place = all.indexOf(cell)
  const [after, before] = [all.slice(place + 1), all.slice(0, Math.max(place, 0)).toReversed()]
  const order = step === 1 ? [...after, ...before] : [...before, ...after]
  return order.find((one) => one.matches('[data-column]') && one.checkVisibility()) ?? cell
}
