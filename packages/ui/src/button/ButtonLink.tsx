import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { Icon, type LucideIcon } from '../icon/index.ts'
import * as styles from './button.css.ts'
import { type ButtonKind, type ButtonSize, lookAttributes } from './button-look.ts'

/** What {@link ButtonLink} takes. */
export interface ButtonLinkProps {
  /** Where it leads. */
  href: string
  /** Where it opens: `_blank` for a new window. */
  target?: string
  /** The file name under which the target is saved. */
  download?: string
  /** @default 'plain' */
  kind?: ButtonKind
  /** @default 'medium' */
  size?: ButtonSize
  /** Before the word. */
  icon?: LucideIcon
  /** As wide as what holds it. @default false */
  wide?: boolean
  /** The word on it; also its name. */
  children: ReactNode
}

/** A link that looks like a button: for going somewhere rather than doing something. */
export function ButtonLink({ href, target, download, kind = 'plain', size = 'medium', icon, wide, children }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      {...(target === undefined ? {} : { target })}
      {...(target === '_blank' ? { rel: 'noopener' } : {})}
      {...(download === undefined ? {} : { download })}
      {...lookAttributes(kind, size, false, wide)}
      className={styles.button}
    >
      {icon && <Icon icon={icon} size={size === 'small' ? 14 : 16} />}
      {children}
    </Link>
  )
}
