import { onDemandMachine } from '@etalon/machines/on-demand'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'

/** A heavy part: on its way, there, or not to be had, with the way to try again. */
export type OnDemandPart<Part> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly part: Part }
  | { readonly state: 'failed'; readonly retry: () => void }

/** What came, kept beside the machine, which knows only that it came. */
interface Kept<Part> {
  part?: Part
}

/**
 * Fetches a heavy part when the component that needs it is first shown.
 * @param load fetches it, usually by `import()`; what it is at the first drawing counts
 * @param onFailed gets what went wrong, for the error log
 */
export function useOnDemand<Part>(load: () => Promise<Part>, onFailed?: (error: unknown) => void): OnDemandPart<Part> {
  const [kept] = useState<Kept<Part>>({})
  const [machine] = useState(() =>
    onDemandMachine.provide({
      actors: {
        fetchPart: fromPromise(async () => {
          kept.part = await load()
        }),
      },
    }),
  )
  const actor = useActorRef(machine)
  const tellFailed = useEffectEvent((error: unknown) => onFailed?.(error))
  useEffect(() => {
    const heard = actor.on('failed', ({ error }) => tellFailed(error))
    return () => heard.unsubscribe()
  }, [actor])
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const ready = useSelector(actor, (snapshot) => snapshot.matches('ready'))
  if (failed) return { state: 'failed', retry: () => actor.send({ type: 'RETRY' }) }
  return ready && kept.part !== undefined ? { state: 'ready', part: kept.part } : { state: 'loading' }
}
