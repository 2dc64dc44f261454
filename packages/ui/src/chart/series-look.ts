import type { Tone } from '../state-pill/index.ts'

/** The tokens that series are drawn with: each has 3:1 on the surface, in every theme. */
export const inkTokens = {
  brand: 'brandFill',
  info: 'infoSolid',
  success: 'successSolid',
  warning: 'warningSolid',
  danger: 'dangerSolid',
  violet: 'violetSolid',
  neutral: 'neutralSolid',
} as const
/** A colour that something in a chart is drawn with. */
export type Ink = keyof typeof inkTokens

/** The shape of a point. */
export const marks = ['circle', 'triangle', 'rect', 'diamond', 'cross', 'ring'] as const
/** The shape of a point. */
export type Mark = (typeof marks)[number]

/** How a series looks, besides its colour too: not everybody sees that, and no printer in black and white does. */
export interface SeriesLook {
  readonly ink: Ink
  readonly mark: Mark
  /** The dashes of its line; none is a whole line. */
  readonly dash: readonly number[]
  /** Which pattern lies over its surface; 0 is none. */
  readonly pattern: number
}

// Danger is left to limits, and to what is said to be one. Info is as blue as the brand.
const inks: readonly Ink[] = ['brand', 'warning', 'violet', 'success', 'neutral']
const dashes: readonly (readonly number[])[] = [[], [6, 3], [2, 3], [10, 3, 2, 3]]
/** How many patterns there are, none included. */
export const patternCount = 6

/** How the series at a place looks. No two of the first thirty look alike; of the first six, not even without colours. */
export function lookOf(place: number, tone?: Tone): SeriesLook {
  return {
    ink: tone ?? inks[place % inks.length] ?? 'brand',
    mark: marks[place % marks.length] ?? 'circle',
    dash: dashes[place % dashes.length] ?? [],
    pattern: place % patternCount,
  }
}
