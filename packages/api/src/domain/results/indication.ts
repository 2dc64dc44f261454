import * as z from 'zod/mini'
import { Decimal, decimalOf, decimalPlaces, decimalText, signedText } from '../decimals/index.ts'
import { roundWithUncertainty } from '../rounding/index.ts'
import {
  type Evaluation,
  type ItemVerdict,
  limitColumn,
  type ResultColumn,
  statementOf,
  uncertaintyColumn,
} from './evaluation.ts'
import { allWithin, type Finding, worstOf } from './finding.ts'
import { decimalField, limitAt, limitRule, printedLimit } from './limit.ts'
import { observation, verdictOfObservation } from './observation.ts'
import { meanOf } from './statistics.ts'
import { type Budget, budgetOf, contribution } from './uncertainty-budget.ts'

/**
 * What is typed for any instrument that shows a value beside a reference: calipers, balances, torque wrenches, thermometers.
 * With a limit it is judged; with contributions each result has its uncertainty.
 */
export const indicationRecord = z.object({
  method: z.literal('indication'),
  unit: z.string().check(z.minLength(1)),
  accuracyClass: z.string(),
  /** Without one nothing is judged. */
  limit: z.optional(limitRule),
  points: z
    .array(z.object({ reference: decimalField, readings: z.array(decimalField).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  contributions: z.array(contribution),
  observations: z.array(observation),
})
/** What is typed for an instrument that shows a value, as its schema reads it. */
export type IndicationRecord = z.infer<typeof indicationRecord>

/** Compares the mean of the readings at each point with the reference, judged by the full value where there is a limit. */
export const evaluateIndication = (record: IndicationRecord): Evaluation => {
  const { unit, limit, contributions } = record
  const readPlaces = Math.max(...record.points.flatMap((point) => [point.reference, ...point.readings].map(decimalPlaces)))
  const repeated = record.points.some((point) => point.readings.length > 1)
  const places = readPlaces + (repeated ? 1 : 0)
  const budgets: Budget[] = []
  const errors: Finding[] = []
  const rows = record.points.map(({ reference, readings }) => {
    const mean = meanOf(readings)
    const error = mean.minus(decimalOf(reference))
    const cells = [reference, decimalText(mean, places)]
    const budget =
      contributions.length > 0
        ? budgetOf(contributions, { reference, readings, sensitivity: new Decimal(1), unit, readingUnit: unit })
        : undefined
    const shownError = budget === undefined ? decimalText(error, places) : roundWithUncertainty(error, budget.printed)
    cells.push(signedText(decimalOf(shownError), decimalPlaces(shownError)))
    if (limit !== undefined) {
      const mpe = limitAt(limit, reference)
      cells.push(printedLimit(mpe))
      errors.push({ value: error, limit: mpe })
    }
    if (budget !== undefined) {
      cells.push(budget.expanded)
      budgets.push(budget)
    }
    return cells
  })
  const columns: ResultColumn[] = [
    { key: 'reference', zh: '标准值', en: 'Reference', unit, meaning: 'referenceValue' },
    {
      key: 'indication',
      zh: repeated ? '示值平均值' : '示值',
      en: repeated ? 'Mean indication' : 'Indication',
      unit,
      meaning: 'measuredValue',
    },
    { key: 'error', zh: '示值误差', en: 'Error', unit, meaning: 'measurementError' },
  ]
  if (limit !== undefined) columns.push(limitColumn(unit))
  if (contributions.length > 0) columns.push(uncertaintyColumn(unit))
  const items: ItemVerdict[] = record.observations.map(verdictOfObservation)
  const worst = worstOf(errors)
  if (worst !== undefined) {
    items.push({
      key: 'error',
      zh: '示值误差',
      en: 'Error of indication',
      limit: `${printedLimit(worst.limit)} ${unit}`,
      result: `${signedText(worst.value, places)} ${unit}`,
      passes: allWithin(errors),
    })
  }
  return {
    ...statementOf(items, limit !== undefined, record.accuracyClass),
    items,
    table: { columns, rows },
    characteristics: [],
    uncertainties: budgets.map(({ printed: _printed, ...shown }) => shown),
  }
}
