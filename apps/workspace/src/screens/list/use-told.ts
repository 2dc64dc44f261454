import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Tells a machine of a value, and of each other one after it. A list that was hidden behind another tab and is shown again, whose
 * effects all begin anew, tells nothing that is known: it would be drawn anew for it.
 */
export function useTold(value: unknown, tell: () => void): void {
  const known = useRef<unknown>(undefined)
  const say = useEffectEvent(tell)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    say()
  }, [value])
}
