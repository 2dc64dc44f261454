import { Icon, type LucideIcon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './shell-frame.css.ts'

/** What {@link PlainTool} takes. */
export interface PlainToolProps extends RootProps<HTMLButtonElement> {
  /** Its name. */
  label: string
  /** The drawing, from `lucide-react`. */
  icon: LucideIcon
  /** It was pressed. */
  onPress?: () => void
  /** Whether what it opens is open; left out where it opens nothing. */
  expanded?: boolean
  /** Phones have no room for it: offer it elsewhere too. */
  wideOnly?: boolean
  /** What it opens. */
  'aria-haspopup'?: 'menu' | 'dialog'
}

/** Looks like a `TopTool` and is the browser's own button: for a page whose parts have not come. */
export function PlainTool({ label, icon, expanded, wideOnly, onPress, 'aria-haspopup': opens, ...root }: PlainToolProps) {
  return (
    <button
      type="button"
      {...onRoot(root, styles.tool)}
      aria-label={label}
      aria-haspopup={opens}
      {...(wideOnly ? { 'data-wide-only': '' } : {})}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      onClick={onPress}
    >
      <Icon icon={icon} />
    </button>
  )
}
