import { type LoadingActorRef, loadingMachine } from '@etalon/machines/loading'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'

/** A count of calls, and what is done with it. */
export interface LoadingControl {
  /** What `LoadingIndicator` shows. */
  actor: LoadingActorRef
  /** Counts a call until it is answered, or fails; answers what it answers. */
  during: <Answer>(call: Promise<Answer>) => Promise<Answer>
}

/** Makes and owns the actor that counts the calls that are out. */
export function useLoading(): LoadingControl {
  const actor = useActorRef(loadingMachine)
  return useMemo(
    () => ({
      actor,
      during: (call) => {
        actor.send({ type: 'CALL.STARTED' })
        return call.finally(() => actor.send({ type: 'CALL.ENDED' }))
      },
    }),
    [actor],
  )
}
