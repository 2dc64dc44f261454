import { type MenuName, routeAt } from '@etalon/machines/menu'
import type { ShownTab } from '@etalon/machines/tab-strip'
import { useLanguage } from '@etalon/ui/i18n'
import { MenuSearch } from '@etalon/ui/menu-search'
import { ShellFrame, useScreenClass } from '@etalon/ui/shell-frame'
import { SideMenu } from '@etalon/ui/side-menu'
import { TabStrip } from '@etalon/ui/tab-strip'
import { TopMenu } from '@etalon/ui/top-menu'
import { useSelector } from '@xstate/react'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { commonMessages, useWords } from '../messages/index.ts'
import { viewMessages } from '../messages/views.ts'
import { readStored, useWorkspace, writeStored } from '../workspace/index.ts'
import { collapsedKey } from '../workspace/kept/stored-keys.ts'
import { CartTool } from './CartTool.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import { menuIcons } from './menu-icons.ts'
import { placeAt } from './place-at.ts'
import { home } from './places.ts'
import { ReleaseNote } from './ReleaseNote.tsx'
import { TopTools } from './TopTools.tsx'
import { useUnsavedTabs } from './unsaved-tabs.tsx'
import { usePageTitle } from './use-page-title.ts'
import { ViewPanel } from './ViewPanel.tsx'
import { readAddress, viewAt } from './views.ts'

interface ShellProps {
  /** Holds something while a tab was chosen whose address is not written down yet. @default never */
  readonly waiting?: RefObject<unknown>
}

/** The frame around every screen: menus, open pages, who is signed in. */
export function Shell({ waiting }: ShellProps) {
  const { root, menu, tabStrip, session } = useWorkspace()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const words = useWords(commonMessages)
  const titles = useWords(viewMessages)
  const language = useLanguage()
  const routes = useSelector(menu, ({ context }) => context.routes)
  const menuIsComing = useSelector(menu, (snapshot) => snapshot.matches('loading') || snapshot.matches('idle'))
  const place = placeAt(pathname, routes)
  const path = place === undefined || place.kind === 'leads' ? undefined : place.path
  const view = place?.kind === 'view' ? place.view : undefined
  /** Where the menus have what is shown. */
  const menuPath = view?.parent ?? path
  const route = place?.kind === 'frame' || place?.kind === 'unknown' ? place.route : undefined
  const [collapsed, setCollapsed] = useState(() => readStored(collapsedKey) === true)
  const unsaved = useUnsavedTabs()
  const screenClass = useScreenClass()
  const wide = screenClass > 0
  // Below 992 px the menus, and what finds them, lie in the side bar.
  const narrow = screenClass < 2

  const labelOf = useCallback((item: MenuName) => (language === 'en' ? (item.i18n ?? item.name) : item.name), [language])
  useEffect(() => {
    // An address that arrives while that of a tab waits is older than the choice of the tab.
    if (path === undefined || waiting?.current !== undefined) return
    const { query } = readAddress(path, search)
    const label = view ? titles[view.title] : route ? labelOf(route) : ''
    root.send({ type: 'ROUTE.ENTERED', target: { path, label, query }, address: `${path}${search}` })
  }, [root, path, view, route, search, titles, labelOf, waiting])
  useEffect(() => session.send({ type: 'SHELL.ENTERED' }), [session])
  // Before anything is painted: the side menu is not seen with other entries first. An address that only the menu knows waits for it there.
  const arrival = menuPath ?? pathname
  useLayoutEffect(() => menu.send({ type: 'PATH.SHOWN', path: arrival }), [menu, arrival])
  usePageTitle(view ? titles[view.title] : route ? labelOf(route) : '')

  const titleOf = (tab: ShownTab) => {
    const known = viewAt(tab.value)
    const entry = routeAt(routes, tab.value)
    const label = known ? titles[known.view.title] : entry ? labelOf(entry) : tab.label
    const id = tab.query.id ?? known?.parameters.businessId
    return id === undefined ? label : `${label}-${id}`
  }
  const menuSearch = <MenuSearch actor={menu} labelOf={labelOf} onChosen={(leaf) => void navigate(leaf.path)} />
  // An address that only the menu knows waits for it. Whoever is led on keeps every view that is open.
  const isNowhere = path === undefined && (pathname === '/' || !menuIsComing)
  const leadsTo = place?.kind === 'leads' ? place.to : isNowhere ? home : undefined
  return (
    <ShellFrame
      brand={{ href: home, ...(wide ? { note: words.workbench } : {}) }}
      topMenu={<TopMenu actor={menu} homeLabel={words.home} atHome={path === home} current={menuPath ?? ''} labelOf={labelOf} />}
      sideMenu={
        <>
          {narrow && menuSearch}
          <SideMenu
            actor={menu}
            current={menuPath ?? ''}
            labelOf={labelOf}
            iconOf={(item) => menuIcons[item.icon ?? '']}
            onNavigate={(item) => void navigate(item.path)}
          />
        </>
      }
      tabs={<TabStrip actor={tabStrip} panelId="view" titleOf={titleOf} isUnsaved={(tab) => unsaved.has(tab.key)} />}
      tools={
        <>
          {!narrow && menuSearch}
          <TopTools labelOf={labelOf} />
        </>
      }
      notice={
        <>
          <ConnectionNote />
          <ReleaseNote />
        </>
      }
      collapsed={collapsed}
      onCollapsedChange={(next) => {
        setCollapsed(next)
        writeStored(collapsedKey, next)
      }}
    >
      {leadsTo === undefined ? null : <Navigate to={leadsTo} replace />}
      <ViewPanel id="view" labelOf={labelOf} />
      <CartTool />
    </ShellFrame>
  )
}
