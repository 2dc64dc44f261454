import { useEffect } from 'react'

/** Whether something lies beyond the start or the end of what scrolls sideways, by more than the pixel that browsers round by. */
function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  // Where lines are read from right to left, it counts down from zero.
  const gone = Math.abs(scrollLeft)
  return { start: gone > 1, end: scrollWidth - clientWidth - gone > 1 }
}

/**
 * Says on the element itself, as `data-under-start` and `data-under-end`, on which sides more lies than is seen: nothing is drawn anew.
 * @param scroller what scrolls sideways
 * @param content what lies in it: once that is another, its parts are measured anew. The size of each part is watched anyway.
 */
export function useHiddenSides(scroller: HTMLElement | null, content?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other parts
  useEffect(() => {
    if (!scroller) return
    const tell = () => {
      const { start, end } = hiddenSides(scroller)
      scroller.toggleAttribute('data-under-start', start)
      scroller.toggleAttribute('data-under-end', end)
    }
    const observer = new ResizeObserver(tell)
    observer.observe(scroller)
    for (const part of scroller.children) observer.observe(part)
    scroller.addEventListener('scroll', tell, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', tell)
    }
  }, [scroller, content])
}
