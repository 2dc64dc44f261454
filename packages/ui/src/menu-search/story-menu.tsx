import { type LoadMenuAnswer, type MenuActorRef, type MenuEntry, menuMachine } from '@etalon/machines/menu'
import { useActorRef } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { fromPromise } from 'xstate'

const leaf = (id: string, name: string, pinyin: string, initials: string, i18n: string): MenuEntry => ({
  id,
  name,
  path: `/${id}`,
  meta: { pinyin, initials, i18n },
})

const tree: readonly MenuEntry[] = [
  {
    id: 'reception',
    name: '业务受理',
    path: '/order',
    meta: { i18n: 'Reception' },
    children: [
      leaf('registration', '委托登记', 'weituodengji', 'wtdj', 'Register an order'),
      leaf('orders', '委托单', 'weituodan', 'wtd', 'Orders'),
      leaf('samples', '样品管理', 'yangpinguanli', 'ypgl', 'Samples'),
    ],
  },
]

/** Signed-in menus for stories and tests. */
export function StoryMenu({ children }: { children: (actor: MenuActorRef) => ReactNode }) {
  const [machine] = useState(() =>
    menuMachine.provide({ actors: { loadMenu: fromPromise<LoadMenuAnswer>(async () => ({ top: [], tree, roles: [] })) } }),
  )
  const actor = useActorRef(machine, { input: {} })
  useEffect(() => actor.send({ type: 'MENU.LOAD' }), [actor])
  return children(actor)
}
