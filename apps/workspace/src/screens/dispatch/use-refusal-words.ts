import type { Board, BoardItem, BoardPerson } from '@etalon/api/contract'
import { useCallback } from 'react'
import { dispatchMessages } from '../../messages/dispatch.ts'
import { useWords } from '../../messages/index.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import { laneRefusal } from './dispatch-view.ts'

/** Says why somebody cannot take some work; nothing where they can. The server decides by the same. */
export function useRefusalWords({
  today,
  groups,
}: Pick<Board, 'today' | 'groups'>): (items: readonly BoardItem[], person: BoardPerson) => string | undefined {
  const words = useWords(dispatchMessages)
  const labels = useLabels()
  return useCallback(
    (items, person) => {
      const found = laneRefusal(items, person, today)
      if (!found) return undefined
      const { item, refusal } = found
      if (item.refusal !== null) return item.refusal
      if (refusal?.why === 'expired') return words.expired(refusal.validUntil)
      if (refusal?.why === 'outside-group') return words.outsideGroup(groups.find(({ id }) => id === item.groupId)?.name ?? '')
      return words.noCertificate(
        labels.of('technology_domain_type', item.technologyDomain),
        labels.of('ability_type', item.abilityType),
      )
    },
    [words, labels, today, groups],
  )
}
