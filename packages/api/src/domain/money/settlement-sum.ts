import { Decimal, type DecimalText, decimalOf, decimalText, wide } from '../decimals/index.ts'
import { roundDecimal } from '../rounding/index.ts'

/** A discount, and why it is given. */
export interface Discount {
  /** A key of the dictionary `discount_type`, the institute's own among them. */
  readonly type: string
  /** The share that is paid: `0.85` for fifteen per cent off. */
  readonly share: DecimalText
}

/** A reduction, and why it is granted. */
export interface Reduction {
  /** A key of the dictionary `reduction_type`, the institute's own among them. */
  readonly type: string
  /** Yuan that are taken off; `rest` where nothing is to be paid, as for mandatory inspection. */
  readonly amount: DecimalText | 'rest'
}

/** One line to settle. Amounts are in yuan. */
export interface SettlementLine {
  readonly price: DecimalText
  /** How many, a whole number. */
  readonly quantity: DecimalText
  /** Given one after the other, each on what the last one left. @default [] */
  readonly discounts?: readonly Discount[]
  /** Taken off after all discounts, one after the other. @default [] */
  readonly reductions?: readonly Reduction[]
}

/** What one discount or reduction took off. */
export interface TakenOff {
  readonly type: string
  readonly amount: DecimalText
}

/** What a line comes to, each amount with two places. `gross` less everything taken off is `net`, to the cent. */
export interface SettledLine {
  readonly gross: DecimalText
  readonly discounts: readonly TakenOff[]
  /** What is left after the discounts. */
  readonly discounted: DecimalText
  readonly reductions: readonly TakenOff[]
  readonly net: DecimalText
}

/** What an order comes to: every line, and the sums before (`gross`) and after (`net`) all that was taken off. */
export interface SettlementSum {
  readonly lines: readonly SettledLine[]
  readonly gross: DecimalText
  readonly net: DecimalText
}

const cent = '0.01'
const cents = (value: Decimal): Decimal => decimalOf(roundDecimal(value, cent))

/** A number that is not below zero. */
const amountOf = (text: DecimalText): Decimal => {
  const amount = decimalOf(text)
  if (amount.isNegative() && !amount.isZero()) throw new RangeError(`a line has a negative number: ${text}`)
  return amount
}

/** What each step takes off a sum, and what is left after all of them. */
const takeOff = <Step extends { readonly type: string }>(
  sum: Decimal,
  steps: readonly Step[],
  leftBy: (left: Decimal, step: Step) => Decimal,
) => {
  let left = sum
  const taken = steps.map((step): TakenOff => {
    const next = cents(leftBy(left, step))
    const amount = decimalText(left.minus(next), 2)
    left = next
    return { type: step.type, amount }
  })
  return { taken, left }
}

const discounted = (left: Decimal, { share }: Discount): Decimal => {
  const paid = amountOf(share)
  if (paid.greaterThan(1)) throw new RangeError(`a discount pays at most the whole price: ${share}`)
  return wide(left).times(paid)
}

const reduced = (left: Decimal, { amount }: Reduction): Decimal => {
  if (amount === 'rest') return new Decimal(0)
  const off = amountOf(amount)
  if (off.greaterThan(left))
    throw new RangeError(`a reduction of ${amount} is more than the ${decimalText(left, 2)} that is left`)
  return left.minus(off)
}

/**
 * Settles one line: price by quantity, then the discounts, then the reductions, half-even to the cent at each step.
 * @throws RangeError where something is negative, the quantity is not whole, a discount raises the price, or a reduction is more than is left
 */
export const settleLine = ({ price, quantity, discounts = [], reductions = [] }: SettlementLine): SettledLine => {
  const count = amountOf(quantity)
  if (!count.isInteger()) throw new RangeError(`a quantity is whole: ${quantity}`)
  const gross = cents(wide(amountOf(price)).times(count))
  const afterDiscounts = takeOff(gross, discounts, discounted)
  const afterReductions = takeOff(afterDiscounts.left, reductions, reduced)
  return {
    gross: decimalText(gross, 2),
    discounts: afterDiscounts.taken,
    discounted: decimalText(afterDiscounts.left, 2),
    reductions: afterReductions.taken,
    net: decimalText(afterReductions.left, 2),
  }
}

/** Adds amounts exactly; the sum is half-even to the cent where they have further places. */
export const sumOf = (amounts: readonly DecimalText[]): DecimalText =>
  decimalText(cents(amounts.reduce((sum, amount) => sum.plus(decimalOf(amount)), wide(new Decimal(0)))), 2)

/** Settles each line first, then adds: so the printed lines add up to the printed sum. */
export const settle = (lines: readonly SettlementLine[]): SettlementSum => {
  const settled = lines.map(settleLine)
  return { lines: settled, gross: sumOf(settled.map((line) => line.gross)), net: sumOf(settled.map((line) => line.net)) }
}
