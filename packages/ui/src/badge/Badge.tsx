import type { ReactNode } from 'react'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './badge.css.ts'

/** What {@link Badge} takes. */
export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** How many; nothing is shown for none. */
  count: number
  /** The largest number that is written out; above it, 99+. @default 99 */
  max?: number
  /** Danger for what waits for somebody, info for what is only counted. @default 'danger' */
  tone?: 'danger' | 'info'
  /** At the upper right corner of what holds it. */
  corner?: boolean
}

/** A count in a round mark. The button beside it says the count in its own name. */
export function Badge({ count, max = 99, tone = 'danger', corner, ...root }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span {...onRoot(root, styles.badge)} data-tone={tone} {...(corner ? { 'data-corner': '' } : {})}>
      {count > max ? `${max}+` : count}
    </span>
  )
}

/** What {@link Tag} takes. */
export interface TagProps extends RootProps<HTMLSpanElement> {
  /** The word in the frame. */
  children: ReactNode
}

/** A framed word: an accuracy class, a category. */
export function Tag({ children, ...root }: TagProps) {
  return <span {...onRoot(root, styles.tag)}>{children}</span>
}

/** What {@link Keycap} takes. */
export interface KeycapProps extends RootProps {
  /** The word on the key, as the keyboard has it: `Ctrl`, `K`. */
  children: ReactNode
}

/** A key of the keyboard. */
export function Keycap({ children, ...root }: KeycapProps) {
  return <kbd {...onRoot(root, styles.keycap)}>{children}</kbd>
}

/** What {@link Avatar} takes. */
export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** The person's name; its first character is drawn, the name itself stands beside. */
  name: string
  /** The colour of the circle: it tells people apart, and means nothing. @default 'info' */
  tone?: 'info' | 'violet' | 'success' | 'warning' | 'neutral'
  /** 20 px instead of 24. */
  small?: boolean
}

/** The first character of a name in a circle; decoration beside the name. */
export function Avatar({ name, tone = 'info', small, ...root }: AvatarProps) {
  const initial = Array.from(name)[0] ?? ''
  return (
    <span
      {...onRoot(root, styles.avatar)}
      data-initial={initial}
      data-tone={tone}
      {...(small ? { 'data-small': '' } : {})}
      aria-hidden="true"
    />
  )
}
