import * as z from 'zod/mini'
import { type DecimalText, decimalOf } from '../decimals/index.ts'
import type { Evaluation } from './evaluation.ts'
import { evaluateIndication, indicationRecord } from './indication.ts'
import { evaluatePlatinumResistance, platinumResistanceRecord } from './platinum-resistance.ts'
import { evaluatePressureGauge, pressureGaugeRecord } from './pressure-gauge.ts'

/** What was measured, as people typed it; the method says by which rules it is computed. */
export const measurement = z.discriminatedUnion('method', [pressureGaugeRecord, indicationRecord, platinumResistanceRecord])
/** What was measured, by one of the methods. */
export type Measurement = z.infer<typeof measurement>

/** A condition of the surroundings with its unit, or one in words with an empty unit. */
export const condition = z.object({
  key: z.string(),
  zh: z.string(),
  en: z.string(),
  /** Words, or a decimal where there is a unit. */
  value: z.string(),
  unit: z.string(),
})
/** A condition of the surroundings, as its schema reads it. */
export type Condition = z.infer<typeof condition>

/** A measuring standard that was used, as it was on that day. */
export const standardUsed = z.object({
  zh: z.string(),
  en: z.string(),
  range: z.string(),
  /** Uncertainty, class or MPE as printed. */
  accuracy: z.string(),
  certificateNumber: z.string(),
  /** The last day on which its certificate holds. */
  validUntil: z.string(),
})
/** A measuring standard that was used, as its schema reads it. */
export type StandardUsed = z.infer<typeof standardUsed>

/** Everything that is typed for one item; what follows from it is computed by `evaluate`. */
export const resultRecord = z.object({
  /** The number of the original record. */
  recordNumber: z.string(),
  place: z.string(),
  /** The day of the last measurement. */
  measuredOn: z.string(),
  conditions: z.array(condition),
  standards: z.array(standardUsed),
  measurement,
})
/** Everything that is typed for one item, as its schema reads it. */
export type ResultRecord = z.infer<typeof resultRecord>

/**
 * Computes everything that follows from what was measured. Screen and server call this same function, and the server refuses
 * results that differ (`evaluationsAgree`).
 * @throws RangeError where a limit does not cover a point, or repeatability lacks readings
 */
export const evaluate = (measured: Measurement): Evaluation => {
  switch (measured.method) {
    case 'pressure-gauge':
      return evaluatePressureGauge(measured)
    case 'indication':
      return evaluateIndication(measured)
    case 'platinum-resistance':
      return evaluatePlatinumResistance(measured)
  }
}

/** What `evaluate` computes; undefined where nothing follows: no source gives an uncertainty, or a limit covers no point. */
export const evaluateIfPossible = (measured: Measurement): Evaluation | undefined => {
  try {
    return evaluate(measured)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    fields.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, field]) => [name, canonical(field)]),
  )
}

/** Units of budget rows, which records from before do not have: they follow from the method, and no digit hangs on them. */
const withoutBudgetUnits = (evaluation: unknown): unknown =>
  JSON.parse(
    JSON.stringify(evaluation ?? null, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('divisor' in value)) return value
      return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'unit'))
    }),
  )

/**
 * Whether two evaluations are the same in every printed digit. The order in which a database keeps fields does not matter, nor whether
 * the rows of a budget say their units.
 */
export const evaluationsAgree = (one: Evaluation, other: unknown): boolean =>
  JSON.stringify(canonical(withoutBudgetUnits(one))) === JSON.stringify(canonical(withoutBudgetUnits(other)))

const pointsOf = (measured: Measurement): readonly DecimalText[] =>
  measured.method === 'platinum-resistance'
    ? measured.points.map((point) => point.nominal)
    : measured.points.map((point) => point.reference)

/** The required points that nobody measured. */
export const missingPoints = (required: readonly DecimalText[], measured: Measurement): readonly DecimalText[] => {
  const done = pointsOf(measured).map((point) => decimalOf(point))
  return required.filter((point) => !done.some((one) => one.equals(decimalOf(point))))
}
