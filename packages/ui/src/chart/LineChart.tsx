import { CategoryChart, type CategoryChartProps } from './CategoryChart.tsx'

/** What {@link LineChart} takes. */
export interface LineChartProps extends CategoryChartProps {}

/**
 * Values over time or another order, as lines: drawn for eyes, walked by the arrow keys, and always there as a table. Of a long row as
 * many points are drawn as there is room for. Give the same arrays while nothing changes: others are drawn anew.
 */
export function LineChart(props: LineChartProps) {
  return <CategoryChart {...props} kind="line" stacked={false} horizontal={false} />
}
