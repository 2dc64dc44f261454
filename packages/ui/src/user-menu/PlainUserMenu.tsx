import { onRoot, type RootProps } from '../root/index.ts'
import { UserFace } from './UserFace.tsx'
import * as styles from './user-menu.css.ts'

/** What {@link PlainUserMenu} takes. */
export interface PlainUserMenuProps extends RootProps<HTMLButtonElement> {
  /** Its name, read aloud. */
  label: string
  /** The signed-in person. */
  name: string
}

/** Looks like a `UserMenu`: for a page whose parts have not come. */
export function PlainUserMenu({ label, name, ...root }: PlainUserMenuProps) {
  return (
    <button type="button" {...onRoot(root, styles.button)} aria-label={label} aria-haspopup="menu">
      <UserFace name={name} />
    </button>
  )
}
