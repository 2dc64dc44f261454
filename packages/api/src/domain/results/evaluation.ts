/** A text in both languages of a document. */
export interface Bilingual {
  readonly zh: string
  readonly en: string
}

/** The meaning of a column for machines, as the good practice of DCC names it. */
export type ColumnMeaning = 'referenceValue' | 'measuredValue' | 'measurementError' | 'uncertainty' | 'limit' | 'other'

/** A column of results. Screen, PDF and XML are all made from it. */
export interface ResultColumn extends Bilingual {
  readonly key: string
  /** As printed, empty for none. */
  readonly unit: string
  readonly meaning: ColumnMeaning
  /** The symbol of the quantity, where it has one, in plain text (`t_R`). */
  readonly symbol?: string
  /** A head over this column and its neighbours with the same one. */
  readonly group?: Bilingual
}

/** Results point by point; each cell as it is printed, with an ASCII minus, and empty where there is none. */
export interface ResultTable {
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly (readonly string[])[]
}

/** One thing that was checked against a requirement. */
export interface ItemVerdict extends Bilingual {
  readonly key: string
  /** The requirement as it is printed. In both languages where it has words. */
  readonly limit: string
  /** The result as it is printed: the worst one of all points. */
  readonly result: string
  readonly passes: boolean
}

/** The result characteristic of the whole instrument, such as the resistance at 0 °C. */
export interface CharacteristicValue extends Bilingual {
  readonly value: string
}

/** A row of an uncertainty budget, as it is shown. */
export interface BudgetRow extends Bilingual {
  /** The value that was given, in its own unit. */
  readonly value: string
  /** The unit of the value. Records from before it was said have none. */
  readonly unit?: string
  readonly distribution: 'normal' | 'rectangular' | 'triangular'
  /** As shown: `2`, `√3`, `2√3`. */
  readonly divisor: string
  readonly sensitivity: string
  /** The contribution to the result's standard uncertainty, in the result's unit, three significant digits. */
  readonly contribution: string
}

/** The uncertainty of the result at one point. */
export interface PointUncertainty {
  /** The reference value of the point. */
  readonly at: string
  readonly rows: readonly BudgetRow[]
  /** Combined standard uncertainty, three significant digits. */
  readonly combined: string
  /** U with k = 2, two significant digits. */
  readonly expanded: string
}

/** Everything that follows from a record. The same record always gives the same evaluation, on the screen and at the server. */
export interface Evaluation {
  /** `none` where nothing is judged: a calibration without a statement of conformity. */
  readonly verdict: 'pass' | 'fail' | 'none'
  readonly conclusion: Bilingual | null
  readonly items: readonly ItemVerdict[]
  readonly table: ResultTable
  readonly characteristics: readonly CharacteristicValue[]
  readonly uncertainties: readonly PointUncertainty[]
}

/** The column of maximum permissible errors. */
export const limitColumn = (unit: string): ResultColumn => ({
  key: 'limit',
  zh: '最大允许误差',
  en: 'MPE',
  unit,
  meaning: 'limit',
})

/** The column of expanded uncertainties. */
export const uncertaintyColumn = (unit: string): ResultColumn => ({
  key: 'uncertainty',
  zh: '扩展不确定度',
  en: 'Expanded uncertainty',
  unit,
  meaning: 'uncertainty',
  symbol: 'U (k = 2)',
})

/** The conclusion of a verification: the class with 合格 where there is one; a failure names no class. */
export const verificationConclusion = (passes: boolean, accuracyClass: string | undefined): Bilingual => {
  if (!passes) return { zh: '不合格', en: 'Fail' }
  return accuracyClass === undefined || accuracyClass === ''
    ? { zh: '合格', en: 'Pass' }
    : { zh: `${accuracyClass} 级合格`, en: `Pass, accuracy class ${accuracyClass}` }
}

/** What is stated of everything that was checked; nothing where it was not judged. */
export const statementOf = (
  items: readonly ItemVerdict[],
  isJudged: boolean,
  accuracyClass: string,
): Pick<Evaluation, 'verdict' | 'conclusion'> => {
  if (!isJudged) return { verdict: 'none', conclusion: null }
  const passes = items.every((item) => item.passes)
  return { verdict: passes ? 'pass' : 'fail', conclusion: verificationConclusion(passes, accuracyClass) }
}
