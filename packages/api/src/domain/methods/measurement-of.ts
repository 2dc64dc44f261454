import { Decimal, decimalOf, decimalPlaces, isDecimalText } from '../decimals/index.ts'
import { type Contribution, contributesNothing, isResistance, type Measurement, type Observation } from '../results/index.ts'
import type { Sheet, TypedReadings } from './sheet.ts'

/** A measuring standard as it enters a measurement: what its certificate says of its uncertainty. */
export interface StandardInBudget {
  readonly zh: string
  readonly en: string
  /** U and k of its certificate, in the unit of the results; null where it states none. */
  readonly expanded: string | null
  readonly coverageFactor: string | null
}

/** What is still missing, or cannot be a value, on a sheet. Cells by row and column, from 0. */
export interface SheetGap {
  /** `impossible` is a resistance that no temperature has. */
  readonly kind: 'empty' | 'not-a-number' | 'too-fine' | 'impossible' | 'not-observed'
  readonly row?: number
  readonly column?: number
  readonly observation?: string
}

const cellGap = (sheet: Sheet, text: string, row: number, column: number): SheetGap[] => {
  if (text === '') return [{ kind: 'empty', row, column }]
  if (!isDecimalText(text)) return [{ kind: 'not-a-number', row, column }]
  if (decimalPlaces(text) > (sheet.columns[column]?.places ?? 0)) return [{ kind: 'too-fine', row, column }]
  // The first column of a thermometer is the temperature of its bath.
  const isOfResistance = sheet.method === 'platinum-resistance' && column > 0
  return isOfResistance && !isResistance(decimalOf(text)) ? [{ kind: 'impossible', row, column }] : []
}

/** Everything that keeps a sheet from being computed, in reading order; empty when it is complete. */
export const gapsOf = (sheet: Sheet, typed: TypedReadings): readonly SheetGap[] => [
  ...sheet.points.flatMap((_, row) =>
    sheet.columns.flatMap((__, column) => cellGap(sheet, typed.readings[row]?.[column] ?? '', row, column)),
  ),
  ...sheet.observations.flatMap(({ key }): SheetGap[] =>
    typeof typed.observations[key] === 'boolean' ? [] : [{ kind: 'not-observed', observation: key }],
  ),
]

const observationsOf = (sheet: Sheet, typed: TypedReadings): Observation[] =>
  sheet.observations.map((one) => ({ ...one, passes: typed.observations[one.key] === true }))

const contributionsOf = (sheet: Sheet, standards: readonly StandardInBudget[]): Contribution[] => {
  if (!sheet.withUncertainty) return []
  const fromStandards = standards.flatMap((one): Contribution[] =>
    one.expanded === null || one.coverageFactor === null
      ? []
      : [{ source: 'certificate', zh: one.zh, en: one.en, expanded: one.expanded, coverageFactor: one.coverageFactor }],
  )
  return [...fromStandards, ...sheet.contributions]
}

/**
 * Builds the measurement from the sheet and what was typed. Limits, units, class and budget come from the sheet and the
 * standards, never from the person.
 * @returns undefined while the sheet has gaps
 */
export const measurementOf = (
  sheet: Sheet,
  typed: TypedReadings,
  standards: readonly StandardInBudget[],
): Measurement | undefined => {
  if (gapsOf(sheet, typed).length > 0) return undefined
  const cell = (row: number, column: number) => typed.readings[row]?.[column] ?? ''
  const shared = { accuracyClass: sheet.accuracyClass, observations: observationsOf(sheet, typed) }
  const limit = sheet.limit === undefined ? {} : { limit: sheet.limit }
  if (sheet.method === 'platinum-resistance') {
    return {
      method: 'platinum-resistance',
      ...shared,
      ...limit,
      contributions: contributionsOf(sheet, standards),
      points: sheet.points.map((nominal, row) => ({
        nominal,
        reference: cell(row, 0),
        resistances: sheet.columns.slice(1).map((_, index) => cell(row, index + 1)),
      })),
    }
  }
  if (sheet.method === 'indication') {
    return {
      method: 'indication',
      unit: sheet.unit,
      ...shared,
      ...limit,
      contributions: contributionsOf(sheet, standards),
      points: sheet.points.map((reference, row) => ({
        reference,
        readings: sheet.columns.map((_, column) => cell(row, column)),
      })),
    }
  }
  if (sheet.limit === undefined) throw new RangeError('a pressure gauge is judged by a limit')
  return {
    method: 'pressure-gauge',
    unit: sheet.unit,
    ...shared,
    limit: sheet.limit,
    points: sheet.points.map((reference, row) => ({
      reference,
      cycles: [
        {
          up: { beforeTapping: cell(row, 0), afterTapping: cell(row, 1) },
          down: { beforeTapping: cell(row, 2), afterTapping: cell(row, 3) },
        },
      ],
    })),
  }
}

/**
 * The complete rows, from 0, at which an uncertainty is to be stated and nothing contributes to it: their readings are all the same, and
 * neither the method nor a standard gives anything. A U of 0 would say that the value is true.
 */
export const rowsWithoutUncertainty = (
  sheet: Sheet,
  typed: TypedReadings,
  standards: readonly StandardInBudget[],
): readonly number[] => {
  if (!sheet.withUncertainty) return []
  const given = contributionsOf(sheet, standards)
  const gaps = new Set(gapsOf(sheet, typed).map(({ row }) => row))
  // The first column of a thermometer is the temperature of its bath.
  const first = sheet.method === 'platinum-resistance' ? 1 : 0
  return [...sheet.points.keys()].filter(
    (row) => !gaps.has(row) && contributesNothing(given, (typed.readings[row] ?? []).slice(first)),
  )
}

/** Whether a condition lies within what the method allows. */
export const isWithinCondition = (condition: { minimum: string; maximum: string }, value: string): boolean =>
  isDecimalText(value) &&
  decimalOf(value).greaterThanOrEqualTo(new Decimal(condition.minimum)) &&
  decimalOf(value).lessThanOrEqualTo(new Decimal(condition.maximum))
