import type { DecimalText } from '../decimals/index.ts'
import { settleLine, sumOf } from './settlement-sum.ts'

/** One line of a quote: so many pieces of one kind at one price. Amounts are in yuan. */
export interface QuoteLine {
  /** What a piece costs by the price list, or as somebody typed it. */
  readonly price: DecimalText
  /** How many pieces, a whole number. */
  readonly quantity: DecimalText
  /** The share of the price that is paid: `0.85` for fifteen per cent off. */
  readonly share: DecimalText
}

/** What a line of a quote comes to, each amount with two places. */
export interface QuotedLine {
  /** What a piece costs after the discount: what is charged for each instrument that is ordered by this line. */
  readonly unit: DecimalText
  /** `unit` by the quantity. */
  readonly amount: DecimalText
  /** What the line would be without the discount. */
  readonly gross: DecimalText
}

/** What a quote comes to: every line, and the sums before (`gross`) and after (`amount`) the discounts. */
export interface QuoteSum {
  readonly lines: readonly QuotedLine[]
  readonly gross: DecimalText
  readonly amount: DecimalText
}

/**
 * Works a line of a quote out. The discount is taken from one piece, half-even to the cent, and that is multiplied: so every piece of the
 * line costs the same, and what is charged piece by piece later adds up to what was quoted.
 * @throws RangeError where something is negative, the quantity is not whole, or the discount raises the price
 */
export const quoteLine = ({ price, quantity, share }: QuoteLine): QuotedLine => {
  const { gross, net } = settleLine({ price, quantity: '1', discounts: [{ type: '0', share }] })
  const pieces = (price: DecimalText) => settleLine({ price, quantity }).gross
  return { unit: net, amount: pieces(net), gross: pieces(gross) }
}

/** Works every line of a quote out, then adds: the printed lines add up to the printed sum. */
export const quoteSum = (lines: readonly QuoteLine[]): QuoteSum => {
  const quoted = lines.map(quoteLine)
  return { lines: quoted, gross: sumOf(quoted.map(({ gross }) => gross)), amount: sumOf(quoted.map(({ amount }) => amount)) }
}
