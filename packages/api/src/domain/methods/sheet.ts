import type { DecimalText } from '../decimals/index.ts'
import type { Contribution, LimitRule, Observation } from '../results/index.ts'

interface Named {
  readonly key: string
  readonly zh: string
  readonly en: string
}

/** A column that people type into, one cell for each point. */
export interface SheetColumn extends Named {
  readonly unit: string
  /** Digits after the point that the instrument shows; what is typed may have fewer, never more. */
  readonly places: number
}

/** A condition of the surroundings, with the range within which the method holds. */
export interface SheetCondition extends Named {
  readonly unit: string
  readonly minimum: DecimalText
  readonly maximum: DecimalText
}

/** Something that is looked at and found to conform or not. */
export type SheetObservation = Pick<Observation, 'key' | 'zh' | 'en' | 'requirement'>

/**
 * What an original record asks for when one method is applied to one kind of instrument: which points, which columns, which
 * limits. Screen and server build a `Measurement` from it and from what was typed, so that nobody can type a wider limit.
 */
export interface Sheet {
  readonly method: 'pressure-gauge' | 'indication' | 'platinum-resistance'
  /** Unit of the points and the results. */
  readonly unit: string
  /** Empty where the kind has no class. */
  readonly accuracyClass: string
  readonly points: readonly DecimalText[]
  readonly columns: readonly SheetColumn[]
  readonly observations: readonly SheetObservation[]
  readonly conditions: readonly SheetCondition[]
  /** Left out where nothing is judged: a calibration. */
  readonly limit?: LimitRule
  /** Sources of uncertainty besides the standards' own; none for a verification. */
  readonly contributions: readonly Contribution[]
  /** True where the standards' uncertainties enter the budget. */
  readonly withUncertainty: boolean
}

/** What people type on a sheet; everything else follows. */
export interface TypedReadings {
  /** Rows in the order of the sheet's points, cells in the order of its columns. */
  readonly readings: readonly (readonly string[])[]
  /** Observation key → whether it conforms; left out while nobody looked. */
  readonly observations: Readonly<Record<string, boolean>>
}
