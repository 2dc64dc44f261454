import { Decimal, type DecimalText, decimalOf, decimalPlaces, decimalText, wide } from '../decimals/index.ts'

/**
 * Rounds to the interval at once, from the value given; a half goes to the even multiple of the interval.
 * @throws RangeError where the interval is not greater than zero
 */
export const roundDecimal = (value: Decimal, interval: DecimalText): DecimalText => {
  const step = decimalOf(interval)
  if (!step.greaterThan(0)) throw new RangeError(`a rounding interval is greater than zero: ${interval}`)
  const multiple = wide(value).dividedBy(step).toDecimalPlaces(0, Decimal.ROUND_HALF_EVEN)
  return decimalText(multiple.times(step), decimalPlaces(interval))
}

/**
 * Rounds a value to a multiple of an interval such as `1`, `0.1`, `0.5`, `0.002` or `20` (GB/T 8170-2008, 3.2 and 3.3).
 * Only once and from the full value; a half goes to the even multiple; of a negative number the absolute value is rounded.
 * The result has as many places as the interval is written with.
 */
export const roundToInterval = (value: DecimalText, interval: DecimalText): DecimalText =>
  roundDecimal(decimalOf(value), interval)

const mostPlaces = 30

const checked = (places: number): number => {
  if (Number.isInteger(places) && places >= 0 && places <= mostPlaces) return places
  throw new RangeError(`places are a whole number from 0 to ${mostPlaces}: ${places}`)
}

const intervalOf = (places: number, lead: '1' | '5'): DecimalText =>
  checked(places) === 0 ? lead : `0.${'0'.repeat(places - 1)}${lead}`

/**
 * Rounds to a number of places, a half to the even digit (四舍六入五成双; GB/T 8170-2008, 3.2).
 * @param places digits kept after the point, from 0 to 30; coarser intervals: `roundToInterval`
 * @throws RangeError for other places
 */
export const roundHalfEven = (value: DecimalText, places: number): DecimalText => roundToInterval(value, intervalOf(places, '1'))

/**
 * Rounds to fixed decimals, a half away from zero (四舍五入), for figures that are no measured values. Unlike `Number#toFixed` it
 * sees the digits that were written: 1.005 with two places is 1.01.
 * @param places digits kept after the point, from 0 to 30
 * @throws RangeError for other places
 */
export const roundFixed = (value: DecimalText, places: number): DecimalText =>
  decimalText(decimalOf(value).toDecimalPlaces(checked(places), Decimal.ROUND_HALF_UP), places)

/**
 * The rounding rule that a parameter names by the digit 6 or 8.
 *
 * The specification (9) names "a custom rule for a digit 6 or 8" without showing it, so this is a reading of it, the likeliest one:
 * each digit begins a rhyme that laboratories and counters round by. 6 is 四舍六入五成双 (up to 4 drops, from 6 rises, a 5 makes
 * the last digit even), which is half-even and GB/T 8170-2008, 3.2. 8 is 二舍八入三七作五 (up to 2 drops, from 8 rises, 3 to 7
 * become 5): the place kept becomes 0 or 5, which is rounding to half a unit, GB/T 8170-2008, 3.3.1.
 *
 * A rhyme speaks of one dropped digit. Where there are more, the whole rest counts, as the standard wants, so that nothing is
 * rounded twice, and a quarter goes to the even multiple: 1.25 gives 1.0 and 1.29 gives 1.5.
 * @param places digits kept after the point, from 0 to 30: by 8, the last of them is the one that becomes 0 or 5
 * @throws RangeError for other places
 */
export const roundByDigit = (value: DecimalText, digit: '6' | '8', places: number): DecimalText =>
  roundToInterval(value, intervalOf(places, digit === '6' ? '1' : '5'))
