import type { CSSProperties } from 'react'
import * as styles from './stat-tile.css.ts'

interface FigureProps {
  readonly value: string | null
  readonly unit?: string | undefined
  readonly quiet: boolean
}

/** What a tile of two beside each other on a phone leaves beside its edges, in CSS pixels. */
const room = 140

/** How wide letters are for their height, as they are in the widest font of the product: points and commas are half as wide as digits. */
const emsOf = (letters: string) =>
  [...letters].reduce((sum, sign) => sum + (/[.,\s]/.test(sign) ? 0.39 : /\p{Script=Han}/u.test(sign) ? 1 : 0.7), 0)

/** How wide a figure is with its unit, in CSS pixels, at the sizes and with the gap that the styles give them. */
const widthOf = (value: string, unit: string | undefined) => emsOf(value) * 24 + (unit ? 4 + emsOf(unit) * 13 : 0)

/** The figure of a tile, with its unit. */
export function Figure({ value, unit, quiet }: FigureProps) {
  const said = value ?? '—'
  // Written smaller, so that a sum of money fits into one line.
  const isLong = widthOf(said, unit) > room
  return (
    <span className={styles.figureRow}>
      <span
        className={styles.figure}
        {...(quiet || value === null ? { 'data-quiet': '' } : {})}
        {...(isLong ? { 'data-long': '', style: { [styles.ems]: emsOf(said).toFixed(2) } as CSSProperties } : {})}
      >
        {said}
        {unit && value !== null && <span className={styles.unit}>{unit}</span>}
      </span>
    </span>
  )
}
