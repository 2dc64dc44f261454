import { Decimal as Library } from 'decimal.js'
import { type DecimalText, isDecimalText } from './decimal-text.ts'

/**
 * Exact decimal arithmetic with 60 significant digits, which is far more than any reading, price or intermediate result has.
 * A copy of its own, so that no other code's settings change our results. It never prints an exponent.
 */
export const Decimal = Library.clone({
  defaults: true,
  precision: 60,
  rounding: Library.ROUND_HALF_EVEN,
  toExpNeg: -9e15,
  toExpPos: 9e15,
})
/** A decimal of that arithmetic; it never changes, each operation gives another one. */
export type Decimal = Library

const Wide = Decimal.clone({ precision: 200 })

/**
 * The same value in arithmetic so wide that sums, products and quotients of a few values as they travel are exact, or cut off far
 * behind any place that is kept. What is rounded is worked out in it: a quotient that was cut at 60 digits may have become the
 * half that it was not, and would be rounded twice.
 */
export const wide = (value: Decimal): Decimal => new Wide(value)

/**
 * Reads a decimal.
 * @throws RangeError where the text is none, with the text shortened to 40 characters
 */
export const decimalOf = (text: DecimalText): Decimal => {
  if (!isDecimalText(text)) throw new RangeError(`not a decimal: ${JSON.stringify(text.slice(0, 40))}`)
  return new Decimal(text)
}

/** How many digits stand after the point, trailing zeros included. */
export const decimalPlaces = (text: DecimalText): number => text.split('.')[1]?.length ?? 0

/** The text of a decimal: with a fixed number of places, or as short as it is exact. Minus zero is written as zero. */
export const decimalText = (value: Decimal, places?: number): DecimalText => {
  const text = value.toFixed(places)
  return /^-0(?:\.0*)?$/.test(text) ? text.slice(1) : text
}

/** The text of an error or deviation: as `decimalText`, with a plus before what is greater than zero. */
export const signedText = (value: Decimal, places?: number): DecimalText => {
  const text = decimalText(value, places)
  return text.startsWith('-') || /^[0.]*$/.test(text) ? text : `+${text}`
}

/** A number as print shows it: with a true minus sign (U+2212) in place of the hyphen that data carry. */
export const printedNumber = (text: string): string => text.replace(/^-(?=\d)/, '\u2212')
