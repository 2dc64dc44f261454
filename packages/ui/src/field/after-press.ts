import { useEffect } from 'react'

/** What waits for the end of a press; undefined while there is none. */
let waiting: (() => void)[] | undefined

/** How many want to know of presses: the page is listened to once for all of them. */
let listeners = 0
let gone = new AbortController()

function heard({ type }: Event): void {
  const due = waiting
  waiting = type === 'mousedown' ? [] : undefined
  // The click comes with the end of the press, in the same task.
  for (const then of due ?? []) setTimeout(then)
}

function listen(): () => void {
  listeners += 1
  if (listeners === 1) {
    gone = new AbortController()
    const options = { capture: true, signal: gone.signal }
    // What is touched has these as well, once the finger is lifted; what is dragged has no end of its press but that of the drag.
    for (const name of ['mousedown', 'mouseup', 'dragend', 'keydown']) document.addEventListener(name, heard, options)
  }
  return () => {
    listeners -= 1
    if (listeners > 0) return
    gone.abort()
    waiting = undefined
  }
}

function afterPress(then: () => void): void {
  if (waiting) waiting.push(then)
  else then()
}

/**
 * Puts off what moves the page until a press that is under way has ended, with its click: a button that moves away beneath the pointer is
 * not pressed.
 * @returns calls what it is given at once where nothing is being pressed, else after the press
 */
export function useAfterPress(): (then: () => void) => void {
  useEffect(listen, [])
  return afterPress
}
