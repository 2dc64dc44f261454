import { CallProblem } from '@etalon/api/client'
import { useState } from 'react'
import { type Typed, typedOf } from './typed-values.ts'

/** What a dialog tells `ChangedMeanwhile`, and what it asks where its form was not taken. */
export interface SavedMeanwhile<Values> {
  /** What was typed on the version of before; undefined where nobody came between. */
  readonly typed: Typed<Values> | undefined
  /** The record as it is saved now. */
  readonly saved: Values
  /** Gets what a form was refused for: where somebody else was faster, the record is loaded anew and what was typed stays. */
  readonly failed: (problem: unknown, values: Values) => void
}

/**
 * For a dialog that changes a record of a page: somebody else may save it while the dialog is open. The fields that nobody touched follow
 * what is saved, as `useForm` does of itself; where both changed one, `ChangedMeanwhile` shows both.
 * @param saved what the form begins with, of the record as it is loaded now
 */
export function useSavedMeanwhile<Values extends object>(saved: Values, reload: () => void): SavedMeanwhile<Values> {
  const [typed, setTyped] = useState<Typed<Values>>()
  return {
    typed,
    saved,
    failed(problem, values) {
      if (!(problem instanceof CallProblem) || problem.reason !== 'edited-meanwhile') return
      setTyped(typedOf(saved, values))
      reload()
    },
  }
}
