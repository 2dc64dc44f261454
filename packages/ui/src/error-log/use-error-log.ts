import {
  type ErrorLogActorRef,
  type ErrorLogInput,
  errorLogMachine,
  type SavedErrorLog,
  type UploadLogRequest,
} from '@etalon/machines/error-log'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'

/** What `useErrorLog` takes: where the machine begins, how entries are sent and kept. */
export interface ErrorLogOptions extends ErrorLogInput {
  /** Sends the entries to the institute; rejects where that failed, and nothing is lost. Needed where the dialog offers it. */
  upload?: (request: UploadLogRequest) => Promise<unknown>
  /** The log is another one now: what to keep over a reload. */
  onKeep?: (saved: SavedErrorLog) => void
}

/** Makes and owns the actor of an error log. */
export function useErrorLog({ upload, onKeep, ...input }: ErrorLogOptions): ErrorLogActorRef {
  const send = useEffectEvent(async (request: UploadLogRequest) => {
    if (!upload) throw new Error('useErrorLog: give upload, which sends the entries to the server.')
    await upload(request)
  })
  const keep = useEffectEvent((saved: SavedErrorLog) => onKeep?.(saved))
  const [machine] = useState(() =>
    errorLogMachine.provide({
      actors: { uploadLog: fromPromise<void, UploadLogRequest>(async ({ input: request }) => send(request)) },
    }),
  )
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const changed = actor.on('changed', ({ saved }) => keep(saved))
    return () => changed.unsubscribe()
  }, [actor])
  return actor
}
