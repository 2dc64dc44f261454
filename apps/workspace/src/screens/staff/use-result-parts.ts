import type { Trainee } from '@etalon/api/contract'
import { useWords } from '../../messages/index.ts'
import { trainingMessages } from '../../messages/staff.ts'
import type { FormPart } from '../record-form/ChangedMeanwhile.tsx'
import { useLabels } from '../work/moves/use-labels.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { type ResultsDraft, resultParts } from './training-results.ts'

/** What may be written of each participant, by what it is called in the language that is read. */
export function useResultParts(trainees: readonly Trainee[]): readonly FormPart<ResultsDraft>[] {
  const words = useWords(trainingMessages)
  const nameOf = useNameOf()
  const labels = useLabels()
  return resultParts(trainees, nameOf, words, (evaluation) => labels.of('STAFF_ACHIEVEMENT_EVALUATION', evaluation))
}
