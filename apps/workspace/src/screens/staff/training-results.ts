import type { Trainee } from '@etalon/api/contract'
import { type FormPart, textPart } from '../record-form/ChangedMeanwhile.tsx'

/**
 * How the participants of a training did, as its form holds it: of each account the key of `STAFF_ACHIEVEMENT_EVALUATION`, empty for whoever
 * was absent, and a remark. Each is a field of its own, so that what one person types of somebody and another one of somebody else goes together.
 */
export type ResultsDraft = Readonly<Record<string, string>>

export const evaluationName = (accountId: string) => `evaluation-${accountId}`
export const remarkName = (accountId: string) => `remark-${accountId}`

/** What was recorded of the participants so far. */
export const resultsOf = (trainees: readonly Trainee[]): ResultsDraft =>
  Object.fromEntries(
    trainees.flatMap(({ accountId, evaluation, remark }) => [
      [evaluationName(accountId), evaluation],
      [remarkName(accountId), remark],
    ]),
  )

/** @returns what reads a draft: of whoever takes part no more nothing is kept, and of a new participant what was recorded */
export const readResults =
  (recorded: ResultsDraft) =>
  (stored: Readonly<Record<string, unknown>>): ResultsDraft =>
    Object.fromEntries(
      Object.entries(recorded).map(([name, value]) => {
        const kept = stored[name]
        return [name, typeof kept === 'string' ? kept : value]
      }),
    )

/** As the server takes it. */
export const sentResults = (trainees: readonly Trainee[], values: ResultsDraft) =>
  trainees.map(({ accountId }) => ({
    accountId,
    evaluation: values[evaluationName(accountId)] ?? '',
    remark: values[remarkName(accountId)] ?? '',
  }))

interface PartWords {
  readonly evaluationOf: (name: string) => string
  readonly remarkOf: (name: string) => string
}

/** The fields by what they are called, for where two people wrote different things. */
export const resultParts = (
  trainees: readonly Trainee[],
  nameOf: (name: string) => string,
  words: PartWords,
  labelOf: (evaluation: string) => string,
): readonly FormPart<ResultsDraft>[] =>
  trainees.flatMap(({ accountId, name }) => {
    const evaluation = evaluationName(accountId)
    return [
      {
        label: words.evaluationOf(nameOf(name)),
        names: [evaluation],
        text: (values: ResultsDraft) => (values[evaluation] ? labelOf(values[evaluation]) : ''),
      },
      textPart<ResultsDraft>(words.remarkOf(nameOf(name)), remarkName(accountId)),
    ]
  })
