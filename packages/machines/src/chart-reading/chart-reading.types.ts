/** A point of a chart. */
export interface ChartPlace {
  /** Which series it belongs to, counted from 0. */
  readonly series: number
  /** Which of the series' points it is, counted from 0. */
  readonly point: number
}

/** Of each series, of each of its points, whether there is a value: gaps are not read. */
export type ChartPoints = readonly (readonly boolean[])[]

/** What the reading of a chart can be told. */
export type ChartReadingEvent =
  /** On by so many points that have a value; below zero back. It stops at the first and the last. */
  | { readonly type: 'POINT.STEPPED'; readonly by: number }
  /** To the first point that has a value. */
  | { readonly type: 'POINT.FIRST' }
  /** To the last point that has a value. */
  | { readonly type: 'POINT.LAST' }
  /** To the next series that is shown, or with `by: -1` the one before, at the value that is nearest. */
  | { readonly type: 'SERIES.STEPPED'; readonly by: 1 | -1 }
  /** Hides a series or shows it again; the last one shown stays. */
  | { readonly type: 'SERIES.TOGGLED'; readonly series: number }
  /** Other values take the place of those that were shown. */
  | { readonly type: 'POINTS.GIVEN'; readonly points: ChartPoints }
  /** Nobody reads any more. */
  | { readonly type: 'LEFT' }

/** What the reading of a chart tells. */
export type ChartReadingEmitted =
  /** A point is read now. */
  | { readonly type: 'read'; readonly place: ChartPlace }
  /** These series are hidden now. */
  | { readonly type: 'hidden'; readonly series: readonly number[] }

/** How the reading of a chart begins. */
export interface ChartReadingInput {
  /** Which points have values. */
  readonly points: ChartPoints
}

/** What the reading of a chart remembers. */
export interface ChartReadingContext extends ChartReadingInput {
  /** The series that are hidden, in ascending order. */
  readonly hidden: readonly number[]
  /** The point that is read. */
  readonly at: ChartPlace | undefined
}
