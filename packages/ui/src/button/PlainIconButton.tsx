import { Icon, type LucideIcon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './button.css.ts'
import { type ButtonSize, lookAttributes } from './button-look.ts'

/** What {@link PlainIconButton} takes. */
export interface PlainIconButtonProps extends RootProps<HTMLButtonElement> {
  /** Its name. */
  label: string
  /** The drawing, from `lucide-react`. */
  icon: LucideIcon
  /** Heights of 28, 32 and 40 px (44 on phones). @default 'medium' */
  size?: ButtonSize
  /** What it opens. */
  'aria-haspopup'?: 'menu' | 'dialog'
}

/** Looks like a quiet `IconButton` and is the browser's own: for a page whose parts have not come. */
export function PlainIconButton({ label, icon, size = 'medium', 'aria-haspopup': opens, ...root }: PlainIconButtonProps) {
  return (
    <button
      type="button"
      {...onRoot(root, styles.button)}
      {...lookAttributes('quiet', size, true)}
      aria-label={label}
      aria-haspopup={opens}
    >
      <Icon icon={icon} size={size === 'large' ? 20 : size === 'small' ? 14 : 16} />
    </button>
  )
}
