import { type LoadMenuAnswer, type LoadSideMenuRequest, type MenuEntry, menuMachine } from '@etalon/machines/menu'
import { MenuSearch } from '@etalon/ui/menu-search'
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

/** Finds a screen by a part of its name, or by initials in pinyin. */
export function Example() {
  const actor = useActorRef(menu, { input: {} })
  useEffect(() => actor.send({ type: 'MENU.LOAD' }), [actor])
  return <MenuSearch actor={actor} onChosen={({ path }) => console.log(path)} />
}
