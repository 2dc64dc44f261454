import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Popover } from 'react-aria-components'
import { panelStyles } from '../list-box/index.ts'
import { type MenuAction, MenuList } from '../menu/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './context-menu.css.ts'
import type { MenuPlace } from './use-context-menu.ts'

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

/** While a menu is open, the right button anywhere closes it; the browser's own menu does not come over it. */
function useRightButtonElsewhere(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const pressed = (event: MouseEvent) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const onMenu = event.target instanceof Element && event.target.closest('[role=menu]') !== null
      if (!onMenu) close()
    }
    window.addEventListener('contextmenu', pressed)
    return () => window.removeEventListener('contextmenu', pressed)
  }, [isOpen])
}

/** What {@link ContextMenuPanel} takes. */
export interface ContextMenuPanelProps extends RootProps {
  /** The menu's name. */
  label: string
  /** Its rows, as in `menu`. */
  actions: readonly MenuAction[]
  /** Where it is open; null while closed. */
  place: MenuPlace | null
  /** It wants to be closed: by a choice, by Escape, or by a press elsewhere. */
  onClose: () => void
}

/** The menu of a `useContextMenu` whose place several elements share, such as the tabs of a strip. */
export function ContextMenuPanel({ label, actions, place, onClose, ...root }: ContextMenuPanelProps) {
  // While it goes it stays as it was: who shares it among several knows nothing any more of the one for which it was open.
  const [shown, setShown] = useState({ label, actions })
  if (place !== null && (shown.label !== label || shown.actions !== actions)) setShown({ label, actions })
  const anchor = useRef<HTMLSpanElement>(null)
  useRightButtonElsewhere(place !== null, onClose)
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={place ? { left: place.x, top: place.y } : {}} />
      <Popover
        {...onRoot(root, panelStyles.panel)}
        aria-label={shown.label}
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
          label={shown.label}
          actions={shown.actions.map((action) => ({
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
