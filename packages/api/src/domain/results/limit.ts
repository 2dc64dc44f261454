import * as z from 'zod/mini'
import { type Decimal, type DecimalText, decimalOf, decimalText, isDecimalText } from '../decimals/index.ts'

/** A decimal as people type it and records keep it. */
export const decimalField = z.string().check(z.refine((text) => typeof text === 'string' && isDecimalText(text), 'not a decimal'))
const positive = z
  .string()
  .check(
    z.refine((text) => typeof text === 'string' && isDecimalText(text) && !text.startsWith('-'), 'not a decimal of zero or more'),
  )

/**
 * A symmetric maximum permissible error, as a function of the reference value:
 * - `absolute`: the same everywhere (±0.02 mm)
 * - `relative`: per cent of the reference (±1.0 %)
 * - `span`: per cent of the span; `percentNearUpperLimit` counts from 90 % of the upper limit on (elastic gauges)
 * - `steps`: by load, `upTo` inclusive, in ascending order (balances and scales)
 * - `nominal`: one for each nominal value (weights)
 * - `linear`: `constant + factor × |reference|` (thermometers)
 */
export const limitRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('absolute'), limit: positive }),
  z.object({ kind: z.literal('relative'), percent: positive }),
  z.object({
    kind: z.literal('span'),
    percent: positive,
    percentNearUpperLimit: z.optional(positive),
    lowerLimit: decimalField,
    upperLimit: decimalField,
  }),
  z.object({ kind: z.literal('steps'), steps: z.array(z.object({ upTo: positive, limit: positive })).check(z.minLength(1)) }),
  z.object({
    kind: z.literal('nominal'),
    limits: z.array(z.object({ nominal: decimalField, limit: positive })).check(z.minLength(1)),
  }),
  z.object({ kind: z.literal('linear'), constant: positive, factor: positive }),
])
/** How a limit follows from the point at which it is asked. */
export type LimitRule = z.infer<typeof limitRule>

/**
 * The limit at a reference value, exactly, in the unit of the result.
 * @throws RangeError where the rule says nothing about that value (a load beyond the last step, an unknown nominal)
 */
export const limitAt = (rule: LimitRule, reference: DecimalText): Decimal => {
  const at = decimalOf(reference)
  switch (rule.kind) {
    case 'absolute':
      return decimalOf(rule.limit)
    case 'relative':
      return at.abs().times(rule.percent).dividedBy(100)
    case 'span': {
      const near = at.greaterThanOrEqualTo(decimalOf(rule.upperLimit).times('0.9'))
      const percent = near ? (rule.percentNearUpperLimit ?? rule.percent) : rule.percent
      return decimalOf(rule.upperLimit).minus(rule.lowerLimit).times(percent).dividedBy(100)
    }
    case 'steps': {
      const step = rule.steps.find((one) => at.abs().lessThanOrEqualTo(one.upTo))
      if (step === undefined) throw new RangeError(`no limit is given for ${reference}`)
      return decimalOf(step.limit)
    }
    case 'nominal': {
      const found = rule.limits.find((one) => at.equals(one.nominal))
      if (found === undefined) throw new RangeError(`no limit is given for ${reference}`)
      return decimalOf(found.limit)
    }
    case 'linear':
      return at.abs().times(rule.factor).plus(rule.constant)
  }
}

/** A symmetric limit as it is printed: `±0.0256`. */
export const printedLimit = (limit: Decimal): string => `±${decimalText(limit)}`
