import { NumberFormatter } from '@internationalized/number'
import { useMemo } from 'react'
import { useLocale, useMessages } from '../i18n/index.ts'
import { withUnit } from './CategoryChart.tsx'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { type ChartSlice, extremes, type PiePicture } from './chart-picture.ts'
import type { ChartFacts } from './chart-table.ts'
import { numberOf } from './decimal.ts'

/** What {@link PieChart} takes. */
export interface PieChartProps extends ChartProps {
  /** What the parts are, such as 专业: the head of the table's first column. */
  categoryLabel: string
  /** What is measured of them, such as 证书数: the head of its second column. @default a word from the catalogue */
  valueLabel?: string
  /** The parts, in the order in which they are drawn from the top on; few enough to be told apart. */
  slices: readonly ChartSlice[]
  /** With a hole in the middle. @default false */
  ring?: boolean
}

/**
 * Parts of a whole, with the share of each: drawn for eyes, walked by the arrow keys, and always there as a table. What is below zero
 * or no number is no part: it stands in the table without a share. Give the same array while nothing changes.
 */
export function PieChart({ ring = false, ...chart }: PieChartProps) {
  const { categoryLabel, valueLabel, slices, unit } = chart
  const messages = useMessages()
  const locale = useLocale()
  const picture = useMemo((): PiePicture => {
    const parts = slices.map(({ value }) => {
      const number = numberOf(value)
      return number !== undefined && number >= 0 ? number : undefined
    })
    const whole = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
    const format = new NumberFormatter(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    // A whole of nothing has no parts.
    const numbers = whole > 0 ? parts : parts.map(() => undefined)
    const shares = numbers.map((part) => (part === undefined ? '' : `${format.format((part / whole) * 100)} %`))
    return {
      kind: 'pie',
      ring,
      series: slices,
      numbers,
      shares,
      tip: (places) =>
        places
          .map(({ point }) => {
            const slice = slices[point]
            const said = messages.chartValueOf(slice?.name ?? '', withUnit(slice?.value ?? '', unit))
            return shares[point] ? `${said}\n${messages.chartValueOf(messages.chartShare, shares[point])}` : said
          })
          .join('\n'),
    }
  }, [slices, ring, unit, locale, messages])
  const facts = useMemo(
    (): ChartFacts => ({
      columns: [
        { name: categoryLabel },
        { name: valueLabel ?? messages.chartValue, unit, numeric: true },
        { name: messages.chartShare, numeric: true },
      ],
      rows: slices.map(({ name, value }, place) => [name, value, picture.shares[place]]),
    }),
    [categoryLabel, valueLabel, slices, unit, picture, messages],
  )
  const summary = useMemo(() => {
    const ends = extremes(slices.map(({ value }) => value))
    const between = ends && { low: withUnit(ends.low, unit), high: withUnit(ends.high, unit) }
    return messages.chartSummary(messages.chartKinds.pie, 1, slices.length, between)
  }, [slices, unit, messages])
  return <ChartFrame chart={chart} picture={picture} facts={facts} summary={summary} />
}
