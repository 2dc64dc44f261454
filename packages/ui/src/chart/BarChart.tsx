import { CategoryChart, type CategoryChartProps } from './CategoryChart.tsx'

/** What {@link BarChart} takes. */
export interface BarChartProps extends CategoryChartProps {
  /** The series stand on each other, where they are parts of the same. @default false */
  stacked?: boolean
  /** The bars lie, which leaves room for long categories. @default false */
  horizontal?: boolean
}

/**
 * Values of categories as bars, which begin at zero: drawn for eyes, walked by the arrow keys, and always there as a table. Give the
 * same arrays while nothing changes: others are drawn anew.
 */
export function BarChart({ stacked = false, horizontal = false, ...props }: BarChartProps) {
  return <CategoryChart {...props} kind="bar" stacked={stacked} horizontal={horizontal} />
}
