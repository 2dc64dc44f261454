import type { ReactNode } from 'react'
import { onRoot, type RootProps } from '../root/index.ts'
import { ProgressPie, type StateShape } from './ProgressPie.tsx'
import * as styles from './state-pill.css.ts'

/** A colour that goes with a meaning; the word and the shape say it too. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet'

/** What {@link StatePill} takes. */
export interface StatePillProps extends RootProps<HTMLSpanElement> {
  /** What the state means; its icon and its word say which it is. @default 'neutral' */
  tone?: Tone
  /** How far the work is: `{ part: 0.5 }` is a pie half full. */
  shape: StateShape
  /** Without a ground, for use inside a sentence. */
  bare?: boolean
  /** The state's word. */
  children: ReactNode
}

/** A work state: an icon that fills with progress, and its word. */
export function StatePill({ tone = 'neutral', shape, bare, children, ...root }: StatePillProps) {
  return (
    <span {...onRoot(root, styles.pill)} data-tone={tone} {...(bare ? { 'data-bare': '' } : {})}>
      <ProgressPie shape={shape} className={styles.pie} />
      {children}
    </span>
  )
}
