import type { DataTableActorRef } from '@etalon/machines/data-table'
import { useCallback, useEffect, useState } from 'react'

/** The element that scrolls, and what of it is seen. */
export interface SizedGrid {
  readonly element: HTMLDivElement
  /** Pixels of its inner width. */
  readonly width: number
  /** Pixels below the head. */
  readonly body: number
  readonly rowHeight: number
}

const heightOf = (grid: HTMLElement, part: string) => grid.querySelector<HTMLElement>(part)?.offsetHeight ?? 0

function sizeOf(element: HTMLDivElement): SizedGrid {
  return {
    element,
    width: element.clientWidth,
    body: Math.max(0, element.clientHeight - heightOf(element, '[data-head]')),
    rowHeight: heightOf(element, '[data-probe]') || 32,
  }
}

const isSame = (one: SizedGrid, other: SizedGrid) =>
  one.element === other.element && one.width === other.width && one.body === other.body && one.rowHeight === other.rowHeight

/** What is known already, where nothing of it is different now. */
const settled = (before: SizedGrid | null, next: SizedGrid) => (before && isSame(before, next) ? before : next)

/** Measures the grid and how high its rows are, and tells the machine how many of them are seen. */
export function useGridSize(actor: DataTableActorRef) {
  const [sized, setSized] = useState<SizedGrid | null>(null)
  const ref = useCallback((element: HTMLDivElement | null) => {
    // A view that is kept out of sight loses its refs and gets them back: its rows stay.
    // A view that is shown again has the element that it had: to ask for its size now would lay the page out before the other changes of
    // the frame. Where it is another by now, the observer says so in the same frame.
    if (element)
      setSized((before) => (before?.element === element && before.width > 0 ? before : settled(before, sizeOf(element))))
  }, [])
  const element = sized?.element ?? null
  useEffect(() => {
    if (!element) return
    const measure = () => {
      const next = sizeOf(element)
      // What is not shown has no size.
      if (next.width > 0) setSized((before) => settled(before, next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    const probe = element.querySelector('[data-probe]')
    if (probe) observer.observe(probe)
    return () => observer.disconnect()
  }, [element])
  const rows = sized ? Math.max(1, Math.floor(sized.body / sized.rowHeight)) : 1
  useEffect(() => actor.send({ type: 'VIEWPORT.CHANGED', rows }), [actor, rows])
  return { ref, sized }
}
