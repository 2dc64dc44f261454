import {
  type NoticePopupActorRef,
  type NoticePopupInput,
  noticePopupMachine,
  type PickupNotice,
} from '@etalon/machines/notice-popup'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'

/** What `useNoticePopup` takes: where the notices come from, and who is told that one was opened. */
export interface NoticePopupOptions extends Partial<NoticePopupInput> {
  /** The pickups that wait to be accepted. A rejection stays silent. */
  loadNotices: (signal: AbortSignal) => Promise<readonly PickupNotice[]>
  /** A notice was chosen: go there. */
  onChosen: (path: string, notice: PickupNotice) => void
  /** For the error log: people are not told. */
  onFailed?: (error: unknown) => void
}

/** Makes and owns the actor of the notice pop-up, and asks for notices once. */
export function useNoticePopup({ loadNotices, onChosen, onFailed, ...input }: NoticePopupOptions): NoticePopupActorRef {
  const load = useEffectEvent(loadNotices)
  const tellChosen = useEffectEvent(onChosen)
  const tellFailed = useEffectEvent((error: unknown) => onFailed?.(error))
  const [machine] = useState(() =>
    noticePopupMachine.provide({
      actors: { loadNotices: fromPromise<readonly PickupNotice[]>(({ signal }) => load(signal)) },
    }),
  )
  const actor = useActorRef(machine, { input: { now: () => performance.now(), ...input } })
  useEffect(() => {
    const subscriptions = [
      actor.on('chosen', ({ path, notice }) => tellChosen(path, notice)),
      actor.on('failed', ({ error }) => tellFailed(error)),
    ]
    actor.send({ type: 'CHECK' })
    return () => {
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [actor])
  return actor
}
