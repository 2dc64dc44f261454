import type { MeasuringStandard } from '@etalon/api/contract'
import type { Sheet } from '@etalon/api/domain'
import { useMemo } from 'react'
import { evaluateLive, type LiveEvaluation } from './live-evaluation.ts'
import { chosenStandards, type RecordDraft } from './record-draft.ts'

/**
 * Everything that follows from what stands on a record.
 * @param standards of the item's domain; those that are chosen enter the budget
 */
export function useLive(sheet: Sheet, values: RecordDraft, standards: readonly MeasuringStandard[]): LiveEvaluation {
  return useMemo(() => {
    const used = chosenStandards(standards, values.standardIds).map((one) => ({
      zh: one.name,
      en: one.nameEn,
      expanded: one.expandedUncertainty,
      coverageFactor: one.coverageFactor,
    }))
    return evaluateLive(sheet, values, used)
  }, [sheet, standards, values])
}
