import {
  type LoadOptionsRequest,
  type SearchBarActorRef,
  type SearchBarInput,
  type SearchOption,
  type SearchReason,
  type SearchRequest,
  searchBarMachine,
} from '@etalon/machines/search-bar'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { advancedFilterWith, type FilterStore } from '../advanced-filter/index.ts'
import { fromAsked } from '../asked/index.ts'
import { useMessages } from '../i18n/index.ts'

/** What `useSearchBar` takes: where the machine begins, how options are loaded, and who is told of a search. */
export interface SearchBarOptions extends SearchBarInput {
  /** The fields are sound: search for this. */
  onSearched: (detail: { request: SearchRequest; reason: SearchReason }) => void
  /**
   * Answers the options of a field without data for what was typed; asked 300 ms after the last key. A request that a newer one
   * replaces is aborted by its signal; its answer would be dropped anyway.
   */
  loadOptions?: (request: LoadOptionsRequest, signal: AbortSignal) => Promise<readonly SearchOption[]>
  /** Where the advanced panel keeps filters under names; needed with `advanced.resCode`. */
  store?: FilterStore
}

/** Makes and owns the actor of a search bar. */
export function useSearchBar({ onSearched, loadOptions, store, ...input }: SearchBarOptions): SearchBarActorRef {
  const messages = useMessages()
  const tell = useEffectEvent(onSearched)
  const givenMessages = useEffectEvent(() => messages)
  const givenLoad = useEffectEvent(() => loadOptions)
  const givenStore = useEffectEvent(() => store)
  const [machine] = useState(() =>
    searchBarMachine.provide({
      actors: {
        advancedFilter: advancedFilterWith(() => givenStore()),
        loadOptions: fromAsked<readonly SearchOption[], LoadOptionsRequest>(async (request, signal) => {
          const load = givenLoad()
          if (!load) throw new Error(`SearchBar: provide loadOptions, or data for the field ${request.field.prop}.`)
          return load(request, signal)
        }),
      },
    }),
  )
  const actor = useActorRef(machine, {
    input: {
      // In the language of the moment in which the rule speaks.
      requiredMessage: (label) => givenMessages().searchRequired(label),
      patternMessage: (label) => givenMessages().searchNotFitting(label),
      ...input,
    },
  })
  useEffect(() => {
    const searched = actor.on('searched', ({ request, reason }) => tell({ request, reason }))
    return () => searched.unsubscribe()
  }, [actor])
  return actor
}
