import type { CustomSeriesRenderItemAPI, CustomSeriesRenderItemParams } from 'echarts'
import type { MeasurementPicture } from '../chart-picture.ts'
import { lookOf } from '../series-look.ts'
import {
  axisLabel,
  axisNumber,
  grid,
  type Manner,
  type Option,
  type SeriesOption,
  symbols,
  tooltip,
  valueAxis,
  wordAxis,
} from './option.ts'
import { placesOf } from './places.ts'

/** Pixels between the points of two series at the same place. */
const apart = 12
/** Pixels of half the stroke that ends a bar. */
const cap = 4

/** What is left free beside the outermost points, as a part of the way between them. */
const margin = 0.06
interface Span {
  min: number
  max: number
}

const shiftOf = (order: number, count: number) => (order - (count - 1) / 2) * apart

/**
 * All bars of a series as one path: with thousands of points, one element for each would take seconds. ECharts asks for each point,
 * and gets everything with the first.
 */
function barsOf(rows: readonly (readonly [number, number, number])[], shift: number, color: string) {
  return ({ dataIndex }: CustomSeriesRenderItemParams, api: CustomSeriesRenderItemAPI) => {
    if (dataIndex !== 0) return undefined
    const strokes = rows.map(([at, low, high]) => {
      const [x = 0, from = 0] = api.coord([at, low])
      const [, to = 0] = api.coord([at, high])
      const [left, middle, right] = [x + shift - cap, x + shift, x + shift + cap].map((one) => one.toFixed(1))
      const [bottom, top] = [from.toFixed(1), to.toFixed(1)]
      return `M${left} ${top}H${right}M${middle} ${top}V${bottom}M${left} ${bottom}H${right}`
    })
    return {
      type: 'path' as const,
      shape: { pathData: strokes.join('') },
      style: { stroke: color, fill: 'none', lineWidth: 1.5 },
      silent: true,
    }
  }
}

function seriesOf(picture: MeasurementPicture, place: number, order: number, shown: number, manner: Manner): SeriesOption[] {
  const { palette } = manner
  const points = picture.points[place] ?? []
  const { ink, mark } = lookOf(place, picture.series[place]?.tone)
  const color = palette.inks[ink]
  const shift = shiftOf(order, shown)
  const bars = points.flatMap(({ at, value, uncertainty }): [number, number, number][] =>
    value === undefined || uncertainty === undefined ? [] : [[at, value - uncertainty, value + uncertainty]],
  )
  return [
    {
      id: `bars of ${place}`,
      type: 'custom',
      silent: true,
      tooltip: { show: false },
      data: bars,
      encode: { x: 0, y: [1, 2] },
      renderItem: barsOf(bars, shift, color),
      animation: false,
      z: 2,
    },
    {
      id: String(place),
      name: picture.series[place]?.name ?? '',
      type: 'scatter',
      symbol: symbols[mark],
      symbolSize: 9,
      symbolOffset: [shift, 0],
      large: points.length > 1000,
      cursor: 'default',
      itemStyle: { color, borderColor: palette.surface, borderWidth: mark === 'ring' ? 2 : 1, opacity: 1 },
      emphasis: { scale: 1.5, itemStyle: { borderColor: palette.text, borderWidth: 2 } },
      data: points.map(({ at, value, tone }) => ({
        value: [at, value ?? '-'],
        // What stands out does so by its size and its edge too.
        ...(tone === undefined
          ? {}
          : { symbolSize: 13, itemStyle: { color: palette.inks[tone], borderColor: palette.text, borderWidth: 2 } }),
      })),
      z: 3,
    },
  ]
}

/** A limit as a stroke over the whole width, or from point to point; the axis reaches to it. */
function limitOf(picture: MeasurementPicture, place: number, { palette }: Manner): SeriesOption {
  const limit = picture.limits[place]
  const line = limit?.line ?? 0
  const corners = typeof line === 'number' ? [[picture.points.flat()[0]?.at ?? 0, line]] : line.map(([at, value]) => [at, value])
  return {
    id: `limit ${place}`,
    name: limit?.name ?? '',
    type: 'custom',
    // For the legend of a saved picture.
    itemStyle: { color: palette.inks.danger },
    silent: true,
    tooltip: { show: false },
    data: corners,
    encode: { x: 0, y: 1 },
    clip: true,
    animation: false,
    z: 1,
    renderItem: ({ dataIndex, coordSys }, api) => {
      if (dataIndex !== 0) return undefined
      const [first, ...others] = corners.map((corner) => api.coord(corner).map((one) => one.toFixed(1)))
      const box = { x: 0, width: 0, ...coordSys } as { x: number; width: number }
      const pathData =
        typeof line === 'number'
          ? `M${box.x} ${first?.[1]}h${box.width}`
          : `M${[first, ...others].map((one) => one?.join(' ')).join('L')}`
      return {
        type: 'path',
        shape: { pathData },
        style: { stroke: palette.inks.danger, fill: 'none', lineWidth: 1.5, lineDash: [6, 4] },
        silent: true,
      }
    },
  }
}

/** Results with the bars of their uncertainty, between limits. */
export function measurementOption(picture: MeasurementPicture, manner: Manner): Option {
  const { palette, locale, hidden } = manner
  const shown = [...picture.series.keys()].filter((place) => !hidden.includes(place))
  const name = {
    name: picture.atLabel,
    nameLocation: 'middle' as const,
    nameGap: 28,
    nameTextStyle: { color: palette.text2, fontSize: 12, fontFamily: palette.font },
  }
  const scaled = {
    type: 'value' as const,
    scale: true,
    min: ({ min, max }: Span) => min - (max - min || 1) * margin,
    max: ({ min, max }: Span) => max + (max - min || 1) * margin,
    // The ends of the axis are no round numbers.
    axisLabel: { ...axisLabel(palette), formatter: axisNumber(locale), showMinLabel: false, showMaxLabel: false },
    axisLine: { lineStyle: { color: palette.axis }, onZero: false },
    axisTick: { lineStyle: { color: palette.axis } },
    splitLine: { show: false },
  }
  const words = picture.places && wordAxis(picture.places, manner)
  return {
    animation: false,
    grid: grid(),
    xAxis: words ? { ...words, ...name, axisLine: { ...words.axisLine, onZero: false } } : { ...scaled, ...name },
    yAxis: { ...valueAxis(manner), scale: true, boundaryGap: ['8%', '8%'] },
    tooltip: { ...tooltip(manner, (params) => picture.tip(placesOf(params))), trigger: 'item' },
    series: [
      ...picture.limits.map((_, place) => limitOf(picture, place, manner)),
      ...shown.flatMap((place, order) => seriesOf(picture, place, order, shown.length, manner)),
    ],
  }
}
