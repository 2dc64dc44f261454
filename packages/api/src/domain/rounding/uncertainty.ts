import { Decimal, type DecimalText, decimalText } from '../decimals/index.ts'
import { roundDecimal } from './rounding.ts'

/** An expanded uncertainty as it is printed, and the interval to which the result that it belongs to is rounded. */
export interface PrintedUncertainty {
  readonly value: DecimalText
  readonly interval: DecimalText
}

/**
 * Prints an uncertainty with two significant digits. It is rounded up as soon as more than 5 % of the last place kept would be
 * lost, since an uncertainty should not be understated (JJF 1059.1-2012, 4.5.3; GUM 7.2.6).
 * @throws RangeError where the uncertainty is not greater than zero
 */
export const printUncertainty = (uncertainty: Decimal): PrintedUncertainty => {
  if (!uncertainty.greaterThan(0)) throw new RangeError('an uncertainty is greater than zero')
  const lastPlace = uncertainty.e - 1
  const unit = new Decimal(10).pow(lastPlace)
  const whole = uncertainty.dividedBy(unit)
  const kept = whole.floor()
  const digits = whole.minus(kept).greaterThan('0.05') ? kept.plus(1) : kept
  // 0.0996 becomes 0.10, not 0.100: the carry makes the last place one coarser.
  const carried = digits.greaterThanOrEqualTo(100)
  const places = Math.max(0, -lastPlace - (carried ? 1 : 0))
  const interval = decimalText(carried ? unit.times(10) : unit, places)
  return { value: decimalText(digits.times(unit), places), interval }
}

/** Rounds a result to the last place of its uncertainty. */
export const roundWithUncertainty = (result: Decimal, uncertainty: PrintedUncertainty): DecimalText =>
  roundDecimal(result, uncertainty.interval)
