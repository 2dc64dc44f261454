import type { CSSProperties } from 'react'
import { vars } from '../theme/index.ts'
import * as styles from './chart.css.ts'
import { inkTokens, type Mark, type SeriesLook } from './series-look.ts'

const markPaths: Readonly<Record<Mark, string>> = {
  circle: 'M8 6a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  ring: 'M8.5 6a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z',
  triangle: 'M12 1.5L16.5 10H7.5z',
  rect: 'M8 2h8v8H8z',
  diamond: 'M12 1L17 6L12 11L7 6z',
  cross: 'M8 2L16 10M16 2L8 10',
}
// As the drawing's patterns, to the eye.
const patternPaths = [
  '',
  'M6 12L12 0M10 12L16 0M14 12L20 0',
  'M8 4h1.6M12 4h1.6M16 4h1.6M10 8h1.6M14 8h1.6',
  'M6 3h12M6 6.5h12M6 10h12',
  'M4 0L10 12M8 0L14 12M12 0L18 12',
  'M9 0v12M12.5 0v12M16 0v12',
]

/** What a swatch takes. */
interface SwatchProps {
  /** A line with its mark, the mark alone, a filled square, or the dashes of a limit. */
  kind: 'line' | 'mark' | 'fill' | 'limit'
  look: SeriesLook
}

/** What a series looks like in the drawing, small, before its name. */
export function Swatch({ kind, look }: SwatchProps) {
  const { mark, dash, pattern } = look
  // Line and limit need room to the sides of their mark.
  const isWide = kind === 'line' || kind === 'limit'
  const open = mark === 'cross' || mark === 'ring'
  return (
    <svg
      className={styles.swatch}
      width={isWide ? 24 : 12}
      height={12}
      viewBox={isWide ? '0 0 24 12' : '6 0 12 12'}
      aria-hidden="true"
      style={{ [styles.swatchInk]: vars[inkTokens[look.ink]] } as CSSProperties}
      stroke="currentColor"
      fill="none"
    >
      {isWide && <path d="M0 6H24" strokeWidth={2} strokeDasharray={kind === 'limit' ? '6 4' : dash.join(' ')} />}
      {(kind === 'line' || kind === 'mark') && (
        <path
          d={markPaths[mark]}
          strokeWidth={open ? 2 : 0}
          fill={mark === 'cross' ? 'none' : mark === 'ring' ? vars.surface : 'currentColor'}
        />
      )}
      {kind === 'fill' && (
        <>
          <path d="M6 0h12v12H6z" fill="currentColor" strokeWidth={0} />
          <path d={patternPaths[pattern]} stroke={vars.surface} strokeWidth={1.4} />
        </>
      )}
    </svg>
  )
}
