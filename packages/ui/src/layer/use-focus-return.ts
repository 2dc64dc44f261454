import { type FocusEvent, useEffect, useRef } from 'react'

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Gives the focus back to what had it before, where it goes with what it is in: a button in a message that is closed by it.
 * @param isThere whether what has the focus in it is still on the page
 * @returns handlers for the element that comes and goes
 */
export function useFocusReturn(isThere: boolean) {
  const before = useRef<HTMLElement | null>(null)
  const isInside = useRef(false)
  useEffect(() => {
    if (isThere) return
    if (isInside.current && isLost() && before.current?.isConnected) before.current.focus()
    isInside.current = false
  }, [isThere])
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      isInside.current = true
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // Nothing gets the focus when the element itself goes, and when the window is left.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) isInside.current = false
    },
  }
}
