import type { MenuItem } from '@etalon/machines/menu'
import type { LucideIcon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { type NamedEntryProps, SideEntries } from './SideEntries.tsx'
import * as styles from './side-menu.css.ts'

/** What {@link PlainSideMenu} takes. */
export interface PlainSideMenuProps extends RootProps<HTMLElement> {
  /** Its name, read aloud. */
  label: string
  /** What stands in it. */
  items: readonly MenuItem[]
  /** The path that is shown. */
  current: string
  /** A leaf was chosen. */
  onNavigate: (item: MenuItem) => void
  /** An entry's words in the language in force. */
  labelOf: (item: MenuItem) => string
  /** An entry's icon. */
  iconOf: (item: MenuItem) => LucideIcon | undefined
}

const itself = ({ children }: NamedEntryProps) => children
const nothing = () => undefined

/** Looks like a `SideMenu` and is made of the browser's own links and buttons: for a page whose parts have not come. */
export function PlainSideMenu({ label, items, current, onNavigate, labelOf, iconOf, ...root }: PlainSideMenuProps) {
  return (
    <nav {...onRoot(root, styles.nav)} tabIndex={-1} aria-label={label}>
      <SideEntries {...{ items, current, onNavigate, labelOf, iconOf }} depth={0} countOf={nothing} named={itself} />
    </nav>
  )
}
