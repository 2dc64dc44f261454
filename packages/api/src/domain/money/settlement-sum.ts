import { Decimal, type DecimalText, decimalOf, decimalText } from '../decimals/index.ts'
import { roundDecimal } from '../rounding/index.ts'

/** One line to settle. Amounts are in yuan. */
export interface SettlementLine {
  readonly price: DecimalText
  /** How many, a whole number. */
  readonly quantity: DecimalText
  /** The share that is paid, `0.85` for fifteen per cent off. @default '1' */
  readonly discount?: DecimalText
  /** An amount taken off after the discount. @default '0' */
  readonly reduction?: DecimalText
}

/** What a line comes to, each amount with two places. */
export interface SettledLine {
  readonly gross: DecimalText
  readonly discounted: DecimalText
  readonly net: DecimalText
}

export interface SettlementSum {
  readonly lines: readonly SettledLine[]
  readonly gross: DecimalText
  readonly net: DecimalText
}

const cent = '0.01'

/**
 * Settles one line: price by quantity, then the discount, then the reduction, half-even to the cent at each step.
 * @throws RangeError where something is negative, the quantity is not whole, the discount raises the price, or the reduction is more than is left
 */
export const settleLine = ({ price, quantity, discount = '1', reduction = '0' }: SettlementLine): SettledLine => {
  const [each, count, share, off] = [decimalOf(price), decimalOf(quantity), decimalOf(discount), decimalOf(reduction)]
  if (each.isNegative() || count.isNegative() || share.isNegative() || off.isNegative())
    throw new RangeError('a line has a negative number')
  if (!count.isInteger()) throw new RangeError(`a quantity is whole: ${quantity}`)
  if (share.greaterThan(1)) throw new RangeError(`a discount pays at most the whole price: ${discount}`)
  const gross = roundDecimal(each.times(count), cent)
  const discounted = roundDecimal(decimalOf(gross).times(share), cent)
  const net = roundDecimal(decimalOf(discounted).minus(off), cent)
  if (decimalOf(net).isNegative()) throw new RangeError(`a reduction of ${reduction} is more than the ${discounted} that is left`)
  return { gross, discounted, net }
}

/** Adds amounts exactly. */
export const sumOf = (amounts: readonly DecimalText[]): DecimalText =>
  decimalText(
    amounts.reduce((sum, amount) => sum.plus(decimalOf(amount)), new Decimal(0)),
    2,
  )

/** Settles each line first, then adds: so the printed lines add up to the printed sum. */
export const settle = (lines: readonly SettlementLine[]): SettlementSum => {
  const settled = lines.map(settleLine)
  return { lines: settled, gross: sumOf(settled.map((line) => line.gross)), net: sumOf(settled.map((line) => line.net)) }
}
