import { Decimal, type DecimalText, decimalOf, decimalText, wide } from '../decimals/index.ts'

/**
 * Shares a sum out over lines in proportion to their weights, to the cent, so that the shares add up to the sum: what a package
 * contract's fixed sum, or a reduction of a whole settlement, is to each line. The cents that proportion cannot place go to the
 * lines that lost most by rounding down, the earlier of equals.
 * @throws RangeError where the sum is negative or has more than two places, a weight is negative, or there is none above zero
 */
export const shareOut = (sum: DecimalText, weights: readonly DecimalText[]): readonly DecimalText[] => {
  const cents = wide(decimalOf(sum)).times(100)
  if (cents.isNegative() || !cents.isInteger())
    throw new RangeError(`a sum of whole cents, not below zero, is shared out: ${sum}`)
  const parts = weights.map((weight) => wide(decimalOf(weight)))
  const whole = parts.reduce((total, part) => total.plus(part), wide(new Decimal(0)))
  if (parts.some((part) => part.isNegative()) || whole.isZero())
    throw new RangeError('a sum is shared out over weights above zero')
  const lots = parts.map((part, place) => {
    const exact = cents.times(part)
    const down = exact.dividedToIntegerBy(whole)
    return { place, down, lost: exact.minus(down.times(whole)) }
  })
  const open = lots.reduce((left, { down }) => left.minus(down), cents).toNumber()
  const byLoss = lots.toSorted((one, other) => other.lost.comparedTo(one.lost))
  const lucky = new Set(byLoss.slice(0, open).map(({ place }) => place))
  return lots.map(({ place, down }) => decimalText(down.plus(lucky.has(place) ? 1 : 0).dividedBy(100), 2))
}
