import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './button.css.ts'
import { type ButtonKind, type ButtonSize, lookAttributes } from './button-look.ts'

/** What {@link ButtonLink} takes. */
export interface ButtonLinkProps extends RootProps<HTMLAnchorElement> {
  /** Where it leads. */
  href: string
  /** Where it opens: `_blank` for a new window. */
  target?: string
  /** The file name under which the target is saved. */
  download?: string
  /** How much it stands out: `primary` at most once on a screen, `text` and `quiet` beside other things, `danger` for what is lost. @default 'plain' */
  kind?: ButtonKind
  /** Heights of 28, 32 and 40 px (44 on phones). @default 'medium' */
  size?: ButtonSize
  /** Before the word. */
  icon?: LucideIcon
  /** As wide as what holds it. @default false */
  wide?: boolean
  /** The word on it; also its name. */
  children: ReactNode
}

/** A link that looks like a button: for going somewhere rather than doing something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, target, download, kind = 'plain', size = 'medium', icon, wide, children } = props
  return (
    <Link
      {...onRoot(props, styles.button)}
      href={href}
      {...(target === undefined ? {} : { target })}
      {...(target === '_blank' ? { rel: 'noopener' } : {})}
      {...(download === undefined ? {} : { download })}
      {...lookAttributes(kind, size, false, wide)}
    >
      {icon && <Icon icon={icon} size={size === 'small' ? 14 : 16} />}
      {children}
    </Link>
  )
}
