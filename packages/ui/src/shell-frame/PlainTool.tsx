import { Icon } from '../icon/index.ts'
import { onRoot } from '../root/index.ts'
import * as styles from './shell-frame.css.ts'
import type { TopToolProps } from './TopTool.tsx'

/** What {@link PlainTool} takes. */
export interface PlainToolProps extends Omit<TopToolProps, 'count' | 'pressed'> {
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
