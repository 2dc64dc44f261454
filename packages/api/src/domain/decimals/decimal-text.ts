// Apart from the arithmetic: whoever only checks a text does not carry it.

/**
 * A measured value or an amount as it travels: digits with an optional point and an ASCII minus, like `-0.0365`.
 * Trailing zeros belong to it (`1.60` was read to the hundredth).
 */
export type DecimalText = string

const pattern = /^-?\d{1,30}(?:\.\d{1,30})?$/

/** Whether a text is a decimal: at most 30 digits on each side of the point, no exponent, no blanks. */
export const isDecimalText = (text: string): boolean => pattern.test(text)
