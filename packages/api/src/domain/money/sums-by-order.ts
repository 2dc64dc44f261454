import type { DecimalText } from '../decimals/index.ts'
import { sumOf } from './settlement-sum.ts'

/** A line of a settlement that may be of several orders. */
export interface OrderLine {
  readonly orderId: string
  /** Yuan before everything that is taken off. */
  readonly price: DecimalText
  /** Yuan to be paid. */
  readonly net: DecimalText
}

/** What the lines of one order come to, with two places. */
export interface OrderSum<Line extends OrderLine = OrderLine> {
  readonly orderId: string
  readonly lines: readonly Line[]
  readonly gross: DecimalText
  readonly net: DecimalText
}

/**
 * What each order of a joint settlement comes to, in the order in which they first stand. Discounts and reductions are on the lines by then,
 * to the cent, so that the orders add up to the whole: nothing is rounded a second time.
 */
export const sumsByOrder = <Line extends OrderLine>(lines: readonly Line[]): readonly OrderSum<Line>[] => {
  const byOrder = new Map<string, Line[]>()
  for (const line of lines) {
    const known = byOrder.get(line.orderId)
    if (known) known.push(line)
    else byOrder.set(line.orderId, [line])
  }
  return [...byOrder].map(([orderId, own]) => ({
    orderId,
    lines: own,
    gross: sumOf(own.map(({ price }) => price)),
    net: sumOf(own.map(({ net }) => net)),
  }))
}
