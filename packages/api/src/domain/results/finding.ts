import type { Decimal } from '../decimals/index.ts'
import { withinLimit } from '../rounding/index.ts'

/** A value that was found, and its symmetric limit. */
export interface Finding {
  readonly value: Decimal
  readonly limit: Decimal
}

/** The finding that uses up most of its limit; the first of equals. */
export const worstOf = <Found extends Finding>(findings: readonly Found[]): Found | undefined => {
  let worst: Found | undefined
  for (const one of findings) {
    // a/b > c/d without division, so that a limit of zero needs no care
    if (worst === undefined || one.value.abs().times(worst.limit).greaterThan(worst.value.abs().times(one.limit))) worst = one
  }
  return worst
}

/** Whether every finding keeps its limit, by the full value. */
export const allWithin = (findings: readonly Finding[]): boolean => findings.every((one) => withinLimit(one.value, one.limit))
