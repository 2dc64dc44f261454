import { useMemo } from 'react'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import type { Moving } from '../work/moves/use-moves.ts'

/** What is said before moves of a plan, where that is something else than for other records. */
export function usePlanConsequences(): NonNullable<Moving['consequences']> {
  const words = useWords(tracePlanMessages)
  return useMemo(
    () => ({
      finish: words.finishConsequence,
      askRemoval: words.removalConsequence,
      grantRemoval: words.grantConsequence,
    }),
    [words],
  )
}
