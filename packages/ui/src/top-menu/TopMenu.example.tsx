import { type LoadMenuAnswer, type LoadSideMenuRequest, type MenuEntry, menuMachine } from '@etalon/machines/menu'
import { TopMenu } from '@etalon/ui/top-menu'
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

/** Stands in a `ShellFrame`; what is chosen decides what the side menu shows. */
export function Example() {
  const actor = useActorRef(menu, { input: {} })
  useEffect(() => actor.send({ type: 'MENU.LOAD' }), [actor])
  return <TopMenu actor={actor} homeLabel="Home" />
}
