import {
  type LoadMenuAnswer,
  type LoadSideMenuRequest,
  type MenuActorRef,
  type MenuEntry,
  type MenuInput,
  type MenuRoute,
  menuMachine,
} from '@etalon/machines/menu'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'

/** What `useShellMenu` takes: where the menus come from, and who is told of a choice. */
export interface ShellMenuOptions extends MenuInput {
  /** The menus of the signed-in person: the top entries, and the whole tree. */
  loadMenu: (signal: AbortSignal) => Promise<LoadMenuAnswer>
  /** The entries below a top entry, by its id. */
  loadSideMenu: (topId: string, signal: AbortSignal) => Promise<readonly MenuEntry[]>
  /** A top entry or home was chosen, and the side menu that belongs to it is there: go to its path. */
  onChosen?: (path: string) => void
  /** The menus came: these are the views that they lead to. */
  onLoaded?: (routes: readonly MenuRoute[]) => void
  /** For the error log: the person is told by the side menu. */
  onFailed?: (message: string) => void
}

/** Makes and owns the actor of the menus, of which `TopMenu`, `SideMenu` and `MenuSearch` each show a part, and asks for them once. */
export function useShellMenu(options: ShellMenuOptions): MenuActorRef {
  const { loadMenu, loadSideMenu, onChosen, onLoaded, onFailed, ...input } = options
  const load = useEffectEvent(loadMenu)
  const loadSide = useEffectEvent(loadSideMenu)
  const tellChosen = useEffectEvent((path: string) => onChosen?.(path))
  const tellLoaded = useEffectEvent((routes: readonly MenuRoute[]) => onLoaded?.(routes))
  const tellFailed = useEffectEvent((message: string) => onFailed?.(message))
  const [machine] = useState(() =>
    menuMachine.provide({
      actors: {
        loadMenu: fromPromise<LoadMenuAnswer>(({ signal }) => load(signal)),
        loadSideMenu: fromPromise<readonly MenuEntry[], LoadSideMenuRequest>(({ input: { topId }, signal }) =>
          loadSide(topId, signal),
        ),
      },
    }),
  )
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const subscriptions = [
      actor.on('chosen', ({ path }) => tellChosen(path)),
      actor.on('loaded', ({ routes }) => tellLoaded(routes)),
      actor.on('failed', ({ message }) => tellFailed(message)),
    ]
    actor.send({ type: 'MENU.LOAD' })
    return () => {
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [actor])
  return actor
}
