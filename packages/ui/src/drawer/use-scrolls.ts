import { type RefObject, useEffect, useState } from 'react'

/** Whether more is in an element than is in sight: then the keyboard must reach it, to scroll. */
export function useScrolls(outer: RefObject<HTMLElement | null>, inner: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const frame = outer.current
    if (!frame || !inner.current) return
    const observer = new ResizeObserver(() => setScrolls(frame.scrollHeight > frame.clientHeight))
    observer.observe(frame)
    observer.observe(inner.current)
    return () => observer.disconnect()
  }, [outer, inner])
  return scrolls
}
