import type { ChartPlace, ChartPoints } from '@etalon/machines/chart-reading'
import type { Tone } from '../state-pill/index.ts'
import { numberOf } from './decimal.ts'

/** A row of values, one for each category. */
export interface ChartSeries {
  /** Unique within its chart. */
  name: string
  /**
   * Decimals as text, told as they are written and drawn as numbers. What is no number, such as `<0.01`, stands in the table and
   * leaves a gap in the drawing; so does undefined.
   */
  values: readonly (string | undefined)[]
  /** A colour that goes with a meaning, which the name must say too. @default the next of the chart's own colours */
  tone?: Tone
}

/** A part of a whole. */
export interface ChartSlice {
  /** Unique within its chart. */
  name: string
  /** A decimal as text, not below zero. */
  value: string
  /** A colour that goes with a meaning, which the name must say too. @default the next of the chart's own colours */
  tone?: Tone
}

/** A result: what was shown at a point of measurement, and how far it can be trusted. */
export interface MeasurementPoint {
  /** Where it was measured, such as the nominal value: a decimal as text. */
  at: string
  /** What was found there, such as the error of indication: a decimal as text. */
  value: string
  /** Half the length of its bar: the expanded uncertainty, in the unit of the value. */
  uncertainty?: string
  /** What is to be said of it, such as 合格; a column of the table. */
  note?: string
  /** A colour for a result that stands out; `note` must say it too. */
  tone?: Tone
}

/** Results that belong together, such as those with rising pressure. */
export interface MeasurementSeries {
  /** Unique within its chart. */
  name: string
  /** In any order. */
  points: readonly MeasurementPoint[]
}

/** A line that results are held against: level, or bent where what is permitted follows the point of measurement. */
export interface MeasurementLimit {
  /** Such as 最大允许误差上限. Unique within its chart. */
  name: string
  /** A decimal as text for a level line; else its value at each point of measurement. */
  value: string | readonly { readonly at: string; readonly value: string }[]
}

/** Something that a picture shows in a colour and with a mark of its own. */
export interface PictureSeries {
  readonly name: string
  readonly tone?: Tone | undefined
}

/** What every picture has. */
interface PictureFacts {
  /** What stands in the legend. */
  readonly series: readonly PictureSeries[]
  /** Some points in words, for the tip beside them; a line each. */
  readonly tip: (places: readonly ChartPlace[]) => string
}

/** Values over categories, as lines or as bars. */
export interface CategoryPicture extends PictureFacts {
  readonly kind: 'line' | 'bar'
  readonly categories: readonly string[]
  readonly numbers: readonly (readonly (number | undefined)[])[]
  readonly stacked: boolean
  readonly horizontal: boolean
  /** Whether zero is on the axis of numbers, however far from it the values lie. */
  readonly fromZero: boolean
}

/** Parts of a whole. */
export interface PiePicture extends PictureFacts {
  readonly kind: 'pie'
  readonly numbers: readonly (number | undefined)[]
  readonly ring: boolean
  /** How much of the whole each part is, as text. */
  readonly shares: readonly string[]
}

/** A point of a measurement as it is drawn. */
export interface DrawnPoint {
  /** Where it stands along the axis: a number, or the order of its place. */
  readonly at: number
  readonly value: number | undefined
  readonly uncertainty: number | undefined
  readonly tone: Tone | undefined
}

/** Results with their uncertainty, between limits. */
export interface MeasurementPicture extends PictureFacts {
  readonly kind: 'measurement'
  /** In words below the axis. */
  readonly atLabel: string
  /** The points of measurement, where they stand at equal distances; else undefined, and they stand where their numbers say. */
  readonly places: readonly string[] | undefined
  readonly points: readonly (readonly DrawnPoint[])[]
  readonly limits: readonly { readonly name: string; readonly line: number | readonly (readonly [number, number])[] }[]
}

/** What is drawn: facts, without a colour or a size. */
export type ChartPicture = CategoryPicture | PiePicture | MeasurementPicture

/** Of each series, which points have a place in the drawing. */
export function drawnPoints(picture: ChartPicture): ChartPoints {
  const has = (value: number | undefined) => value !== undefined
  switch (picture.kind) {
    case 'pie':
      return [picture.numbers.map(has)]
    case 'measurement':
      return picture.points.map((points) => points.map(({ value }) => has(value)))
    default:
      return picture.numbers.map((numbers) => picture.categories.map((_, point) => has(numbers[point])))
  }
}

/** The texts with the least and the greatest number. */
export function extremes(texts: Iterable<string | undefined>): { low: string; high: string } | undefined {
  let low: { text: string; number: number } | undefined
  let high = low
  for (const text of texts) {
    const number = numberOf(text)
    if (text === undefined || number === undefined) continue
    if (!low || number < low.number) low = { text, number }
    if (!high || number > high.number) high = { text, number }
  }
  return low && high && { low: low.text, high: high.text }
}
