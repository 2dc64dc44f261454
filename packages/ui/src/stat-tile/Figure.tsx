import type { CSSProperties, ReactNode } from 'react'
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

/** How wide a figure is for its height, as it is in the widest font of the product: points and commas are half as wide as digits. */
const emsOf = (value: string) => [...value].reduce((sum, sign) => sum + (/[.,\s]/.test(sign) ? 0.39 : 0.7), 0)

/** The figure of a tile, with its unit. */
export function Figure({ value, unit, quiet, children }: FigureProps) {
  const said = value ?? '—'
  const isLong = said.length > roomy
  return (
    <span className={styles.figureRow}>
      <span
        className={styles.figure}
        {...(quiet || value === null ? { 'data-quiet': '' } : {})}
        {...(isLong ? { 'data-long': '', style: { [styles.ems]: emsOf(said).toFixed(2) } as CSSProperties } : {})}
      >
        {said}
        {unit !== undefined && value !== null && <span className={styles.unit}>{unit}</span>}
      </span>
      {children}
    </span>
  )
}
