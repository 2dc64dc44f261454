import {
  type AdvancedFilterActorRef,
  type AdvancedFilterEmitted,
  type AdvancedFilterInput,
  advancedFilterMachine,
  type LoadFiltersRequest,
  type RemoveFilterRequest,
  type SaveFilterRequest,
} from '@etalon/machines/advanced-filter'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'

/** Where filters are kept under names; each rejects where it could not be done. */
export interface FilterStore {
  /** Answers a list of names with their filters; what of it is none is left out. */
  load: (request: LoadFiltersRequest) => Promise<unknown>
  /** One filter per name: the same name replaces. */
  save: (request: SaveFilterRequest) => Promise<unknown>
  remove: (request: RemoveFilterRequest) => Promise<unknown>
}

/** The machine with its ports. */
export function advancedFilterWith(store: () => FilterStore | undefined): typeof advancedFilterMachine {
  const needed = () => {
    const found = store()
    if (!found) throw new Error('AdvancedFilter: provide store with resCode, or leave resCode out.')
    return found
  }
  return advancedFilterMachine.provide({
    actors: {
      loadFilters: fromPromise<unknown, LoadFiltersRequest>(async ({ input }) => needed().load(input)),
      saveFilter: fromPromise<unknown, SaveFilterRequest>(async ({ input }) => needed().save(input)),
      removeFilter: fromPromise<unknown, RemoveFilterRequest>(async ({ input }) => needed().remove(input)),
    },
  })
}

/** What `useAdvancedFilter` takes: where the machine begins, how conditions are kept, and who is told of a search. */
export interface AdvancedFilterOptions extends AdvancedFilterInput {
  /** Where filters are kept; needed with `resCode`. */
  store?: FilterStore
  /** The rows are sound: search for this. */
  onSearched: (detail: Omit<Extract<AdvancedFilterEmitted, { type: 'searched' }>, 'type'>) => void
}

/** Makes and owns the actor of an advanced filter that stands alone. */
export function useAdvancedFilter({ store, onSearched, ...input }: AdvancedFilterOptions): AdvancedFilterActorRef {
  const given = useEffectEvent(() => store)
  const tell = useEffectEvent(onSearched)
  const [machine] = useState(() => advancedFilterWith(() => given()))
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const searched = actor.on('searched', ({ conditions, reason }) => tell({ conditions, reason }))
    return () => searched.unsubscribe()
  }, [actor])
  return actor
}
