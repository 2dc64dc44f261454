import { useMemo } from 'react'
import { useWords } from '../../messages/index.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import { workMessages } from '../../messages/work.ts'
import type { Moving } from '../work/moves/use-moves.ts'

/** What moves of a plan are called, and what is said before them, where that is something else than for other records. */
export function usePlanWords(): NonNullable<Moving['worded']> {
  const words = useWords(tracePlanMessages)
  const { actions } = useWords(workMessages)
  return useMemo(
    () => ({
      finish: { label: words.finish, consequence: words.finishConsequence },
      askRemoval: { label: actions.askRemoval, consequence: words.removalConsequence },
      grantRemoval: { label: actions.grantRemoval, consequence: words.grantConsequence },
    }),
    [words, actions],
  )
}
