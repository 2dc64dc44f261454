import type { ChartPlace, ChartPoints, ChartReadingContext, ChartReadingEvent } from './chart-reading.types.ts'

/** The series that are shown and have a value at all, in ascending order. */
function readable({ points, hidden }: Pick<ChartReadingContext, 'points' | 'hidden'>): number[] {
  return [...points.keys()].filter((series) => !hidden.includes(series) && points[series]?.includes(true))
}

const valued = (points: ChartPoints, series: number): number[] =>
  [...(points[series] ?? []).entries()].flatMap(([point, has]) => (has ? [point] : []))

/** The point of a series with a value that is nearest to another; of two that are as near, the earlier. */
function nearest(points: ChartPoints, series: number, to: number): ChartPlace {
  const near = valued(points, series).reduce((best, point) => (Math.abs(point - to) < Math.abs(best - to) ? point : best))
  return { series, point: near }
}

/** Where a key leads that was pressed while nothing is read. */
function entrance(context: ChartReadingContext, event: ChartReadingEvent): ChartPlace | undefined {
  const [first] = readable(context)
  if (first === undefined) return undefined
  const fromEnd = event.type === 'POINT.LAST' || (event.type === 'POINT.STEPPED' && event.by < 0)
  return nearest(context.points, first, fromEnd ? Number.MAX_SAFE_INTEGER : 0)
}

/**
 * Which point is read after an event.
 * @returns undefined where nothing is shown that has a value
 */
export function stepped(context: ChartReadingContext, event: ChartReadingEvent): ChartPlace | undefined {
  const { at, points } = context
  if (at === undefined) return entrance(context, event)
  const own = valued(points, at.series)
  const pointAt = (order: number): ChartPlace => ({ ...at, point: own[order] ?? at.point })
  switch (event.type) {
    case 'POINT.FIRST':
      return pointAt(0)
    case 'POINT.LAST':
      return pointAt(own.length - 1)
    case 'POINT.STEPPED':
      return pointAt(Math.min(Math.max(own.indexOf(at.point) + event.by, 0), own.length - 1))
    case 'SERIES.STEPPED': {
      const shown = readable(context)
      const next = shown[shown.indexOf(at.series) + event.by]
      return next === undefined ? at : nearest(points, next, at.point)
    }
    default:
      return at
  }
}

/** Whether a point is shown, and has a value. */
export function isReadable({ points, hidden, at }: ChartReadingContext): boolean {
  return at !== undefined && !hidden.includes(at.series) && points[at.series]?.[at.point] === true
}

/** The hidden series after one was pressed: shown again, or hidden too unless it is the last one. */
export function toggled({ points, hidden }: Pick<ChartReadingContext, 'points' | 'hidden'>, series: number): readonly number[] {
  if (hidden.includes(series)) return hidden.filter((one) => one !== series)
  const isSeries = series in points
  return isSeries && hidden.length < points.length - 1 ? [...hidden, series].sort((one, other) => one - other) : hidden
}
