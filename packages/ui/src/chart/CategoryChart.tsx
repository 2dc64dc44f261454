import { useMemo } from 'react'
import { useMessages } from '../i18n/index.ts'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { type CategoryPicture, type ChartSeries, extremes } from './chart-picture.ts'
import type { ChartFacts } from './chart-table.ts'
import { numberOf } from './decimal.ts'

/** What charts over categories take. */
export interface CategoryChartProps extends ChartProps {
  /** What the categories are, such as 月份: the head of the table's first column. */
  categoryLabel: string
  /** The categories in their order, each once. */
  categories: readonly string[]
  /** The rows of values. */
  series: readonly ChartSeries[]
}

interface CategoryFaceProps extends CategoryChartProps {
  kind: 'line' | 'bar'
  stacked: boolean
  horizontal: boolean
  /** @default bars alone do */
  fromZero?: boolean
}

/** A value as it came, with its unit. */
export const withUnit = (value: string, unit: string | undefined): string => (unit ? `${value} ${unit}` : value)

/** Lines or bars over categories. */
export function CategoryChart({ kind, stacked, horizontal, fromZero = kind === 'bar', ...chart }: CategoryFaceProps) {
  const { categoryLabel, categories, series, unit } = chart
  const messages = useMessages()
  const picture = useMemo(
    (): CategoryPicture => ({
      kind,
      stacked,
      horizontal,
      fromZero,
      categories,
      series,
      numbers: series.map(({ values }) => values.map(numberOf)),
      tip: (places) => {
        const category = categories[places[0]?.point ?? 0] ?? ''
        const values = places.map(({ series: one, point }) => {
          const value = series[one]?.values[point]
          const said = value === undefined || value === '' ? messages.chartMissing : withUnit(value, unit)
          return messages.chartValueOf(series[one]?.name ?? '', said)
        })
        return [category, ...values].join('\n')
      },
    }),
    [kind, stacked, horizontal, fromZero, categories, series, unit, messages],
  )
  const facts = useMemo(
    (): ChartFacts => ({
      columns: [{ name: categoryLabel }, ...series.map(({ name }) => ({ name, unit, numeric: true }))],
      rows:
        series.length === 0 ? [] : categories.map((category, point) => [category, ...series.map(({ values }) => values[point])]),
    }),
    [categoryLabel, categories, series, unit],
  )
  const summary = useMemo(() => {
    const ends = extremes(series.flatMap(({ values }) => values))
    const between = ends && { low: withUnit(ends.low, unit), high: withUnit(ends.high, unit) }
    return messages.chartSummary(messages.chartKinds[kind], series.length, categories.length, between)
  }, [kind, series, categories, unit, messages])
  return <ChartFrame chart={chart} picture={picture} facts={facts} summary={summary} />
}
