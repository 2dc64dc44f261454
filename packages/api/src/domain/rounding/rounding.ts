import { Decimal, type DecimalText, decimalOf, decimalPlaces, decimalText } from '../decimals/index.ts'

/** Rounds to the interval at once, from the value given; a half goes to the even multiple of the interval. */
export const roundDecimal = (value: Decimal, interval: DecimalText): DecimalText => {
  const step = decimalOf(interval)
  if (!step.greaterThan(0)) throw new RangeError(`a rounding interval is greater than zero: ${interval}`)
  const multiple = value.dividedBy(step).toDecimalPlaces(0, Decimal.ROUND_HALF_EVEN)
  return decimalText(multiple.times(step), decimalPlaces(interval))
}

/**
 * Rounds a value to a multiple of an interval such as `1`, `0.1`, `0.5`, `0.002` or `20` (GB/T 8170-2008, 3.2 and 3.3).
 * Only once and from the full value; a half goes to the even multiple; of a negative number the absolute value is rounded.
 * The result has as many places as the interval is written with.
 */
export const roundToInterval = (value: DecimalText, interval: DecimalText): DecimalText =>
  roundDecimal(decimalOf(value), interval)

const intervalOf = (places: number, lead: '1' | '5'): DecimalText => (places === 0 ? lead : `0.${'0'.repeat(places - 1)}${lead}`)

/** Rounds to a number of places, a half to the even digit (四舍六入五成双). */
export const roundHalfEven = (value: DecimalText, places: number): DecimalText => roundToInterval(value, intervalOf(places, '1'))

/** Rounds to a number of places, a half away from zero (四舍五入), for figures that are no measured values. */
export const roundFixed = (value: DecimalText, places: number): DecimalText =>
  decimalText(decimalOf(value).toDecimalPlaces(places, Decimal.ROUND_HALF_UP), places)

/**
 * The rounding rule that a parameter names by the digit 6 or 8. The specification names it without showing it; this is the
 * likeliest reading, taken from the rhyme that each digit begins: 6 is 四舍六入五成双 (half-even), 8 is 二舍八入三七作五: the
 * last place kept becomes 0 or 5. For more than one dropped digit the whole rest counts, as rounding to a half unit asks, a
 * quarter going to the even multiple; so 1.25 gives 1.0 and 1.29 gives 1.5.
 * @param places digits kept after the point
 */
export const roundByDigit = (value: DecimalText, digit: '6' | '8', places: number): DecimalText =>
  roundToInterval(value, intervalOf(places, digit === '6' ? '1' : '5'))
