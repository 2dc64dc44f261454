import type { ReactNode } from 'react'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './empty-state.css.ts'

/** What {@link EmptyState} takes. */
export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** What is missing, in a few words; a heading. */
  title: string
  /** What to do first, or what was kept. */
  children?: ReactNode
  /** The way on. */
  actions?: ReactNode
  /** Makes the title a heading of that level: 1 where there is nothing else on the page. @default a text */
  level?: 1 | 2
}

/** What {@link Blank} takes. */
export interface BlankProps extends EmptyStateProps {
  /** What is drawn above the words: shapes of an SVG of 56 by 56. */
  drawing: ReactNode
  /** `alert` where it comes by itself and has to be read aloud at once. */
  role?: 'alert'
}

/** The frame of states that have nothing else to show. */
export function Blank({ title, children, actions, drawing, role, level, ...root }: BlankProps) {
  const Title = level === undefined ? 'p' : (`h${level}` as const)
  return (
    <div {...onRoot(root, styles.blank)} role={role}>
      <svg
        className={styles.art}
        viewBox="0 0 56 56"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

const scale = (
  <>
    <path d="M8 20h40M8 20v20M16 20v9M24 20v14M32 20v9M40 20v14M48 20v20" />
    <path d="M20 46h16" strokeDasharray="2 4" />
  </>
)

/** Nothing is there: says what to do first. */
export function EmptyState(props: EmptyStateProps) {
  return <Blank {...props} drawing={scale} />
}
