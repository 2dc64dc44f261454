import { Fragment } from 'react'
import { Menu, MenuItem, Separator } from 'react-aria-components'
import { Keycap } from '../badge/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'
import * as styles from './menu.css.ts'

/** Something that a menu does. */
export interface MenuAction {
  id: string
  label: string
  icon?: LucideIcon
  onAction?: () => void
  /** Where it leads, for a link. */
  href?: string
  /** The keys that do the same. */
  shortcut?: string
  disabled?: boolean
  /** Why it is disabled; a second line, always in sight. */
  disabledReason?: string
  danger?: boolean
  /** A line above it. */
  separated?: boolean
}

export interface MenuListProps {
  /** The menu's name. */
  label: string
  actions: readonly MenuAction[]
  /** Takes the focus when it appears, where no menu button does that. */
  autoFocus?: boolean
}

/** The rows of a menu. */
export function MenuList({ label, actions, autoFocus }: MenuListProps) {
  return (
    <Menu className={styles.menu} aria-label={label} {...(autoFocus ? { autoFocus: 'first' as const } : {})}>
      {actions.map((action) => (
        <Fragment key={action.id}>
          {action.separated && <Separator className={styles.separator} />}
          <MenuItem
            id={action.id}
            textValue={action.label}
            className={styles.item}
            isDisabled={action.disabled === true || Boolean(action.disabledReason)}
            onAction={action.onAction}
            {...(action.href === undefined ? {} : { href: action.href })}
            {...(action.danger ? { 'data-danger': '' } : {})}
          >
            {action.icon && <Icon icon={action.icon} />}
            <span className={styles.words}>
              <span>{action.label}</span>
              {action.disabledReason && <span className={styles.note}>{action.disabledReason}</span>}
            </span>
            {action.shortcut && <Keycap>{action.shortcut}</Keycap>}
          </MenuItem>
        </Fragment>
      ))}
    </Menu>
  )
}
