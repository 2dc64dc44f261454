import { Decimal, decimalOf, limitAt, type Sheet } from '@etalon/api/domain'
import type { ErrorSeries } from './live-evaluation.ts'

/** The paper of the chart, in its own units; left and bottom hold the numbers. */
export const paper = { width: 716, height: 172, left: 64, right: 16, top: 20, bottom: 28 } as const

/** A limit at one point. */
export interface ChartLimit {
  readonly x: number
  readonly upper: number
  readonly lower: number
  /** As printed, without a sign. */
  readonly text: string
}

/** Where values lie on the paper. */
export interface ChartScale {
  readonly x: (at: number) => number
  readonly y: (error: number) => number
  /** One for each point of the sheet; none where nothing is judged. */
  readonly limits: readonly ChartLimit[]
  /** The limit where it is the same everywhere, as printed. */
  readonly onlyLimit: string | undefined
  /** A round error to write at the edge where there is no limit, as printed. */
  readonly round: string
}

/** The greatest number of one digit that is not above a value. */
const roundDown = (value: number): string => new Decimal(value).toSignificantDigits(1, Decimal.ROUND_DOWN).toFixed()

/**
 * A scale that holds all errors, their bars, and the limits with a little air.
 * @param width of the paper, where it has less room than usual
 */
export function chartScale(sheet: Sheet, series: readonly ErrorSeries[], width: number = paper.width): ChartScale {
  const points = sheet.points.map((point) => decimalOf(point).toNumber())
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const { limit } = sheet
  const given = limit ? sheet.points.map((point) => limitAt(limit, point)) : []
  const reach = Math.max(
    ...given.map((one) => one.toNumber()),
    ...series.flatMap((one) => one.points.map(({ error, uncertainty = 0 }) => Math.abs(error) + uncertainty)),
    1e-9,
  )
  const inner = { width: width - paper.left - paper.right, height: paper.height - paper.top - paper.bottom }
  const x = (at: number) => paper.left + (high === low ? 0.5 : (at - low) / (high - low)) * inner.width
  const y = (error: number) => paper.top + inner.height / 2 - (error / (reach * 1.12)) * (inner.height / 2)
  const limits = given.map((one, index): ChartLimit => {
    const value = one.toNumber()
    return { x: x(points[index] ?? 0), upper: y(value), lower: y(-value), text: one.toFixed() }
  })
  const texts = new Set(limits.map(({ text }) => text))
  return { x, y, limits, onlyLimit: texts.size === 1 ? limits[0]?.text : undefined, round: roundDown(reach) }
}
