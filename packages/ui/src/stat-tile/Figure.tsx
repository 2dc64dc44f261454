import type { ReactNode } from 'react'
import * as styles from './stat-tile.css.ts'

interface FigureProps {
  readonly value: string | null
  readonly unit?: string | undefined
  readonly quiet: boolean
  /** At the end of its line. */
  readonly children?: ReactNode
}

/** Figures with more signs than this are written smaller, so that a sum of money fits into one line. */
const roomy = 9

/** The figure of a tile, with its unit. */
export function Figure({ value, unit, quiet, children }: FigureProps) {
  return (
    <span className={styles.figureRow}>
      <span
        className={styles.figure}
        {...(quiet || value === null ? { 'data-quiet': '' } : {})}
        {...((value ?? '').length > roomy ? { 'data-long': '' } : {})}
      >
        {value ?? '—'}
        {unit !== undefined && value !== null && <span className={styles.unit}>{unit}</span>}
      </span>
      {children}
    </span>
  )
}
