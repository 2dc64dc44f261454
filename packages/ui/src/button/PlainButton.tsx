import type { ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Icon, type LucideIcon, spinner } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './button.css.ts'
import { type ButtonKind, type ButtonSize, lookAttributes } from './button-look.ts'

/** What {@link PlainButton} takes. */
export interface PlainButtonProps extends RootProps<HTMLButtonElement> {
  /** How much it stands out. @default 'plain' */
  kind?: ButtonKind
  /** Heights of 28, 32 and 40 px (44 on phones). @default 'medium' */
  size?: ButtonSize
  /** Before the word. */
  icon?: LucideIcon
  /** Its work is under way: a spinner, and no second press. @default false */
  pending?: boolean
  /** It was pressed, by pointer, Enter or Space. */
  onPress: () => void
  /** The word on it; also its name. */
  children: ReactNode
}

/** Looks like a `Button` and is the browser's own: for parts that have to be there when nothing else could be loaded. */
export function PlainButton({
  kind = 'plain',
  size = 'medium',
  icon,
  pending = false,
  onPress,
  children,
  ...root
}: PlainButtonProps) {
  const messages = useMessages()
  return (
    <button
      type="button"
      {...onRoot(root, styles.button)}
      {...lookAttributes(kind, size, false)}
      {...(pending ? { 'aria-disabled': true, 'data-pending': '' } : { onClick: onPress })}
    >
      {pending ? (
        <span role="progressbar" className={spinner} aria-label={messages.loading} />
      ) : (
        icon && <Icon icon={icon} size={size === 'small' ? 14 : 16} />
      )}
      {children}
    </button>
  )
}
