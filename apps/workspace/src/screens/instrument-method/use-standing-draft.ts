import { useState } from 'react'
import { isNothing, type Typed, typedOf, withoutAlike } from '../record-form/typed-values.ts'

interface Standing<Draft> {
  readonly version: number
  readonly initial: Draft
  /** What was typed on the version before, where that says something else. */
  readonly typed: Typed<Draft> | undefined
}

/**
 * What a form stands on. Where a newer version comes, by whatever way, it stands on that from then on, and what was typed stays.
 * @param version of the record @param saved what that version says
 */
export function useStandingDraft<Draft extends object>(version: number, saved: Draft) {
  const [standing, stand] = useState<Standing<Draft>>({ version, initial: saved, typed: undefined })
  return {
    ...standing,
    /** To be told while rendering, with what the form holds. */
    meet(values: Draft) {
      if (standing.version === version) return
      const typed = withoutAlike(typedOf(standing.initial, values), saved)
      stand({ version, initial: saved, typed: isNothing(typed) ? undefined : typed })
    },
  }
}
