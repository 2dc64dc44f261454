import { useLayoutEffect, useState } from 'react'
import { corner } from '../theme/index.ts'

/**
 * Says on the page how much of its corner an element takes, so that what else comes there stands above it.
 * @returns a ref for the element
 */
export function useCorner(): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!element) return
    const { style } = document.documentElement
    // Buttons and letters are of another height on a phone, and in another look.
    const observer = new ResizeObserver(() => {
      const { top, height } = element.getBoundingClientRect()
      // With nothing in it, it takes nothing, wherever it stands.
      if (height === 0) style.removeProperty(corner)
      else style.setProperty(corner, `${Math.ceil(innerHeight - top)}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(corner)
    }
  }, [element])
  return setElement
}
