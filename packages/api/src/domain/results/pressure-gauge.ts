import * as z from 'zod/mini'
import { Decimal, type DecimalText, decimalOf, decimalPlaces, decimalText, signedText } from '../decimals/index.ts'
import { type Evaluation, type ItemVerdict, limitColumn, type ResultTable, statementOf } from './evaluation.ts'
import { allWithin, type Finding, worstOf } from './finding.ts'
import { decimalField, type LimitRule, limitAt, limitRule, printedLimit } from './limit.ts'
import { observation, verdictOfObservation } from './observation.ts'

const reading = z.object({ beforeTapping: decimalField, afterTapping: decimalField })

/** What is typed when an elastic pressure gauge is verified (JJG 52-2013, JJG 49-2013): each point rising and falling, once or more. */
export const pressureGaugeRecord = z.object({
  method: z.literal('pressure-gauge'),
  unit: z.string().check(z.minLength(1)),
  accuracyClass: z.string(),
  limit: limitRule,
  points: z
    .array(z.object({ reference: decimalField, cycles: z.array(z.object({ up: reading, down: reading })).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  observations: z.array(observation),
})
/** What is typed for a pressure gauge, as its schema reads it. */
export type PressureGaugeRecord = z.infer<typeof pressureGaugeRecord>

/**
 * The limits of a gauge for general use, in per cent of the span by accuracy class; the second counts from 90 % of the upper
 * limit on (JJG 52-2013, table 1).
 */
export const generalGaugePercent: Readonly<Record<'1' | '1.6' | '2.5' | '4', readonly [DecimalText, DecimalText]>> = {
  '1': ['1', '1.6'],
  '1.6': ['1.6', '2.5'],
  '2.5': ['2.5', '4'],
  '4': ['4', '4'],
}

/** The limit of a gauge for general use. */
export const generalGaugeLimit = (
  accuracyClass: keyof typeof generalGaugePercent,
  lowerLimit: DecimalText,
  upperLimit: DecimalText,
): LimitRule => {
  const [percent, percentNearUpperLimit] = generalGaugePercent[accuracyClass]
  return { kind: 'span', percent, percentNearUpperLimit, lowerLimit, upperLimit }
}

/** What was found at a point. */
interface PointFinding extends Finding {
  readonly at: DecimalText
}

const greatest = (values: readonly Decimal[]): Decimal =>
  values.reduce((found, value) => (value.abs().greaterThan(found.abs()) ? value : found), values[0] ?? new Decimal(0))

const table = (record: PressureGaugeRecord, places: number): ResultTable => {
  const { unit } = record
  const tapped = { zh: '轻敲后示值', en: 'Indication after tapping' }
  const shift = { zh: '轻敲位移', en: 'Shift on tapping' }
  return {
    columns: [
      { key: 'reference', zh: '标准压力', en: 'Reference', unit, meaning: 'referenceValue' },
      { key: 'up', zh: '升压', en: 'up', unit, meaning: 'measuredValue', group: tapped },
      { key: 'down', zh: '降压', en: 'down', unit, meaning: 'measuredValue', group: tapped },
      { key: 'shiftUp', zh: '升压', en: 'up', unit, meaning: 'other', group: shift },
      { key: 'shiftDown', zh: '降压', en: 'down', unit, meaning: 'other', group: shift },
      { key: 'error', zh: '示值误差', en: 'Error', unit, meaning: 'measurementError' },
      limitColumn(unit),
      { key: 'hysteresis', zh: '回程误差', en: 'Hysteresis', unit, meaning: 'other' },
    ],
    rows: record.points.flatMap(({ reference, cycles }) =>
      cycles.map(({ up, down }) => {
        const [rising, falling] = [decimalOf(up.afterTapping), decimalOf(down.afterTapping)]
        return [
          reference,
          decimalText(rising, places),
          decimalText(falling, places),
          decimalText(rising.minus(up.beforeTapping).abs(), places),
          decimalText(falling.minus(down.beforeTapping).abs(), places),
          signedText(greatest([rising.minus(reference), falling.minus(reference)]), places),
          printedLimit(limitAt(record.limit, reference)),
          decimalText(rising.minus(falling).abs(), places),
        ]
      }),
    ),
  }
}

/**
 * Judges a pressure gauge. At every point: the error of both directions after tapping against the MPE, the difference of the two
 * directions against the same, the shift on tapping against half of it; by the full value. One failure makes it 不合格.
 */
export const evaluatePressureGauge = (record: PressureGaugeRecord): Evaluation => {
  const { points, unit, limit } = record
  const places = Math.max(
    ...points.flatMap(({ reference, cycles }) => [
      decimalPlaces(reference),
      ...cycles.flatMap(({ up, down }) =>
        [up.beforeTapping, up.afterTapping, down.beforeTapping, down.afterTapping].map(decimalPlaces),
      ),
    ]),
  )
  const near =
    limit.kind === 'span' && limit.percentNearUpperLimit !== undefined ? decimalOf(limit.upperLimit).times('0.9') : undefined
  const errors: PointFinding[] = []
  const hystereses: PointFinding[] = []
  const shifts: PointFinding[] = []
  for (const { reference: at, cycles } of points) {
    const mpe = limitAt(limit, at)
    for (const { up, down } of cycles) {
      const [rising, falling] = [decimalOf(up.afterTapping), decimalOf(down.afterTapping)]
      errors.push({ at, value: rising.minus(at), limit: mpe }, { at, value: falling.minus(at), limit: mpe })
      hystereses.push({ at, value: rising.minus(falling).abs(), limit: mpe })
      shifts.push({ at, value: rising.minus(up.beforeTapping).abs(), limit: mpe.dividedBy(2) })
      shifts.push({ at, value: falling.minus(down.beforeTapping).abs(), limit: mpe.dividedBy(2) })
    }
  }
  const verdict = (key: string, zh: string, en: string, findings: readonly Finding[], signed: boolean): ItemVerdict[] => {
    const found = worstOf(findings)
    if (found === undefined) return []
    return [
      {
        key,
        zh,
        en,
        limit: signed ? `${printedLimit(found.limit)} ${unit}` : `≤ ${decimalText(found.limit)} ${unit}`,
        result: `${signed ? signedText(found.value, places) : decimalText(found.value, places)} ${unit}`,
        passes: allWithin(findings),
      },
    ]
  }
  const isZero = (one: PointFinding) => decimalOf(one.at).isZero()
  const isNear = (one: PointFinding) => near !== undefined && decimalOf(one.at).greaterThanOrEqualTo(near)
  const between = errors.filter((one) => !isZero(one) && !isNear(one))
  const items = [
    ...record.observations.map(verdictOfObservation),
    ...verdict('zero', '零位误差', 'Zero error', errors.filter(isZero), true),
    ...(near === undefined
      ? verdict('error', '示值误差', 'Error of indication', between, true)
      : [
          ...verdict('error', '示值误差（90 % 以下）', 'Error below 90 %', between, true),
          ...verdict('errorNearUpperLimit', '示值误差（90 %～100 %）', 'Error above 90 %', errors.filter(isNear), true),
        ]),
    ...verdict('hysteresis', '回程误差', 'Hysteresis', hystereses, false),
    ...verdict('tapping', '轻敲位移', 'Shift on tapping', shifts, false),
  ]
  return {
    ...statementOf(items, true, record.accuracyClass),
    items,
    table: table(record, places),
    characteristics: [],
    uncertainties: [],
  }
}
