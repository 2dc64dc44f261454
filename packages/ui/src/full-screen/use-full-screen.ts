import { type FullScreenActorRef, fullScreenMachine } from '@etalon/machines/full-screen'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'

/** What `useFullScreen` takes: who is told that the page fills the screen, and of a refusal. */
export interface FullScreenOptions {
  /** The page fills the screen or no longer does, whoever wanted it. */
  onChanged?: (full: boolean) => void
  /** For the error log: the person is told by the toggle. */
  onRefused?: (error: unknown) => void
}

const isFull = () => document.fullscreenElement !== null

/** The whole page, never a part of it: dialogs and menus live at the end of `body`, and would be out of sight. */
const inThisBrowser = fullScreenMachine.provide({
  actors: {
    enter: fromPromise(() => document.documentElement.requestFullscreen({ navigationUI: 'hide' })),
    leave: fromPromise(() => document.exitFullscreen()),
  },
})

/** Makes and owns the actor of full screen, asks the browser, and hears when it gives the screen back by Escape or F11. */
export function useFullScreen({ onChanged, onRefused }: FullScreenOptions = {}): FullScreenActorRef {
  const tellChanged = useEffectEvent((full: boolean) => onChanged?.(full))
  const tellRefused = useEffectEvent((error: unknown) => onRefused?.(error))
  const actor = useActorRef(inThisBrowser, { input: { supported: document.fullscreenEnabled, full: isFull() } })
  useEffect(() => {
    const subscriptions = [
      actor.on('entered', () => tellChanged(true)),
      actor.on('left', () => tellChanged(false)),
      actor.on('refused', ({ error }) => tellRefused(error)),
    ]
    const tell = () => actor.send({ type: isFull() ? 'SCREEN.FILLED' : 'SCREEN.GIVEN_BACK' })
    document.addEventListener('fullscreenchange', tell)
    // It may have changed between the first drawing and now, or while this was hidden.
    tell()
    return () => {
      document.removeEventListener('fullscreenchange', tell)
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [actor])
  return actor
}
