import type { ReactNode } from 'react'
import * as styles from './badge.css.ts'

/** What {@link Badge} takes. */
export interface BadgeProps {
  /** How many; nothing is shown for none. */
  count: number
  /** The largest number that is written out; above it, 99+. @default 99 */
  max?: number
  /** @default 'danger' */
  tone?: 'danger' | 'info'
  /** At the upper right corner of what holds it. */
  corner?: boolean
}

/** A count in a round mark. The button beside it says the count in its own name. */
export function Badge({ count, max = 99, tone = 'danger', corner }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={styles.badge} data-tone={tone} {...(corner ? { 'data-corner': '' } : {})}>
      {count > max ? `${max}+` : count}
    </span>
  )
}

/** A framed word: an accuracy class, a category. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>
}

/** A key of the keyboard. */
export function Keycap({ children }: { children: ReactNode }) {
  return <kbd className={styles.keycap}>{children}</kbd>
}

/** What {@link Avatar} takes. */
export interface AvatarProps {
  /** The person's name; its first character is drawn, the name itself stands beside. */
  name: string
  /** @default 'info' */
  tone?: 'info' | 'violet' | 'success' | 'warning' | 'neutral'
  /** 20 px instead of 24. */
  small?: boolean
}

/** The first character of a name in a circle; decoration beside the name. */
export function Avatar({ name, tone = 'info', small }: AvatarProps) {
  const initial = Array.from(name)[0] ?? ''
  return (
    <span
      className={styles.avatar}
      data-initial={initial}
      data-tone={tone}
      {...(small ? { 'data-small': '' } : {})}
      aria-hidden="true"
    />
  )
}
