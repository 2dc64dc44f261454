import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Keeps the focus from being lost where what has it goes away: the button of a state that is over.
 * @param state what is shown; what goes away goes with a change of it
 * @param heir what gets the focus then
 * @returns handlers for the element whose focus it is; it may be another one in each state
 */
export function useFocusKept(state: string | boolean, heir: () => HTMLElement | null) {
  const isInside = useRef(false)
  const before = useRef(state)
  const give = useEffectEvent(() => {
    const { activeElement } = document
    if (isInside.current && (activeElement === null || activeElement === document.body)) heir()?.focus()
  })
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    give()
  }, [state])
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent) => {
      // Nothing gets the focus when an element goes away, nor while the window is left: then it is still here. Nor does anything
      // where a press meets nothing: then it is not.
      const isLeft = relatedTarget !== null || (target.isConnected && document.hasFocus())
      if (isLeft && !currentTarget.contains(relatedTarget)) isInside.current = false
    },
  }
}
