import { type Decimal, type DecimalText, decimalOf } from '../decimals/index.ts'
import { roundToInterval } from './rounding.ts'

/** Judges by the full value (全数值比较法, GB/T 8170-2008, 4.3.2): nothing is rounded first. The usual way. */
export const withinLimit = (value: Decimal, limit: Decimal): boolean => value.abs().lessThanOrEqualTo(limit)

/** Judges by the value rounded to the interval of the limit (修约值比较法, 4.3.3), only where the document says so. */
export const withinLimitRounded = (value: DecimalText, limit: DecimalText, interval: DecimalText): boolean =>
  withinLimit(decimalOf(roundToInterval(value, interval)), decimalOf(limit))
