import { useMemo } from 'react'
import { useMessages } from '../i18n/index.ts'
import { withUnit } from './CategoryChart.tsx'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import {
  extremes,
  type MeasurementLimit,
  type MeasurementPicture,
  type MeasurementPoint,
  type MeasurementSeries,
} from './chart-picture.ts'
import type { ChartFacts } from './chart-table.ts'
import { numberOf } from './decimal.ts'

/** What {@link MeasurementChart} takes. */
export interface MeasurementChartProps extends ChartProps {
  /** What the points of measurement are, such as 标称值: below the axis, and the head of the table's first column. */
  atLabel: string
  /** Their unit. @default none */
  atUnit?: string
  /** What is found there, such as 示值误差: the head of a column of the table. */
  valueLabel: string
  /** The results. */
  series: readonly MeasurementSeries[]
  /** Lines that the results are held against. @default none */
  limits?: readonly MeasurementLimit[]
  /** The coverage factor k of the uncertainties, as text; it stands in the head of their column (JJF 1059.1-2012). @default '2' */
  coverageFactor?: string
  /** Where the points stand: where their numbers say, or at equal distances, as suits 0.1, 1, 10. @default 'scaled' */
  spacing?: 'scaled' | 'even'
}

const levelAt = ({ value }: MeasurementLimit, at: string): string | undefined =>
  typeof value === 'string' ? value : value.find((corner) => corner.at === at)?.value

/** The points of measurement in their order: of numbers, or as they come where one is none. */
function placesOf(series: readonly MeasurementSeries[]): string[] {
  const places = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))]
  const numbers = new Map(places.map((at) => [at, numberOf(at)]))
  if ([...numbers.values()].includes(undefined)) return places
  return places.sort((one, other) => (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0))
}

/**
 * What a calibration found: each result as a point with a bar as long as its expanded uncertainty to both sides, between the limits
 * that it is held against. It says nothing of whether a limit is kept: that is decided by a rule, which is not a picture's. Drawn for
 * eyes, walked by the arrow keys, and always there as a table. Give the same arrays while nothing changes.
 */
export function MeasurementChart({
  limits = noLimits,
  coverageFactor = '2',
  spacing = 'scaled',
  ...chart
}: MeasurementChartProps) {
  const { atLabel, atUnit, valueLabel, series, unit } = chart
  const messages = useMessages()
  const picture = useMemo((): MeasurementPicture => {
    const places = placesOf(series)
    const isEven = spacing === 'even' || places.some((at) => numberOf(at) === undefined)
    const order = new Map(places.map((at, place) => [at, place]))
    const along = (at: string) => (isEven ? order.get(at) : numberOf(at))
    const said = ({ at, value, uncertainty, note }: MeasurementPoint) => [
      messages.chartValueOf(atLabel, withUnit(at, atUnit)),
      messages.chartValueOf(valueLabel, withUnit(value, unit)),
      ...(uncertainty ? [`U = ${withUnit(uncertainty, unit)} (k = ${coverageFactor})`] : []),
      ...(note ? [note] : []),
    ]
    return {
      kind: 'measurement',
      atLabel: atUnit ? `${atLabel} (${atUnit})` : atLabel,
      places: isEven ? places : undefined,
      series,
      points: series.map(({ points }) =>
        points.map(({ at, value, uncertainty, tone }) => ({
          at: along(at) ?? 0,
          value: numberOf(value),
          uncertainty: numberOf(uncertainty),
          tone,
        })),
      ),
      limits: limits.flatMap(({ name, value }): MeasurementPicture['limits'] => {
        const level = typeof value === 'string' ? numberOf(value) : undefined
        if (typeof value === 'string') return level === undefined ? [] : [{ name, line: level }]
        const corners = value.flatMap((corner): [number, number][] => {
          const [at, number] = [along(corner.at), numberOf(corner.value)]
          return at === undefined || number === undefined ? [] : [[at, number]]
        })
        return corners.length === 0 ? [] : [{ name, line: corners.sort(([one], [other]) => one - other) }]
      }),
      tip: (places) =>
        places
          .flatMap(({ series: one, point }) => {
            const result = series[one]?.points[point]
            return result ? [...(series.length > 1 ? [series[one]?.name ?? ''] : []), ...said(result)] : []
          })
          .join('\n'),
    }
  }, [series, limits, spacing, atLabel, atUnit, valueLabel, unit, coverageFactor, messages])
  const facts = useMemo((): ChartFacts => {
    const all = series.flatMap(({ points }) => points)
    const isNamed = series.length > 1
    const hasUncertainty = all.some(({ uncertainty }) => uncertainty)
    const hasNotes = all.some(({ note }) => note)
    return {
      columns: [
        { name: atLabel, unit: atUnit },
        ...(isNamed ? [{ name: messages.chartSeriesName }] : []),
        { name: valueLabel, unit, numeric: true },
        ...(hasUncertainty ? [{ name: messages.expandedUncertainty(coverageFactor), unit, numeric: true }] : []),
        ...limits.map(({ name }) => ({ name, unit, numeric: true })),
        ...(hasNotes ? [{ name: messages.chartNote }] : []),
      ],
      rows: series.flatMap(({ name, points }) =>
        points.map(({ at, value, uncertainty, note }) => [
          at,
          ...(isNamed ? [name] : []),
          value,
          ...(hasUncertainty ? [uncertainty] : []),
          ...limits.map((limit) => levelAt(limit, at)),
          ...(hasNotes ? [note] : []),
        ]),
      ),
    }
  }, [series, limits, atLabel, atUnit, valueLabel, unit, coverageFactor, messages])
  const summary = useMemo(() => {
    const results = series.flatMap(({ points }) => points)
    const ends = extremes(results.map(({ value }) => value))
    const between = ends && { low: withUnit(ends.low, unit), high: withUnit(ends.high, unit) }
    return messages.chartSummary(
      messages.chartKinds.measurement,
      series.length,
      Math.max(0, ...series.map(({ points }) => points.length)),
      between,
    )
  }, [series, unit, messages])
  return <ChartFrame chart={chart} picture={picture} facts={facts} summary={summary} />
}

const noLimits: readonly MeasurementLimit[] = []
