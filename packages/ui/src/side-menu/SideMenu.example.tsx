import { type LoadMenuAnswer, type LoadSideMenuRequest, type MenuEntry, menuMachine } from '@etalon/machines/menu'
import { SideMenu } from '@etalon/ui/side-menu'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'

/** What your server answers for the person who signed in. */
const menu = menuMachine.provide({
  actors: {
    loadMenu: fromPromise<LoadMenuAnswer>(async () => ({
      top: [{ id: 'reception', name: 'Reception', path: '/reception' }],
      tree: [{ id: 'orders', name: 'Orders', path: '/orders' }],
      roles: [],
    })),
    loadSideMenu: fromPromise<readonly MenuEntry[], LoadSideMenuRequest>(async () => [
      { id: 'orders', name: 'Orders', path: '/orders' },
    ]),
  },
})

/** Stands in a `ShellFrame`, beneath the top menu whose entry was chosen. */
export function Example() {
  const actor = useActorRef(menu, { input: {} })
  useEffect(() => {
    actor.send({ type: 'MENU.LOAD' })
    const loaded = actor.subscribe((snapshot) => {
      if (!snapshot.matches('loaded') || snapshot.context.chosenId) return
      loaded.unsubscribe()
      actor.send({ type: 'TOP.CHOSEN', id: 'reception' })
    })
    return () => loaded.unsubscribe()
  }, [actor])
  return <SideMenu actor={actor} current="/orders" onNavigate={({ path }) => console.log(path)} />
}
