import { Ellipsis } from 'lucide-react'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './top-menu.css.ts'

/** What {@link PlainMore} takes. */
export interface PlainMoreProps extends RootProps<HTMLButtonElement> {
  /** Its name, read aloud. */
  label: string
}

/** Looks like the button that leads to the entries without room: for a page whose parts have not come. */
export function PlainMore({ label, ...root }: PlainMoreProps) {
  return (
    <button type="button" {...onRoot(root, styles.more)} aria-label={label} aria-haspopup="menu">
      <Icon icon={Ellipsis} />
    </button>
  )
}
