import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components'
import { Avatar } from '../badge/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { type MenuAction, MenuButton } from '../menu/index.ts'
import * as styles from './user-menu.css.ts'

/** What {@link UserMenu} takes. */
export interface UserMenuProps {
  /** The signed-in person. */
  name: string
  /** Home, own data, business system, sign out. */
  actions: readonly MenuAction[]
}

/** Who is signed in, and what concerns them. */
export function UserMenu({ name, actions }: UserMenuProps) {
  const messages = useMessages()
  return (
    <MenuButton label={messages.userMenu} actions={actions}>
      <Button className={styles.button} aria-label={messages.userMenuOf(name)}>
        <Avatar name={name} small />
        <span className={styles.name}>{name}</span>
        <Icon icon={ChevronDown} size={14} className={styles.chevron} />
      </Button>
    </MenuButton>
  )
}
