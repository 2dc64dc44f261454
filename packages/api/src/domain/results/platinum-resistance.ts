import * as z from 'zod/mini'
import { Decimal, type DecimalText, decimalOf, decimalPlaces, decimalText, signedText } from '../decimals/index.ts'
import { roundDecimal, roundWithUncertainty } from '../rounding/index.ts'
import {
  type CharacteristicValue,
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

const a = new Decimal('3.9083e-3')
const b = new Decimal('-5.775e-7')
const c = new Decimal('-4.183e-12')
const nominalResistance = new Decimal(100)

/** The resistance of a Pt100 in ohms at a temperature in degrees Celsius (IEC 60751:2022, 4.2). */
export const resistanceAt = (temperature: Decimal): Decimal => {
  const t = temperature
  const polynomial = t.times(b).plus(a).times(t).plus(1)
  const below = t.isNegative() ? c.times(t.minus(100)).times(t.pow(3)) : new Decimal(0)
  return nominalResistance.times(polynomial.plus(below))
}

/** How many ohms a degree makes at a temperature. */
export const ohmsPerDegree = (temperature: Decimal): Decimal => {
  const t = temperature
  const above = a.plus(b.times(t).times(2))
  // d/dt of C (t - 100) t³ is C (4 t³ - 300 t²)
  const below = t.isNegative() ? c.times(t.pow(3).times(4).minus(t.pow(2).times(300))) : new Decimal(0)
  return nominalResistance.times(above.plus(below))
}

/** Whether there is a temperature at which a Pt100 has that resistance: from 18 to 391 Ω (IEC 60751:2022, 4.2). */
export const isResistance = (resistance: Decimal): boolean =>
  resistance.greaterThanOrEqualTo(18) && resistance.lessThanOrEqualTo(391)

/**
 * The temperature at which a Pt100 has that resistance: in closed form from 100 Ω on, by Newton's steps below.
 * @throws RangeError outside of 18 to 391 Ω, where IEC 60751 gives no function
 */
export const temperatureOf = (resistance: Decimal): Decimal => {
  if (!isResistance(resistance)) throw new RangeError(`no temperature belongs to ${resistance.toFixed()} Ω`)
  if (resistance.greaterThanOrEqualTo(nominalResistance)) {
    const root = a
      .pow(2)
      .minus(b.times(4).times(new Decimal(1).minus(resistance.dividedBy(nominalResistance))))
      .sqrt()
    return root.minus(a).dividedBy(b.times(2))
  }
  let temperature = resistance.minus(nominalResistance).dividedBy('0.4')
  for (let step = 0; step < 12; step += 1) {
    temperature = temperature
      .minus(resistanceAt(temperature).minus(resistance).dividedBy(ohmsPerDegree(temperature)))
      .toDecimalPlaces(40)
  }
  return temperature
}

/** What is typed for an industrial platinum resistance thermometer (method: JJG 229-2010): the bath's temperature and the resistance. */
export const platinumResistanceRecord = z.object({
  method: z.literal('platinum-resistance'),
  accuracyClass: z.string(),
  /** Without one nothing is judged. */
  limit: z.optional(limitRule),
  points: z
    .array(z.object({ nominal: decimalField, reference: decimalField, resistances: z.array(decimalField).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  contributions: z.array(contribution),
  observations: z.array(observation),
})
/** What is typed for a platinum resistance thermometer, as its schema reads it. */
export type PlatinumResistanceRecord = z.infer<typeof platinumResistanceRecord>

interface Point {
  readonly nominal: DecimalText
  readonly reference: Decimal
  readonly resistance: Decimal
  readonly slope: Decimal
}

/** The resistance at exactly the nominal temperature, brought there along the curve's slope. */
const resistanceAtNominal = (points: readonly Point[], nominal: number): Decimal | undefined => {
  const point = points.find((one) => decimalOf(one.nominal).equals(nominal))
  return point?.resistance.minus(point.slope.times(point.reference.minus(nominal)))
}

const characteristicsOf = (points: readonly Point[], places: number): readonly CharacteristicValue[] => {
  const [atZero, atHundred] = [resistanceAtNominal(points, 0), resistanceAtNominal(points, 100)]
  const shown: CharacteristicValue[] = []
  if (atZero !== undefined) shown.push({ zh: '0 ℃ 时的电阻', en: 'Resistance at 0 ℃', value: `${decimalText(atZero, places)} Ω` })
  if (atHundred !== undefined)
    shown.push({ zh: '100 ℃ 时的电阻', en: 'Resistance at 100 ℃', value: `${decimalText(atHundred, places)} Ω` })
  if (atZero !== undefined && atHundred !== undefined) {
    const alpha = atHundred.minus(atZero).dividedBy(atZero.times(100)).times(1000)
    shown.push({ zh: '温度系数 α', en: 'Temperature coefficient', value: `${decimalText(alpha, 4)}×10⁻³ ℃⁻¹` })
  }
  return shown
}

/**
 * Converts each resistance to the temperature that a Pt100 would show, and gives its deviation from the bath. With contributions
 * every deviation has U (k = 2) and is rounded with it; with a limit it is judged by the full value.
 */
export const evaluatePlatinumResistance = (record: PlatinumResistanceRecord): Evaluation => {
  const { limit, contributions } = record
  const referencePlaces = Math.max(...record.points.map((point) => decimalPlaces(point.reference)))
  const repeated = record.points.some((point) => point.resistances.length > 1)
  const resistancePlaces =
    Math.max(...record.points.flatMap((point) => point.resistances.map(decimalPlaces))) + (repeated ? 1 : 0)
  const budgets: Budget[] = []
  const points: Point[] = []
  const deviations: Finding[] = []
  const rows = record.points.map(({ nominal, reference, resistances }) => {
    const resistance = meanOf(resistances)
    const converted = temperatureOf(resistance)
    const deviation = converted.minus(decimalOf(reference))
    const slope = ohmsPerDegree(converted)
    points.push({ nominal, reference: decimalOf(reference), resistance, slope })
    const budget =
      contributions.length > 0
        ? budgetOf(contributions, {
            ...{ reference, readings: resistances, sensitivity: new Decimal(1).dividedBy(slope) },
            ...{ unit: '℃', readingUnit: 'Ω' },
          })
        : undefined
    const shown = (value: Decimal): DecimalText =>
      budget === undefined
        ? roundDecimal(value, `0.${'0'.repeat(Math.max(referencePlaces, 3) - 1)}1`)
        : roundWithUncertainty(value, budget.printed)
    const shownDeviation = shown(deviation)
    const cells = [
      nominal,
      decimalText(decimalOf(reference), referencePlaces),
      decimalText(resistance, resistancePlaces),
      shown(converted),
      signedText(decimalOf(shownDeviation), decimalPlaces(shownDeviation)),
    ]
    if (limit !== undefined) {
      const mpe = limitAt(limit, nominal)
      cells.push(printedLimit(mpe))
      deviations.push({ value: deviation, limit: mpe })
    }
    if (budget !== undefined) {
      cells.push(budget.expanded)
      budgets.push(budget)
    }
    return cells
  })
  const unit = '℃'
  const columns: ResultColumn[] = [
    { key: 'nominal', zh: '名义温度', en: 'Nominal', unit, meaning: 'other' },
    { key: 'reference', zh: '标准温度', en: 'Reference', unit, meaning: 'referenceValue', symbol: 't_ref' },
    { key: 'resistance', zh: '电阻值', en: 'Resistance', unit: 'Ω', meaning: 'measuredValue', symbol: 'R' },
    { key: 'converted', zh: '换算温度', en: 'Converted', unit, meaning: 'measuredValue', symbol: 't_R' },
    { key: 'deviation', zh: '偏差', en: 'Deviation', unit, meaning: 'measurementError', symbol: 't_R − t_ref' },
  ]
  if (limit !== undefined) columns.push(limitColumn(unit))
  if (contributions.length > 0) columns.push(uncertaintyColumn(unit))
  const items: ItemVerdict[] = record.observations.map(verdictOfObservation)
  const worst = worstOf(deviations)
  if (worst !== undefined) {
    items.push({
      key: 'deviation',
      zh: '温度偏差',
      en: 'Temperature deviation',
      limit: `${printedLimit(worst.limit)} ${unit}`,
      result: `${signedText(worst.value, Math.max(referencePlaces, 3))} ${unit}`,
      passes: allWithin(deviations),
    })
  }
  return {
    ...statementOf(items, limit !== undefined, record.accuracyClass),
    items,
    table: { columns, rows },
    characteristics: characteristicsOf(points, resistancePlaces),
    uncertainties: budgets.map(({ printed: _printed, ...shown }) => shown),
  }
}
