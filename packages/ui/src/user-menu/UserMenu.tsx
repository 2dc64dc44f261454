import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components'
import { Avatar } from '../badge/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { type MenuAction, MenuButton } from '../menu/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './user-menu.css.ts'

/** What {@link UserMenu} takes. */
export interface UserMenuProps extends RootProps<HTMLButtonElement> {
  /** The signed-in person. */
  name: string
  /** Home, own data, business system, sign out. */
  actions: readonly MenuAction[]
}

/** Who is signed in, and what concerns them. */
export function UserMenu({ name, actions, ...root }: UserMenuProps) {
  const messages = useMessages()
  return (
    <MenuButton label={messages.userMenu} actions={actions}>
      <Button {...onRoot(root, styles.button)} aria-label={messages.userMenuOf(name)}>
        <Avatar name={name} small />
        <span className={styles.name}>{name}</span>
        <Icon icon={ChevronDown} size={14} className={styles.chevron} />
      </Button>
    </MenuButton>
  )
}
