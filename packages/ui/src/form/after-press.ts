import { useEffect, useRef } from 'react'

/**
 * Puts off what moves the page until a press that is under way has ended, with its click: a button that moves away beneath the pointer is
 * not pressed.
 * @returns calls what it is given at once where nothing is being pressed, else after the press
 */
export function useAfterPress(): (then: () => void) => void {
  /** What waits for the end of a press; undefined while there is none. */
  const waiting = useRef<(() => void)[]>(undefined)
  useEffect(() => {
    const heard = ({ type }: Event) => {
      const due = waiting.current
      waiting.current = type === 'mousedown' ? [] : undefined
      // The click comes with the end of the press, in the same task.
      for (const then of due ?? []) setTimeout(then)
    }
    const gone = new AbortController()
    const options = { capture: true, signal: gone.signal }
    // What is touched has these as well, once the finger is lifted; what is dragged has no end of its press but that of the drag.
    for (const name of ['mousedown', 'mouseup', 'dragend', 'keydown']) document.addEventListener(name, heard, options)
    return () => gone.abort()
  }, [])
  return (then) => {
    if (waiting.current) waiting.current.push(then)
    else then()
  }
}
