import { CategoryChart, type CategoryChartProps } from './CategoryChart.tsx'

/** What {@link LineChart} takes. */
export interface LineChartProps extends CategoryChartProps {
  /**
   * Whether the axis begins at zero, as it should where something is counted: half the height is then half of it. Readings that lie close
   * together far from zero want an axis of their own span. @default false
   */
  fromZero?: boolean
}

/**
 * Values over time or another order, as lines: drawn for eyes, walked by the arrow keys, and always there as a table. Of a long row as
 * many points are drawn as there is room for. Give the same arrays while nothing changes: others are drawn anew.
 */
export function LineChart({ fromZero = false, ...props }: LineChartProps) {
  return <CategoryChart {...props} fromZero={fromZero} kind="line" stacked={false} horizontal={false} />
}
