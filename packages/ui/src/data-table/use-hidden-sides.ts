import { useEffect } from 'react'

/** Whether something lies beyond the start or the end of what scrolls sideways, by half a pixel and more. */
function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  // Where lines are read from right to left, it counts down from zero.
  const gone = Math.abs(scrollLeft)
  return { start: gone > 0.5, end: scrollWidth - clientWidth - gone > 0.5 }
}

/**
 * Says on the element itself, as `data-under-start` and `data-under-end`, where columns lie under pinned ones: nothing is drawn anew.
 * @param scroller what scrolls; its first child is as wide as a line
 */
export function useHiddenSides(scroller: HTMLElement | null): void {
  useEffect(() => {
    if (!scroller) return
    const tell = () => {
      const { start, end } = hiddenSides(scroller)
      scroller.toggleAttribute('data-under-start', start)
      scroller.toggleAttribute('data-under-end', end)
    }
    const observer = new ResizeObserver(tell)
    observer.observe(scroller)
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild)
    scroller.addEventListener('scroll', tell, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', tell)
    }
  }, [scroller])
}
