import { useMessages } from '../i18n/index.ts'
import * as styles from './loading.css.ts'

/** What {@link Skeleton} takes. */
export interface SkeletonProps {
  /** Pixels. @default 88 */
  width?: number
  /** A line of text, a pill, or a block of 64 px. @default 'line' */
  shape?: 'line' | 'pill' | 'block'
}

/** A grey shape where content will be. Decoration: what surrounds it says that it is busy. */
export function Skeleton({ width = 88, shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      {...(shape === 'block' ? {} : { style: { width } })}
      aria-hidden="true"
    />
  )
}

/** A thin bar that moves while something loads. */
export function LoadingBar({ label }: { label?: string }) {
  const messages = useMessages()
  return <div className={styles.bar} role="progressbar" aria-label={label ?? messages.loading} />
}
