import type { MeasuringStandard } from '@etalon/api/contract'
import type { Sheet } from '@etalon/api/domain'
import { useMemo } from 'react'
import { evaluateLive, type LiveEvaluation } from './live-evaluation.ts'
import { chosenStandards, inBudget, type RecordDraft } from './record-draft.ts'

/**
 * Everything that follows from what stands on a record.
 * @param standards of the item's domain; those that are chosen enter the budget
 */
export function useLive(sheet: Sheet, values: RecordDraft, standards: readonly MeasuringStandard[]): LiveEvaluation {
  return useMemo(
    () => evaluateLive(sheet, values, chosenStandards(standards, values.standardIds).map(inBudget)),
    [sheet, standards, values],
  )
}
