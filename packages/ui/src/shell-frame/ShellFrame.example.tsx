import { Page } from '@etalon/ui/card'
import { ShellFrame } from '@etalon/ui/shell-frame'
import { SideMenu } from '@etalon/ui/side-menu'
import { TabStrip, useTabStrip } from '@etalon/ui/tab-strip'
import { TopMenu, useShellMenu } from '@etalon/ui/top-menu'
import { UserMenu } from '@etalon/ui/user-menu'
import { useState } from 'react'

/** The frame of a workspace: bars, menus and open pages around what is worked on. */
export function Example() {
  const actor = useShellMenu({
    // What your server answers for the person who signed in.
    loadMenu: async () => ({
      top: [{ id: 'reception', name: 'Reception', path: '/reception' }],
      tree: [{ id: 'orders', name: 'Orders', path: '/orders' }],
      roles: [],
    }),
    loadSideMenu: async () => [{ id: 'orders', name: 'Orders', path: '/orders' }],
    onChosen: (path) => console.log(path),
  })
  const tabs = useTabStrip()
  const [collapsed, setCollapsed] = useState(false)
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
