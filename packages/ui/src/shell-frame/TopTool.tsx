import { Search } from 'lucide-react'
import { Button } from 'react-aria-components'
import { Badge } from '../badge/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import * as styles from './shell-frame.css.ts'

/** What {@link TopTool} takes. */
export interface TopToolProps extends RootProps<HTMLButtonElement> {
  /** Its name; say a count in it too. */
  label: string
  /** The drawing, from `lucide-react`. */
  icon: LucideIcon
  /** A number at its corner. */
  count?: number
  /** It was pressed. */
  onPress?: () => void
  /** Whether what it opens is open; left out where it opens nothing. */
  expanded?: boolean
  /** Whether it is switched on; left out where it is no switch. */
  pressed?: boolean
  /** Phones have no room for it: offer it elsewhere too. */
  wideOnly?: boolean
}

/** A square button of the top bar, in the bar's own colours. */
export function TopTool({ label, icon, count, expanded, pressed, wideOnly, ...rest }: TopToolProps) {
  return (
    <Tooltip text={label} placement="bottom">
      <Button
        {...rest}
        {...onRoot(rest, styles.tool)}
        aria-label={label}
        {...(wideOnly ? { 'data-wide-only': '' } : {})}
        {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      >
        <Icon icon={icon} />
        {count !== undefined && <Badge count={count} corner />}
      </Button>
    </Tooltip>
  )
}

/** What {@link TopSearchButton} takes. */
export interface TopSearchButtonProps extends RootProps<HTMLButtonElement> {
  /** What it searches, such as 搜索菜单. */
  label: string
  /** The keys that do the same, such as Ctrl K. */
  shortcut?: string
  /** It was pressed: open what it looks like. */
  onPress: () => void
}

/** Looks like a search box and opens one: the command palette. */
export function TopSearchButton({ label, shortcut, onPress, ...root }: TopSearchButtonProps) {
  return (
    <Button {...onRoot(root, styles.searchButton)} onPress={onPress} aria-haspopup="dialog">
      <Icon icon={Search} size={14} />
      <span className={styles.searchWords}>{label}</span>
      {shortcut && <kbd className={styles.searchKey}>{shortcut}</kbd>}
    </Button>
  )
}
