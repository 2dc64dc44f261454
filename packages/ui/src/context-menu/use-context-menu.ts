import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { type LongPress, useLongPress } from './use-long-press.ts'

/** Where a context menu is open. */
export interface MenuPlace {
  /** Pixels from the left of the window. */
  x: number
  /** Pixels from the top of the window. */
  y: number
  /** What gets the focus back when the menu closes. */
  opener: HTMLElement
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** What had the focus inside, or would take it there; where nothing does, what had it elsewhere. */
function openerOf(target: EventTarget | null, area: HTMLElement): HTMLElement {
  const near = target instanceof Element ? target.closest<HTMLElement>(focusable) : null
  if (near && area.contains(near)) return near
  return document.activeElement instanceof HTMLElement ? document.activeElement : area
}

/** Beneath an element, and in sight however tall it is. */
function beneath(opener: HTMLElement): MenuPlace {
  const box = opener.getBoundingClientRect()
  return { x: Math.max(box.left, 0) + 8, y: Math.min(box.bottom, window.innerHeight - 8), opener }
}

/** Words are cut, copied and pasted by the browser's own menu. */
const isEditable = (target: EventTarget | null) => target instanceof Element && target.closest(':read-write') !== null

/** What {@link useContextMenu} gives: handlers for what has the menu, and where it is open. */
export type ContextMenuControl = ReturnType<typeof useContextMenu>

/** The state of a context menu. Spread `trigger` on each element that has the menu, and show one `ContextMenuPanel` for all of them. */
export function useContextMenu() {
  const [place, setPlace] = useState<MenuPlace | null>(null)
  const openAt = ({ clientX, clientY, target, currentTarget }: LongPress) => {
    if (isEditable(target)) return false
    const opener = openerOf(target, currentTarget)
    // A menu that is asked for without a pointer has no place of its own.
    setPlace(clientX === 0 && clientY === 0 ? beneath(opener) : { x: clientX, y: clientY, opener })
    return true
  }
  const { forget, handlers } = useLongPress(openAt)
  return {
    /** Where it is open; null while closed. */
    place,
    close: () => setPlace(null),
    trigger: {
      ...handlers,
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        forget()
        // An area inside this one has opened its own.
        if (event.defaultPrevented) return
        const { clientX, clientY, target, currentTarget } = event
        if (openAt({ clientX, clientY, target, currentTarget })) event.preventDefault()
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const asks = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
        if (!asks || event.defaultPrevented || isEditable(event.target)) return
        // Not every system makes a `contextmenu` of these keys.
        event.preventDefault()
        setPlace(beneath(openerOf(event.target, event.currentTarget)))
      },
    },
  }
}
