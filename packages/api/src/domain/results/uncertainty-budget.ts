import * as z from 'zod/mini'
import { Decimal, type DecimalText, decimalOf, decimalText } from '../decimals/index.ts'
import { type PrintedUncertainty, printUncertainty } from '../rounding/index.ts'
import type { BudgetRow, PointUncertainty } from './evaluation.ts'
import { decimalField } from './limit.ts'
import { standardDeviation } from './statistics.ts'

const common = {
  zh: z.string(),
  en: z.string(),
  /** Whether the value is in the unit of the reading (ohms of a thermometer) instead of the result. @default 'result' */
  of: z.optional(z.enum(['result', 'reading'])),
}

/**
 * A source of uncertainty as people give it (JJF 1059.1-2012, 4.3):
 * - `certificate`: U of the standard's certificate with its k
 * - `limit`: a half-width, rectangular (the MPE of the standard), or triangular
 * - `resolution`: the step of the display, taken as rectangular over half of it
 * - `repeatability`: taken from the readings of each point, s/√n
 * - `standard`: a standard uncertainty known otherwise
 */
export const contribution = z.discriminatedUnion('source', [
  z.object({ source: z.literal('certificate'), ...common, expanded: decimalField, coverageFactor: decimalField }),
  z.object({
    source: z.literal('limit'),
    ...common,
    halfWidth: decimalField,
    distribution: z.optional(z.enum(['rectangular', 'triangular'])),
  }),
  z.object({ source: z.literal('resolution'), ...common, step: decimalField }),
  z.object({ source: z.literal('repeatability'), ...common }),
  z.object({ source: z.literal('standard'), ...common, uncertainty: decimalField }),
])
/** A source of uncertainty as people give it. */
export type Contribution = z.infer<typeof contribution>

/** What a budget is made for. */
export interface BudgetPoint {
  readonly reference: DecimalText
  /** The readings that repeatability is taken from. */
  readonly readings: readonly DecimalText[]
  /** The factor from the reading's unit to the result's. */
  readonly sensitivity: Decimal
  /** The unit of the result. */
  readonly unit: string
  /** The unit of a reading: the result's own, or ohms of a thermometer. */
  readonly readingUnit: string
}

/** A budget with its combined uncertainty in full and U as printed. */
export interface Budget extends PointUncertainty {
  readonly printed: PrintedUncertainty
}

interface Part {
  readonly value: Decimal
  readonly distribution: BudgetRow['distribution']
  readonly divisor: Decimal
  readonly shownDivisor: string
}

const root = (value: number): Decimal => new Decimal(value).sqrt()

const partOf = (given: Contribution, readings: readonly DecimalText[]): Part => {
  switch (given.source) {
    case 'certificate': {
      const divisor = decimalOf(given.coverageFactor)
      if (!divisor.greaterThan(0)) throw new RangeError('a coverage factor is greater than zero')
      return { value: decimalOf(given.expanded), distribution: 'normal', divisor, shownDivisor: given.coverageFactor }
    }
    case 'limit':
      return given.distribution === 'triangular'
        ? { value: decimalOf(given.halfWidth), distribution: 'triangular', divisor: root(6), shownDivisor: '√6' }
        : { value: decimalOf(given.halfWidth), distribution: 'rectangular', divisor: root(3), shownDivisor: '√3' }
    case 'resolution':
      return { value: decimalOf(given.step), distribution: 'rectangular', divisor: root(12), shownDivisor: '2√3' }
    case 'repeatability':
      return {
        value: standardDeviation(readings),
        distribution: 'normal',
        divisor: root(readings.length),
        shownDivisor: `√${readings.length}`,
      }
    case 'standard':
      return { value: decimalOf(given.uncertainty), distribution: 'normal', divisor: new Decimal(1), shownDivisor: '1' }
  }
}

const threeDigits = (value: Decimal): string => decimalText(value.toSignificantDigits(3))

/** Whether no source contributes anything at a point: all readings are the same, and nothing else is given. Then there is no U to state. */
export const contributesNothing = (given: readonly Contribution[], readings: readonly DecimalText[]): boolean =>
  given.every((one) => (one.source !== 'repeatability' || readings.length > 1) && partOf(one, readings).value.isZero())

/** The coverage factor that we state. */
export const coverageFactor = '2'

/**
 * Combines the sources at one point: u_c is the root of the sum of squares, U = 2 u_c.
 * @throws RangeError where nothing contributes, or repeatability lacks readings
 */
export const budgetOf = (given: readonly Contribution[], point: BudgetPoint): Budget => {
  let squares = new Decimal(0)
  const rows = given.map((one): BudgetRow => {
    const { value, distribution, divisor, shownDivisor } = partOf(one, point.readings)
    // What is read is repeatable in its own unit, so it always takes the way of a reading.
    const ofReading = one.of === 'reading' || one.source === 'repeatability'
    const sensitivity = ofReading ? point.sensitivity : new Decimal(1)
    const u = value.dividedBy(divisor).times(sensitivity).abs()
    squares = squares.plus(u.pow(2))
    return {
      zh: one.zh,
      en: one.en,
      value: one.source === 'repeatability' ? threeDigits(value) : decimalText(value),
      unit: ofReading ? point.readingUnit : point.unit,
      distribution,
      divisor: shownDivisor,
      sensitivity: threeDigits(sensitivity),
      contribution: threeDigits(u),
    }
  })
  const combined = squares.sqrt()
  const printed = printUncertainty(combined.times(coverageFactor))
  return { at: point.reference, rows, combined: threeDigits(combined), expanded: printed.value, printed }
}
