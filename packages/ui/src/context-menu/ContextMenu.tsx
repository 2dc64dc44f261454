import type { ReactNode } from 'react'
import type { MenuAction } from '../menu/index.ts'
import type { RootProps } from '../root/index.ts'
import { ContextMenuPanel } from './ContextMenuPanel.tsx'
import * as styles from './context-menu.css.ts'
import { useContextMenu } from './use-context-menu.ts'

/** What {@link ContextMenu} takes. */
export interface ContextMenuProps extends RootProps {
  /** The menu's name. */
  label: string
  /** Its rows, as in `menu`; without any, the browser's own menu opens. */
  actions: readonly MenuAction[]
  /** What has the menu: anything that is drawn. The actions must be reached in another way as well, such as by a `MenuButton`. */
  children: ReactNode
}

/**
 * A menu for what it wraps: by the right button at the pointer, by a long press of a finger, and by Shift+F10 or the menu key at what
 * has the focus. Fields inside keep the browser's own menu, to cut and paste. When it closes, the focus goes back.
 */
export function ContextMenu({ label, actions, children, ...root }: ContextMenuProps) {
  const menu = useContextMenu()
  return (
    <>
      <div className={styles.area} {...(actions.length === 0 ? {} : menu.trigger)}>
        {children}
      </div>
      <ContextMenuPanel {...root} label={label} actions={actions} place={menu.place} onClose={menu.close} />
    </>
  )
}
