import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { keyGap, phone } from './formula-input.css.ts'

const most = 8
/** A key is at least so wide, for a finger and for a mouse. */
const leastWidth = () => (matchMedia(phone).matches ? 44 : 34)

/** How many keys stand in a row: eight, or as many as fit. `grid` is the ref of what holds the rows. */
export function useColumns(): { columns: number; grid: RefCallback<HTMLElement> } {
  const [columns, setColumns] = useState(most)
  const focused = useRef('')
  const grid = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      const { activeElement } = document
      focused.current = activeElement && element.contains(activeElement) ? activeElement.id : ''
      const fitting = Math.floor((element.clientWidth + keyGap) / (leastWidth() + keyGap))
      setColumns(Math.min(most, Math.max(1, fitting)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // In another row a key is another element: the focus goes there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows change
  useLayoutEffect(() => {
    if (focused.current !== '') document.getElementById(focused.current)?.focus()
    focused.current = ''
  }, [columns])
  return { columns, grid }
}
