import * as styles from './stat-tile.css.ts'

const width = 72
const height = 24
/** So that neither the line nor its end is cut. */
const margin = 3

/** The points of a line through values, at equal distances; values that are all alike lie in the middle. */
export function trendPoints(values: readonly number[]): readonly (readonly [number, number])[] {
  const least = Math.min(...values)
  const spread = Math.max(...values) - least
  const step = (width - 2 * margin) / Math.max(1, values.length - 1)
  return values.map((value, index) => {
    const part = spread === 0 ? 0.5 : (value - least) / spread
    return [margin + index * step, height - margin - part * (height - 2 * margin)] as const
  })
}

/** A small line of the last values. A picture for eyes alone: the tile says the values in words. */
export function TrendLine({ values }: { values: readonly number[] }) {
  const points = trendPoints(values)
  const [x, y] = points.at(-1) ?? [0, 0]
  return (
    <svg className={styles.trend} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <polyline points={points.map((point) => point.map((one) => one.toFixed(1)).join(',')).join(' ')} fill="none" />
      <circle cx={x} cy={y} r={2} />
    </svg>
  )
}
