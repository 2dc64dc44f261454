import { Button } from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import { type MenuAction, MenuButton } from '../menu/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { UserFace } from './UserFace.tsx'
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
        <UserFace name={name} />
      </Button>
    </MenuButton>
  )
}
