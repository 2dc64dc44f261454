import type { DialogActorRef } from '@etalon/machines/dialog'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

const directions: Record<string, 'left' | 'right' | 'up' | 'down'> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Moving a dialog by its title bar: with the pointer, or Alt and arrow keys (with Shift by single pixels); Home centres it. */
export function useTitleBar(actor: DialogActorRef) {
  const grip = useRef<{ pointer: number; x: number; y: number } | null>(null)
  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onControl = event.target instanceof Element && event.target.closest('[data-controls]') !== null
      if (event.button !== 0 || onControl || !actor.getSnapshot().matches({ open: 'normal' })) return
      const { position } = actor.getSnapshot().context
      grip.current = { pointer: event.pointerId, x: event.clientX - position.x, y: event.clientY - position.y }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current
      if (held?.pointer !== event.pointerId) return
      actor.send({ type: 'MOVED', to: { x: event.clientX - held.x, y: event.clientY - held.y } })
    },
    onPointerUp: () => {
      grip.current = null
    },
    onPointerCancel: () => {
      grip.current = null
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const onControl = event.target instanceof Element && event.target.closest('[data-controls]') !== null
      if (!onControl) actor.send({ type: 'FULLSCREEN.TOGGLED' })
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (event.altKey && direction) actor.send({ type: 'NUDGED', direction, fine: event.shiftKey })
    else if (event.key === 'Home' && !event.ctrlKey) actor.send({ type: 'RECENTRED' })
    else return
    event.preventDefault()
  }
  return { pointer, onKeyDown }
}
