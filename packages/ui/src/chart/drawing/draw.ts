import type { ChartPlace } from '@etalon/machines/chart-reading'
import { onPaletteChange, paletteAt, paletteOfPaper, wantsStillness } from '../chart-palette.ts'
import type { ChartPicture } from '../chart-picture.ts'
import { categoryOption } from './category-option.ts'
import { type EChartsType, init } from './echarts.ts'
import { measurementOption } from './measurement-option.ts'
import type { Manner, Option } from './option.ts'
import { pieOption } from './pie-option.ts'

/** A drawing on the page. */
export interface ChartDrawing {
  /** Draws a picture in the place of what is drawn. */
  show: (picture: ChartPicture, hidden: readonly number[], locale: string) => void
  /** Makes one point stand out, with its tip; without one, none. */
  point: (place: ChartPlace | undefined) => void
  /** Takes it away. */
  dispose: () => void
}

/** Beyond so many points nothing moves: it would only be late. */
const mostMoving = 500

const countOf = (picture: ChartPicture) =>
  picture.kind === 'pie'
    ? picture.numbers.length
    : picture.kind === 'measurement'
      ? picture.points.flat().length
      : picture.numbers.flat().length

function optionOf(picture: ChartPicture, manner: Manner): Option {
  switch (picture.kind) {
    case 'pie':
      return pieOption(picture, manner)
    case 'measurement':
      return measurementOption(picture, manner)
    default:
      return categoryOption(picture, manner)
  }
}

/**
 * Draws into an element, as large as that is. It follows its size, the theme, and what the system says of colours and of motion.
 */
export function drawIn(host: HTMLElement): ChartDrawing {
  const sheet = host.appendChild(host.ownerDocument.createElement('div'))
  let chart: EChartsType | undefined
  let shown: { picture: ChartPicture; hidden: readonly number[]; locale: string } | undefined
  let pointed: ChartPlace | undefined
  let width = 0

  const paint = () => {
    if (!chart || !shown) return
    const { picture, hidden, locale } = shown
    const moving = !wantsStillness() && countOf(picture) <= mostMoving
    chart.setOption(optionOf(picture, { palette: paletteAt(host), hidden, locale, moving, width }), { notMerge: true })
    mark()
  }
  const mark = () => {
    if (!chart || !shown) return
    chart.dispatchAction({ type: 'downplay' })
    if (!pointed) {
      chart.dispatchAction({ type: 'hideTip' })
      return
    }
    const at = { seriesId: String(pointed.series), dataIndex: pointed.point }
    chart.dispatchAction({ type: 'highlight', ...at })
    // The tip asks for a series by its order among those drawn.
    const order = drawnSeries(chart).indexOf(at.seriesId)
    if (order >= 0) chart.dispatchAction({ type: 'showTip', seriesIndex: order, dataIndex: at.dataIndex })
  }

  const fit = (box: { width: number; height: number }) => {
    const grew = box.width !== width
    width = box.width
    if (chart) chart.resize(box)
    else chart = init(sheet, null, { renderer: 'svg', ...box })
    if (grew) paint()
  }
  let frame = 0
  const size = new ResizeObserver(([entry]) => {
    const box = entry?.contentRect
    // Without a size, as in a part of the page that is hidden, there is nothing to draw on yet.
    if (!box || box.width === 0 || box.height === 0) return
    const { width: across, height } = box
    // In the next frame: what an observer changes at once, others are told of too late, and the browser says so.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => fit({ width: across, height }))
  })
  size.observe(host)
  const endListening = onPaletteChange(host.ownerDocument, paint)

  return {
    show: (picture, hidden, locale) => {
      shown = { picture, hidden, locale }
      paint()
    },
    point: (place) => {
      pointed = place
      mark()
    },
    dispose: () => {
      size.disconnect()
      cancelAnimationFrame(frame)
      endListening()
      for (const one of [sheet, ...sheet.querySelectorAll('svg')]) emptyWithoutMarkup(one)
      chart?.dispose()
      sheet.remove()
    },
  }
}

/** ECharts empties elements by a markup of nothing, which Trusted Types refuse as they refuse any other. */
function emptyWithoutMarkup(element: Element): void {
  Object.defineProperty(element, 'innerHTML', { set: () => element.replaceChildren() })
}

/** The ids of the series as they are drawn, in their order. */
function drawnSeries(chart: EChartsType): string[] {
  const { series } = chart.getOption()
  return Array.isArray(series) ? series.map(({ id }: { id?: unknown }) => String(id)) : []
}

/** What a saved picture shows. */
export interface SavedPicture {
  picture: ChartPicture
  hidden: readonly number[]
  locale: string
  /** Above the drawing. */
  title: string
  /** Whose letters it is written in. */
  place: HTMLElement
}

/** The size of a saved picture: that of a figure across a page, in pixels. */
export const savedSize = { width: 960, height: 540 } as const

/** A picture as SVG: with its title and its legend, light in every theme, for it goes into documents. */
export function svgOf({ picture, hidden, locale, title, place }: SavedPicture): string {
  const palette = paletteOfPaper(place)
  const option = optionOf(picture, { palette, hidden, locale, moving: false, width: savedSize.width })
  const letters = { color: palette.text, fontFamily: palette.font }
  const isNamed =
    picture.kind === 'pie' || picture.series.length > 1 || (picture.kind === 'measurement' && picture.limits.length > 0)
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...savedSize })
  try {
    chart.setOption({
      ...option,
      animation: false,
      backgroundColor: '#fff',
      title: {
        text: title,
        left: 24,
        top: 20,
        textStyle: { ...letters, fontSize: 18, fontWeight: 600, width: savedSize.width - 48, overflow: 'break' },
      },
      ...(isNamed
        ? { legend: { bottom: 16, left: 24, right: 24, textStyle: { ...letters, fontSize: 13 }, selectedMode: false } }
        : {}),
      ...(picture.kind === 'pie'
        ? {}
        : {
            grid: { left: 24, right: 32, top: 72, bottom: isNamed ? 56 : 24, outerBoundsMode: 'same', outerBoundsContain: 'all' },
          }),
    })
    return chart.renderToSVGString()
  } finally {
    chart.dispose()
  }
}
