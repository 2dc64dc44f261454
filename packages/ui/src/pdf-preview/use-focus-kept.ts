import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in an element though what had it goes away: the button of a state that is over.
 * @param root gets the focus then
 * @param state what is shown
 * @returns handlers for the element
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, state: string) {
  const isInside = useRef(false)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    const { activeElement } = document
    if (isInside.current && (activeElement === null || activeElement === document.body)) root.current?.focus()
  }, [root, state])
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
      // An element that goes away gives the focus to nothing, as does a press beside everything: then it is still here.
      if (!currentTarget.contains(relatedTarget) && (relatedTarget !== null || target.isConnected)) isInside.current = false
    },
  }
}
