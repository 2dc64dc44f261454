import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './loading.css.ts'

/** What {@link Skeleton} takes. */
export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** Its width in pixels; a block is as wide as what holds it. @default 88 */
  width?: number
  /** A line of text, a pill, or a block of 64 px. @default 'line' */
  shape?: 'line' | 'pill' | 'block'
}

/** A grey shape where content will be. Decoration: what surrounds it says that it is busy. */
export function Skeleton({ width = 88, shape = 'line', ...root }: SkeletonProps) {
  return (
    <span {...onRoot(root, styles.skeleton, shape === 'block' ? undefined : { width })} data-shape={shape} aria-hidden="true" />
  )
}

/** What {@link LoadingBar} takes. */
export interface LoadingBarProps extends RootProps<HTMLDivElement> {
  /** What is on its way; read aloud. @default a word from the catalogue */
  label?: string
}

/** A thin bar that moves while something loads. */
export function LoadingBar({ label, ...root }: LoadingBarProps) {
  const messages = useMessages()
  return <div {...onRoot(root, styles.bar)} role="progressbar" aria-label={label ?? messages.loading} />
}
