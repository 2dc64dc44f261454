import { type FocusEvent, useRef } from 'react'
import { useFocusKept } from './use-focus-kept.ts'

/**
 * Gives the focus back to what had it before, where it goes with what it is in: a button in a message that is closed by it.
 * @param isThere whether what has the focus in it is still on the page
 * @returns handlers for the element that comes and goes
 */
export function useFocusReturn(isThere: boolean) {
  const before = useRef<HTMLElement | null>(null)
  const kept = useFocusKept(isThere, () => before.current)
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      kept.onFocus()
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    onBlur: kept.onBlur,
  }
}
