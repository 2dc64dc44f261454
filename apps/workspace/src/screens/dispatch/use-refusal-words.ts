import type { BoardItem, BoardPerson } from '@etalon/api/contract'
import { useCallback } from 'react'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { useWords } from '../../messages/index.ts'
import { useLabels } from '../work/use-labels.ts'
import { laneRefusal } from './dispatch-view.ts'

/** Says why somebody cannot take some work; nothing where they can. The server decides by the same. */
export function useRefusalWords(today: string): (items: readonly BoardItem[], person: BoardPerson) => string | undefined {
  const words = useWords(dispatchMessages)
  const labels = useLabels()
  return useCallback(
    (items, person) => {
      const found = laneRefusal(items, person, today)
      if (!found) return undefined
      const { item, refusal } = found
      if (item.refusal !== null) return item.refusal
      if (refusal?.why === 'expired') return words.expired(refusal.validUntil)
      return words.noCertificate(
        labels.of('technology_domain_type', item.technologyDomain),
        labels.of('ability_type', item.abilityType),
      )
    },
    [words, labels, today],
  )
}
