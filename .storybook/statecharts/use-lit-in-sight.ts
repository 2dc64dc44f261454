import { type RefObject, useLayoutEffect, useRef } from 'react'
import { drawingMargin, whereSeen } from './in-sight.ts'
import type { Drawing } from './layout.ts'

/** A state that somebody asked to see; another object each time they ask. */
export interface AskedState {
  readonly id: string
}

/**
 * What is lit comes into sight whole: at first, after each event, and when the frame has another size. Where not all of it fits, what
 * has just been lit comes first, then what was asked for.
 */
export function useLitInSight(
  frame: RefObject<HTMLElement | null>,
  drawing: Drawing | undefined,
  active: ReadonlySet<string>,
  asked: AskedState | undefined,
): void {
  const before = useRef<ReadonlySet<string>>(new Set())
  // Before it is painted: nobody sees it at another place first.
  useLayoutEffect(() => {
    const element = frame.current
    if (!drawing || !element) return
    const lit = drawing.boxes.filter(({ state }) => state.states.length === 0 && active.has(state.id))
    const rank = ({ state }: (typeof lit)[number]) => (before.current.has(state.id) ? (state.id === asked?.id ? 1 : 2) : 0)
    const wanted = lit
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ x, y, width, height }) => ({ x: x + drawingMargin, y: y + drawingMargin, width, height }))
    before.current = active
    const show = () => {
      const seen = { x: element.scrollLeft, y: element.scrollTop, width: element.clientWidth, height: element.clientHeight }
      const { x, y } = whereSeen(seen, wanted)
      element.scrollTo(x, y)
    }
    show()
    const observer = new ResizeObserver(show)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, drawing, active, asked])
}
