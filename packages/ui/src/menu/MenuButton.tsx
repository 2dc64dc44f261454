import type { ReactElement } from 'react'
import { MenuTrigger, Popover } from 'react-aria-components'
import { panelStyles } from '../list-box/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { type MenuAction, MenuList } from './MenuList.tsx'

/** What {@link MenuButton} takes. */
export interface MenuButtonProps extends RootProps<HTMLElement> {
  /** The menu's name, read aloud when it opens. */
  label: string
  /** Its rows, from top to bottom. */
  actions: readonly MenuAction[]
  /** Where the menu opens, as long as there is room. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  /** The button that opens it: `Button` or `IconButton`. */
  children: ReactElement
}

/** A button with a menu beneath it. */
export function MenuButton({ label, actions, placement = 'bottom end', children, ...root }: MenuButtonProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover {...onRoot(root, panelStyles.panel)} placement={placement} offset={4} containerPadding={8}>
        <MenuList label={label} actions={actions} />
      </Popover>
    </MenuTrigger>
  )
}
