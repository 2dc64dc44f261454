import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Popover } from 'react-aria-components'
import { panelStyles } from '../list-box/index.ts'
import { type MenuAction, MenuList } from './MenuList.tsx'
import * as styles from './menu.css.ts'

/** Where a context menu opens. */
export interface MenuPlace {
  x: number
  y: number
  /** What gets the focus back when the menu closes. */
  opener: HTMLElement
}

/** Focuses an element once it can be: while a menu goes, what lies outside is inert for some frames. */
function giveBack(element: HTMLElement | undefined, frames = 30): void {
  requestAnimationFrame(() => {
    const active = document.activeElement
    const isFree = element?.isConnected && !element.closest('[inert]')
    if (isFree && (active === null || active === document.body)) element.focus()
    else if (frames > 0 && active !== element) giveBack(element, frames - 1)
  })
}

/** Gives the focus back once the menu is gone, where it was lost with it. */
function FocusReturn({ opener }: { opener: HTMLElement | undefined }) {
  const last = useRef(opener)
  useEffect(() => {
    if (opener) last.current = opener
  }, [opener])
  useEffect(() => () => giveBack(last.current), [])
  return null
}

export interface ContextMenuProps {
  /** The menu's name. */
  label: string
  actions: readonly MenuAction[]
  /** Where it is open; null while closed. */
  place: MenuPlace | null
  onClose: () => void
}

/** A menu at a place, opened by the right button, a long press or the menu key. */
export function ContextMenu({ label, actions, place, onClose }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={place ? { left: place.x, top: place.y } : {}} />
      <Popover
        className={panelStyles.panel}
        aria-label={label}
        triggerRef={anchor}
        isOpen={place !== null}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
        placement="bottom start"
        offset={2}
      >
        <FocusReturn opener={place?.opener} />
        <MenuList
          autoFocus
          label={label}
          actions={actions.map((action) => ({
            ...action,
            onAction: () => {
              onClose()
              action.onAction?.()
            },
          }))}
        />
      </Popover>
    </>
  )
}

/** The state of a context menu, and what opens it: spread `onContextMenu` on what has the menu. */
export function useMenuPlace(): {
  place: MenuPlace | null
  openAt: (event: MouseEvent<HTMLElement>) => void
  close: () => void
} {
  const [place, setPlace] = useState<MenuPlace | null>(null)
  return {
    place,
    openAt: (event) => {
      event.preventDefault()
      const opener = event.currentTarget
      const box = opener.getBoundingClientRect()
      // The menu key gives no place of its own.
      const byKey = event.clientX === 0 && event.clientY === 0
      setPlace({ x: byKey ? box.left + 8 : event.clientX, y: byKey ? box.bottom : event.clientY, opener })
    },
    close: () => setPlace(null),
  }
}
