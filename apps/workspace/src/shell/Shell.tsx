import { badgeOf } from '@etalon/machines/error-log'
import type { MenuName } from '@etalon/machines/menu'
import type { ShownTab } from '@etalon/machines/tab-strip'
import { useConfirm } from '@etalon/ui/confirm'
import { useDialog } from '@etalon/ui/dialog'
import { ErrorLog } from '@etalon/ui/error-log'
import { useLanguage, useMessages } from '@etalon/ui/i18n'
import { LockPassword } from '@etalon/ui/lock-screen'
import { MenuSearch } from '@etalon/ui/menu-search'
import { ShellFrame, useScreenClass } from '@etalon/ui/shell-frame'
import { Shortcuts, useShortcuts } from '@etalon/ui/shortcuts'
import { SideMenu } from '@etalon/ui/side-menu'
import { TabStrip } from '@etalon/ui/tab-strip'
import { TopMenu } from '@etalon/ui/top-menu'
import { UserMenu } from '@etalon/ui/user-menu'
import { useSelector } from '@xstate/react'
import { Bug, ExternalLink, House, Keyboard, KeyRound, Lock, LogOut, UserRound } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { commonMessages, useWords } from '../messages/index.ts'
import { sessionMessages } from '../messages/session.ts'
import { shortcutMessages } from '../messages/shortcuts.ts'
import { viewMessages } from '../messages/views.ts'
import { readStored, useWorkspace, writeStored } from '../workspace/index.ts'
import { TopAppearanceTools } from './AppearanceTools.tsx'
import { menuIcons } from './menu-icons.ts'
import { shortcutsOf } from './shortcuts.ts'
import { useUnsavedTabs } from './unsaved-tabs.tsx'
import { usePageTitle } from './use-page-title.ts'
import { ViewPanel } from './ViewPanel.tsx'
import { viewPath, views } from './views.ts'

const home = '/wel/index'
const ownAccount = '/info/index'
const collapsedKey = 'etalon.side-collapsed'

/** The frame around every screen: menus, open pages, who is signed in. */
export function Shell() {
  const { root, menu, tabStrip, session } = useWorkspace()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const words = useWords(commonMessages)
  const titles = useWords(viewMessages)
  const language = useLanguage()
  const path = viewPath(pathname)
  const view = path === undefined ? undefined : views[path]
  const [collapsed, setCollapsed] = useState(() => readStored(collapsedKey) === true)
  const unsaved = useUnsavedTabs()
  const screenClass = useScreenClass()
  const wide = screenClass > 0
  // Below 992 px the menus, and what finds them, lie in the side bar.
  const narrow = screenClass < 2

  useEffect(() => {
    if (!path || !view) return
    const query = Object.fromEntries(new URLSearchParams(search))
    root.send({ type: 'ROUTE.ENTERED', target: { path, label: titles[view.title], query }, address: `${path}${search}` })
  }, [root, path, view, search, titles])
  useEffect(() => session.send({ type: 'SHELL.ENTERED' }), [session])
  usePageTitle(view ? titles[view.title] : '')

  const labelOf = useCallback((item: MenuName) => (language === 'en' ? (item.i18n ?? item.name) : item.name), [language])
  const titleOf = (tab: ShownTab) => {
    const known = views[tab.value]
    const label = known ? titles[known.title] : tab.label
    return tab.query.id === undefined ? label : `${label}-${tab.query.id}`
  }
  const menuSearch = <MenuSearch actor={menu} labelOf={labelOf} onChosen={(leaf) => void navigate(leaf.path)} />
  if (!path || !view) return <Navigate to={home} replace />
  return (
    <ShellFrame
      brand={{ href: home, ...(wide ? { note: words.workbench } : {}) }}
      topMenu={
        <TopMenu actor={menu} homeLabel={words.home} atHome={path === home} current={view.parent ?? path} labelOf={labelOf} />
      }
      sideMenu={
        <>
          {narrow && menuSearch}
          <SideMenu
            actor={menu}
            current={view.parent ?? path}
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
          <Tools />
        </>
      }
      collapsed={collapsed}
      onCollapsedChange={(next) => {
        setCollapsed(next)
        writeStored(collapsedKey, next)
      }}
    >
      <ViewPanel id="view" />
    </ShellFrame>
  )
}

function Tools() {
  const { session, lockScreen, errorLog, leadsOut } = useWorkspace()
  const words = useWords(commonMessages)
  const common = useMessages()
  const log = useDialog('medium')
  const shortcuts = useShortcuts()
  const keys = useWords(shortcutMessages)
  const caught = useSelector(errorLog, ({ context }) => badgeOf(context))
  const leave = useWords(sessionMessages)
  const titles = useWords(viewMessages)
  const navigate = useNavigate()
  const confirm = useConfirm()
  const name = useSelector(session, ({ context }) => context.user?.name ?? '')
  const signOut = async () => {
    session.send({ type: 'LOGOUT.REQUESTED' })
    const answer = await confirm({ title: leave.logoutTitle, consequence: leave.logoutConsequence, confirmLabel: leave.logout })
    session.send({ type: answer ? 'LOGOUT.CONFIRMED' : 'LOGOUT.CANCELLED' })
  }
  return (
    <>
      <TopAppearanceTools />
      <UserMenu
        name={name}
        actions={[
          { id: 'home', label: words.home, icon: House, onAction: () => void navigate(home) },
          { id: 'ownAccount', label: titles.ownAccount, icon: UserRound, onAction: () => void navigate(ownAccount) },
          ...(leadsOut
            ? [
                {
                  id: 'businessSystem',
                  label: words.businessSystem,
                  icon: ExternalLink,
                  onAction: () => session.send({ type: 'BUSINESS_SYSTEM.REQUESTED' }),
                },
              ]
            : []),
          { id: 'lock', label: leave.lock, icon: Lock, onAction: () => lockScreen.send({ type: 'LOCK.REQUESTED' }) },
          {
            id: 'whenAway',
            label: leave.whenAway,
            icon: KeyRound,
            onAction: () => lockScreen.send({ type: 'PASSWORD.CHANGE' }),
          },
          { id: 'shortcuts', label: common.shortcuts, icon: Keyboard, onAction: shortcuts.open },
          {
            id: 'errorLog',
            label: caught === undefined ? common.errorLog : words.errorLog(caught),
            icon: Bug,
            onAction: log.open,
          },
          { id: 'logout', label: leave.logout, icon: LogOut, separated: true, onAction: () => void signOut() },
        ]}
      />
      <LockPassword actor={lockScreen} />
      <ErrorLog actor={errorLog} dialog={log} />
      <Shortcuts dialog={shortcuts} shortcuts={shortcutsOf(keys, common.shortcuts)} />
    </>
  )
}
