import {
  type LoadMenuAnswer,
  type LoadSideMenuRequest,
  type MenuActorRef,
  type MenuEntry,
  menuMachine,
} from '@etalon/machines/menu'
import { useActorRef } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { fromPromise } from 'xstate'

const leaf = (id: string, name: string, i18n: string): MenuEntry => ({ id, name, path: `/${id}`, meta: { i18n } })

const side: MenuEntry[] = [
  {
    id: 'reception',
    name: '业务受理',
    path: '/reception',
    meta: { i18n: 'Reception' },
    children: [
      leaf('registration', '委托登记', 'Register an order'),
      leaf('orders', '委托单', 'Orders'),
      {
        id: 'samples',
        name: '样品',
        path: '/samples',
        meta: { i18n: 'Samples' },
        children: [
          leaf('stock', '样品管理', 'Samples in the house'),
          {
            id: 'moves',
            name: '流转',
            path: '/moves',
            meta: { i18n: 'On their way' },
            children: [
              leaf(
                'pickups',
                '取样受理（含上门取样与快递寄送的全部记录）',
                'Pickups, at the door and by post, with all their records',
              ),
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'customers',
    name: '客户',
    path: '/customers',
    meta: { i18n: 'Customers' },
    children: [leaf('enterprises', '委托单位', 'Enterprises')],
  },
]
const top: MenuEntry[] = [
  leaf('top0', '业务受理', 'Reception'),
  leaf('top1', '检测管理', 'Testing'),
  leaf('top2', '报告管理', 'Reports'),
  leaf('top3', '标准与溯源', 'Standards and traceability'),
  leaf('top4', '系统', 'System'),
]

/** How the asking for menus ends. */
export type MenuAnswer = 'comes' | 'is late' | 'is empty' | 'fails'

interface StoryShellMenuProps {
  answer?: MenuAnswer
  children: (actor: MenuActorRef) => ReactNode
}

/** Menus of the top bar and of the side bar for stories, with the first entry of the top chosen. */
export function StoryShellMenu({ answer = 'comes', children }: StoryShellMenuProps) {
  const [machine] = useState(() =>
    menuMachine.provide({
      actors: {
        loadMenu: fromPromise<LoadMenuAnswer>(async () => {
          if (answer === 'is late') await new Promise(() => {})
          if (answer === 'fails') throw new Error('offline')
          return answer === 'is empty' ? { top: [], tree: [], roles: [] } : { top, tree: side, roles: [] }
        }),
        loadSideMenu: fromPromise<readonly MenuEntry[], LoadSideMenuRequest>(async () => side),
      },
    }),
  )
  const actor = useActorRef(machine, { input: {} })
  useEffect(() => {
    actor.send({ type: 'MENU.LOAD' })
    const ready = actor.subscribe((snapshot) => {
      if (!snapshot.matches('loaded') || snapshot.context.chosenId) return
      ready.unsubscribe()
      actor.send({ type: 'TOP.CHOSEN', id: 'top0' })
    })
    return () => ready.unsubscribe()
  }, [actor])
  return children(actor)
}
