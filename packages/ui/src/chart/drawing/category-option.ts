import type { CategoryPicture } from '../chart-picture.ts'
import { lookOf } from '../series-look.ts'
import { decalOf, grid, type Manner, type Option, type SeriesOption, symbols, tooltip, valueAxis, wordAxis } from './option.ts'
import { placesOf } from './places.ts'

/** So many points of a line get marks at most, on so many pixels each; on a longer line the mark comes with the pointer. */
const pixelsPerMark = 12

/** Of lying bars the numbers stand beside each other, and a third is for the words: so many steps have room for all of theirs. */
const stepsAlong = (width: number): number => Math.min(5, Math.max(2, Math.floor(width / 100)))

function seriesOf(picture: CategoryPicture, place: number, manner: Manner): SeriesOption {
  const { palette, width } = manner
  const { kind, series, numbers, categories, stacked } = picture
  const { ink, mark, dash, pattern } = lookOf(place, series[place]?.tone)
  const color = palette.inks[ink]
  const base = {
    id: String(place),
    name: series[place]?.name ?? '',
    data: categories.map((_, point) => numbers[place]?.[point] ?? '-'),
    // What is left out keeps its place, so that the others keep theirs.
    ...(stacked ? { stack: 'whole' } : {}),
  }
  if (kind === 'line') {
    return {
      ...base,
      type: 'line',
      symbol: symbols[mark],
      symbolSize: 7,
      showSymbol: categories.length * pixelsPerMark <= width,
      lineStyle: { color, width: 2, type: dash.length > 0 ? [...dash] : 'solid' },
      itemStyle: { color, borderColor: color, borderWidth: mark === 'ring' ? 2 : 0 },
      emphasis: { scale: 1.6, lineStyle: { width: 2 } },
      cursor: 'default',
    }
  }
  const decal = decalOf(pattern, palette)
  return {
    ...base,
    type: 'bar',
    barMaxWidth: 32,
    // One alone is too thin for a pattern or a line around it, if there are very many.
    large: categories.length > 2000,
    itemStyle: {
      color,
      borderColor: palette.surface,
      borderWidth: stacked ? 1 : 0,
      borderRadius: stacked ? 0 : picture.horizontal ? [0, 2, 2, 0] : [2, 2, 0, 0],
      ...(decal ? { decal } : {}),
    },
    emphasis: { itemStyle: { borderColor: palette.text, borderWidth: 2 } },
    cursor: 'default',
  }
}

/** Lines or bars over categories. */
export function categoryOption(picture: CategoryPicture, manner: Manner): Option {
  const words = wordAxis(picture.categories, manner)
  // Half a certificate is none: where all values are whole, so is each step of the axis.
  const areWhole = picture.numbers.flat().every((one) => one === undefined || Number.isInteger(one))
  const numbers = { ...valueAxis(manner), scale: !picture.fromZero, ...(areWhole ? { minInterval: 1 } : {}) }
  // A long line begins and ends at the edge with words that are wider than what is beside them.
  const ends =
    picture.kind === 'line' && picture.categories.length > 50 ? ({ alignMinLabel: 'left', alignMaxLabel: 'right' } as const) : {}
  const upright = { ...words, boundaryGap: picture.kind === 'bar', axisLabel: { ...words.axisLabel, ...ends } }
  const long = {
    ...words,
    inverse: true,
    axisLabel: { ...words.axisLabel, width: Math.max(64, manner.width * 0.3), overflow: 'break' as const },
  }
  return {
    animation: manner.moving,
    animationDuration: 160,
    animationDurationUpdate: 160,
    grid: grid(),
    ...(picture.horizontal
      ? { xAxis: { ...numbers, splitNumber: stepsAlong(manner.width) }, yAxis: long }
      : { xAxis: upright, yAxis: numbers }),
    tooltip: {
      ...tooltip(manner, (params) => picture.tip(placesOf(params))),
      trigger: 'axis',
      axisPointer: {
        type: picture.kind === 'bar' ? 'shadow' : 'line',
        lineStyle: { color: manner.palette.axis, type: 'solid' },
        shadowStyle: { color: manner.palette.grid, opacity: 0.4 },
        animation: false,
      },
    },
    series: [...picture.series.keys()]
      .filter((place) => !manner.hidden.includes(place))
      .map((place) => seriesOf(picture, place, manner)),
  }
}
