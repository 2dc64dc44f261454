import {
  type DataTableActorRef,
  type DataTableInput,
  dataTableMachine,
  type LoadPageAnswer,
  type LoadPageRequest,
} from '@etalon/machines/data-table'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'

export interface DataTableOptions extends DataTableInput {
  /** Answers a page. A request that a newer one replaces is aborted by its signal; its answer would be dropped anyway. */
  loadPage: (request: LoadPageRequest, signal: AbortSignal) => Promise<Omit<LoadPageAnswer, 'requestId'>>
  /** Whether it loads at once. @default true */
  immediate?: boolean
}

/** Makes and owns the actor of a data table. */
export function useDataTable({ loadPage, immediate = true, ...input }: DataTableOptions): DataTableActorRef {
  const load = useEffectEvent(loadPage)
  const [machine] = useState(() =>
    dataTableMachine.provide({
      actors: {
        loadPage: fromPromise<LoadPageAnswer, LoadPageRequest>(async ({ input: request, signal }) => ({
          ...(await load(request, signal)),
          requestId: request.requestId,
        })),
      },
    }),
  )
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    if (immediate) actor.send({ type: 'LOAD' })
  }, [actor, immediate])
  return actor
}
