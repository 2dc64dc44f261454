import { Decimal, type DecimalText, decimalOf } from '../decimals/index.ts'

/**
 * The mean of readings.
 * @throws RangeError where there is none
 */
export const meanOf = (readings: readonly DecimalText[]): Decimal => {
  if (readings.length === 0) throw new RangeError('a mean needs a reading')
  return readings.reduce((sum, reading) => sum.plus(decimalOf(reading)), new Decimal(0)).dividedBy(readings.length)
}

/**
 * The experimental standard deviation of a single reading: Bessel's formula from three readings on, range by 1.13 for two
 * (JJF 1059.1-2012, 4.3.2).
 * @throws RangeError for fewer than two readings
 */
export const standardDeviation = (readings: readonly DecimalText[]): Decimal => {
  const [first, second, ...others] = readings
  if (first === undefined || second === undefined) throw new RangeError('a standard deviation needs at least two readings')
  if (others.length === 0) return decimalOf(first).minus(decimalOf(second)).abs().dividedBy('1.13')
  const mean = meanOf(readings)
  const squares = readings.reduce((sum, reading) => sum.plus(decimalOf(reading).minus(mean).pow(2)), new Decimal(0))
  return squares.dividedBy(readings.length - 1).sqrt()
}
