import {
  type SearchBarActorRef,
  type SearchBarInput,
  type SearchReason,
  type SearchRequest,
  searchBarMachine,
} from '@etalon/machines/search-bar'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'

export interface SearchBarOptions extends SearchBarInput {
  /** The fields are sound: search for this. */
  onSearched: (detail: { request: SearchRequest; reason: SearchReason }) => void
}

/** Makes and owns the actor of a search bar. */
export function useSearchBar({ onSearched, ...input }: SearchBarOptions): SearchBarActorRef {
  const actor = useActorRef(searchBarMachine, { input })
  const tell = useEffectEvent(onSearched)
  useEffect(() => {
    const searched = actor.on('searched', ({ request, reason }) => tell({ request, reason }))
    return () => searched.unsubscribe()
  }, [actor])
  return actor
}
