import { type FullScreenActorRef, fullScreenMachine } from '@etalon/machines/full-screen'
import { useActorRef } from '@xstate/react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'

/** What `useFullScreen` takes: who is told that the page fills the screen, and of a refusal. */
export interface FullScreenOptions {
  /**
   * What fills the screen in place of the page. Its layers must be drawn within it, or they are out of sight. What it is at the first
   * drawing counts. @default the whole page
   */
  element?: RefObject<Element | null>
  /** The page fills the screen or no longer does, whoever wanted it. */
  onChanged?: (full: boolean) => void
  /** For the error log: the person is told by the toggle. */
  onRefused?: (error: unknown) => void
}

/** The whole page by default, never a part of it: dialogs and menus live at the end of `body`, and would be out of sight. */
const wholePage: RefObject<Element | null> = {
  get current() {
    return document.documentElement
  },
}

/** Whether this fills the screen. Of the page that holds also where another part of it does: the screen is given back by the same way. */
const isFull = (element: RefObject<Element | null>) =>
  element === wholePage ? document.fullscreenElement !== null : (document.fullscreenElement ?? undefined) === element.current

const inThisBrowser = (element: RefObject<Element | null>) =>
  fullScreenMachine.provide({
    actors: {
      enter: fromPromise(async () => {
        await element.current?.requestFullscreen({ navigationUI: 'hide' })
      }),
      leave: fromPromise(() => document.exitFullscreen()),
    },
  })

/** Makes and owns the actor of full screen, asks the browser, and hears when it gives the screen back by Escape or F11. */
export function useFullScreen({ element = wholePage, onChanged, onRefused }: FullScreenOptions = {}): FullScreenActorRef {
  const tellChanged = useEffectEvent((full: boolean) => onChanged?.(full))
  const tellRefused = useEffectEvent((error: unknown) => onRefused?.(error))
  const [machine] = useState(() => inThisBrowser(element))
  const actor = useActorRef(machine, { input: { supported: document.fullscreenEnabled, full: isFull(element) } })
  useEffect(() => {
    const subscriptions = [
      actor.on('entered', () => tellChanged(true)),
      actor.on('left', () => tellChanged(false)),
      actor.on('refused', ({ error }) => tellRefused(error)),
    ]
    const tell = () => actor.send({ type: isFull(element) ? 'SCREEN.FILLED' : 'SCREEN.GIVEN_BACK' })
    document.addEventListener('fullscreenchange', tell)
    // It may have changed between the first drawing and now, or while this was hidden.
    tell()
    return () => {
      document.removeEventListener('fullscreenchange', tell)
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [actor, element])
  return actor
}
