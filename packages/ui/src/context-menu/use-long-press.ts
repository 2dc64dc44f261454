import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds that a finger rests before it means more than a tap. */
const patience = 500

/** Pixels that a resting finger trembles. */
const tremble = 10

/** Where a finger rests, and on what. */
export interface LongPress {
  clientX: number
  clientY: number
  target: EventTarget
  currentTarget: HTMLElement
}

/**
 * A finger that rests in one place. Browsers on Android tell of it by `contextmenu` too, those on iOS do not.
 * @param onLongPress gets where it rests; what is beneath it is neither pressed nor clicked when it is lifted
 */
export function useLongPress(onLongPress: (press: LongPress) => void) {
  const resting = useRef<{ timer: number; x: number; y: number } | null>(null)
  const swallows = useRef(false)
  const forget = () => {
    if (resting.current) window.clearTimeout(resting.current.timer)
    resting.current = null
  }
  useEffect(() => () => window.clearTimeout(resting.current?.timer), [])
  return {
    forget,
    handlers: {
      // While it goes down: a button inside keeps what comes up to itself.
      onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
        forget()
        swallows.current = false
        if (event.pointerType !== 'touch' || !event.isPrimary) return
        const { clientX, clientY, target, currentTarget, pointerId } = event
        const timer = window.setTimeout(() => {
          resting.current = null
          swallows.current = true
          // A button inside is no longer pressed by this finger: it is told as if the finger had been taken away.
          target.dispatchEvent(new globalThis.PointerEvent('pointercancel', { bubbles: true, pointerType: 'touch', pointerId }))
          onLongPress({ clientX, clientY, target, currentTarget })
        }, patience)
        resting.current = { timer, x: clientX, y: clientY }
      },
      onPointerMoveCapture: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        const start = resting.current
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > tremble) forget()
      },
      onPointerUpCapture: forget,
      // The browser has taken the finger to scroll with.
      onPointerCancelCapture: forget,
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        if (!swallows.current) return
        swallows.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
