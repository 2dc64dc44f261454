import { type LoadMenuAnswer, type LoadSideMenuRequest, type MenuEntry, menuMachine } from '@etalon/machines/menu'
import { tabStripMachine } from '@etalon/machines/tab-strip'
import { Page } from '@etalon/ui/card'
import { ShellFrame } from '@etalon/ui/shell-frame'
import { SideMenu } from '@etalon/ui/side-menu'
import { TabStrip } from '@etalon/ui/tab-strip'
import { TopMenu } from '@etalon/ui/top-menu'
import { UserMenu } from '@etalon/ui/user-menu'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
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

/** The frame of a workspace: bars, menus and open pages around what is worked on. */
export function Example() {
  const actor = useActorRef(menu, { input: {} })
  const tabs = useActorRef(tabStripMachine, { input: {} })
  const [collapsed, setCollapsed] = useState(false)
  useEffect(() => actor.send({ type: 'MENU.LOAD' }), [actor])
  return (
    <ShellFrame
      brand={{ note: 'Workspace' }}
      topMenu={<TopMenu actor={actor} homeLabel="Home" />}
      tools={<UserMenu name="Zhou Lan" actions={[{ id: 'out', label: 'Sign out' }]} />}
      sideMenu={<SideMenu actor={actor} current="/orders" onNavigate={({ path }) => console.log(path)} />}
      tabs={<TabStrip actor={tabs} />}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
    >
      <Page title="Orders">What is worked on</Page>
    </ShellFrame>
  )
}
