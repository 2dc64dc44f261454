import { NumberFormatter } from '@internationalized/number'
import type { BarSeriesOption, CustomSeriesOption, LineSeriesOption, PieSeriesOption, ScatterSeriesOption } from 'echarts/charts'
import type { GridComponentOption, LegendComponentOption, TitleComponentOption, TooltipComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { ChartPalette } from '../chart-palette.ts'
import type { SeriesLook } from '../series-look.ts'

/** What the parts of ECharts that we load understand. */
export type Option = ComposeOption<
  | BarSeriesOption
  | CustomSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | ScatterSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TitleComponentOption
  | TooltipComponentOption
>
/** One series of that. */
export type SeriesOption = Extract<NonNullable<Option['series']>, readonly unknown[]>[number]

/** Everything besides the facts that a drawing needs. */
export interface Manner {
  readonly palette: ChartPalette
  /** Series that are left out, in ascending order. */
  readonly hidden: readonly number[]
  /** BCP 47, by which the numbers along the axes are written. */
  readonly locale: string
  /** Whether it may move. */
  readonly moving: boolean
  /** Pixels. */
  readonly width: number
}

/** Names of ECharts, and paths where it has none. */
export const symbols = {
  circle: 'circle',
  triangle: 'triangle',
  rect: 'rect',
  diamond: 'diamond',
  cross: 'path://M0 2L2 0L6 4L10 0L12 2L8 6L12 10L10 12L6 8L2 12L0 10L4 6Z',
  ring: 'emptyCircle',
} as const satisfies Record<SeriesLook['mark'], string>

/** The pattern that lies over a surface. */
export function decalOf(pattern: number, palette: ChartPalette) {
  const color = palette.surface
  switch (pattern) {
    case 1:
      return { symbol: 'rect', color, dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: -Math.PI / 4, symbolSize: 1 }
    case 2:
      return {
        symbol: 'circle',
        color,
        dashArrayX: [
          [8, 8],
          [0, 8, 8, 0],
        ],
        dashArrayY: [6, 0],
        symbolSize: 0.6,
      }
    case 3:
      return { symbol: 'rect', color, dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: 0, symbolSize: 1 }
    case 4:
      return { symbol: 'rect', color, dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: Math.PI / 4, symbolSize: 1 }
    case 5:
      return { symbol: 'rect', color, dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: Math.PI / 2, symbolSize: 1 }
    default:
      return undefined
  }
}

/** Numbers along an axis: without the digits that binary numbers have too many. */
export function axisNumber(locale: string): (value: number) => string {
  const plain = new NumberFormatter(locale, { maximumSignificantDigits: 12 })
  const small = new NumberFormatter(locale, { notation: 'scientific', maximumSignificantDigits: 4 })
  return (value) => {
    const size = Math.abs(value)
    return (size !== 0 && size < 1e-5) || size >= 1e9 ? small.format(value) : plain.format(value)
  }
}

/** The words along an axis. */
export const axisLabel = (palette: ChartPalette) => ({
  color: palette.text2,
  fontSize: 12,
  fontFamily: palette.font,
  hideOverlap: true,
  // Numbers beside each other read as two, and not as one with a space in it.
  textMargin: [0, 6],
})

/** An axis of numbers. */
export const valueAxis = ({ palette, locale }: Manner) => ({
  type: 'value' as const,
  axisLabel: { ...axisLabel(palette), formatter: axisNumber(locale) },
  axisLine: { show: false },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: palette.grid } },
})

/** An axis of words. */
export const wordAxis = (words: readonly string[], { palette }: Manner) => ({
  type: 'category' as const,
  data: [...words],
  axisLabel: axisLabel(palette),
  axisLine: { lineStyle: { color: palette.axis } },
  axisTick: { alignWithLabel: true, lineStyle: { color: palette.axis } },
})

/** Room for the words along the axes, and no more. */
export const grid = (top = 12) =>
  ({ left: 4, right: 12, top, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'all' }) as const

/** `{name|text}` would be a style of the tip. */
export const plainText = (text: string) => text.replaceAll('{', '{\u200b')

/** Pixels between a point and its tip. */
const tipGap = 12

/** What ECharts hands over of a tip: its text in the drawing. */
interface TipText {
  setStyle: (style: { font: string; lineHeight: number }) => unknown
  getBoundingRect: () => { width: number }
}
const isTipText = (element: unknown): element is TipText =>
  typeof element === 'object' && element !== null && 'setStyle' in element && 'getBoundingRect' in element

/** The tip beside the pointer: letters in the drawing, no HTML, which Trusted Types would stop. */
export const tooltip = ({ palette, moving }: Manner, tip: (params: unknown) => string): TooltipComponentOption => ({
  renderMode: 'richText',
  confine: true,
  formatter: (params: unknown) => plainText(tip(params)),
  // The moment before it is placed is the only one in which its letters can be set: no option reaches them.
  position: ([x = 0, y = 0], _params, element, _rect, { viewSize, contentSize }) => {
    const text: unknown = element
    if (isTipText(text)) text.setStyle({ font: `12px ${palette.font}`, lineHeight: 18 })
    const width = isTipText(text) ? text.getBoundingRect().width : contentSize[0]
    return [x + tipGap + width > viewSize[0] ? x - tipGap - width : x + tipGap, y + tipGap]
  },
  backgroundColor: palette.tip,
  borderColor: palette.tipLine,
  borderWidth: 1,
  borderRadius: 6,
  padding: [6, 10],
  shadowBlur: 0,
  shadowOffsetX: 0,
  shadowOffsetY: 0,
  transitionDuration: moving ? 0.12 : 0,
  textStyle: { color: palette.onTip },
})
