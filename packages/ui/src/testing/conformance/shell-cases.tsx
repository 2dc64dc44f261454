import type { MenuItem } from '@etalon/machines/menu'
import { shownTabs, tabsFrom } from '@etalon/machines/tab-strip'
import { Bell } from 'lucide-react'
import { ConnectionState } from '../../connection-state/index.ts'
import { FullScreenToggle } from '../../full-screen/index.ts'
import { frameZh } from '../../i18n/index.ts'
import { LockScreen } from '../../lock-screen/index.ts'
import { MenuSearch, PlainMenuSearch } from '../../menu-search/index.ts'
import { StoryMenu } from '../../menu-search/story-menu.tsx'
import { PreferencesPanel } from '../../preferences-panel/index.ts'
import { Frame, PlainTool, ShellFrame, TopSearchButton, TopTool } from '../../shell-frame/index.ts'
import { PlainSideMenu, SideMenu } from '../../side-menu/index.ts'
import { PlainTabStrip, TabStrip } from '../../tab-strip/index.ts'
import { PlainMore, TopMenu, TopMenuBar } from '../../top-menu/index.ts'
import { PlainUserMenu, UserMenu } from '../../user-menu/index.ts'
import { type ConformanceCase, nothing } from './conformance-case.ts'
import { FullScreenOwner, LockOwner, PreferencesOwner, SocketOwner, TabsOwner } from './owners.tsx'

const orders: MenuItem = { id: 'orders', name: '委托单', path: '/orders/index', own: '/orders', children: [] }
const nameOf = ({ name }: MenuItem) => name
const locked = [{ type: 'SESSION.BEGAN' }, { type: 'SESSION.LOCKED' }] as const

/** What stands around the work. */
export const shellCases: readonly ConformanceCase[] = [
  {
    name: 'connection-state/ConnectionState',
    show: (root) => <SocketOwner>{(actor) => <ConnectionState {...root} actor={actor} />}</SocketOwner>,
  },
  {
    name: 'full-screen/FullScreenToggle',
    show: (root) => <FullScreenOwner>{(actor) => <FullScreenToggle {...root} actor={actor} />}</FullScreenOwner>,
  },
  {
    name: 'lock-screen/LockScreen',
    show: (root) => <LockOwner events={locked}>{(actor) => <LockScreen {...root} actor={actor} name="周岚" />}</LockOwner>,
  },
  {
    name: 'menu-search/MenuSearch',
    show: (root) => <StoryMenu>{(actor) => <MenuSearch {...root} actor={actor} onChosen={nothing} />}</StoryMenu>,
  },
  { name: 'menu-search/PlainMenuSearch', show: (root) => <PlainMenuSearch {...root} label="搜索功能" /> },
  {
    name: 'preferences-panel/PreferencesPanel',
    show: (root) => <PreferencesOwner>{(actor) => <PreferencesPanel {...root} actor={actor} />}</PreferencesOwner>,
  },
  {
    name: 'shell-frame/ShellFrame',
    show: (root) => (
      <ShellFrame
        {...root}
        brand={{}}
        topMenu="主菜单"
        tools="工具"
        sideMenu="侧边菜单"
        collapsed={false}
        onCollapsedChange={nothing}
      >
        内容
      </ShellFrame>
    ),
  },
  {
    name: 'shell-frame/Frame',
    show: (root) => (
      <Frame
        {...root}
        words={frameZh}
        tool={PlainTool}
        brand={{}}
        topMenu="主菜单"
        tools="工具"
        sideMenu="侧边菜单"
        collapsed={false}
        onCollapsedChange={nothing}
      >
        内容
      </Frame>
    ),
  },
  { name: 'shell-frame/PlainTool', show: (root) => <PlainTool {...root} label="消息" icon={Bell} /> },
  { name: 'shell-frame/TopTool', show: (root) => <TopTool {...root} label="消息 3" icon={Bell} count={3} onPress={nothing} /> },
  {
    name: 'shell-frame/TopSearchButton',
    show: (root) => <TopSearchButton {...root} label="搜索菜单" shortcut="Ctrl K" onPress={nothing} />,
  },
  {
    name: 'side-menu/SideMenu',
    show: (root) => (
      <StoryMenu>{(actor) => <SideMenu {...root} actor={actor} current="/orders" onNavigate={nothing} />}</StoryMenu>
    ),
  },
  {
    name: 'side-menu/PlainSideMenu',
    show: (root) => (
      <PlainSideMenu
        {...root}
        label="侧边菜单"
        items={[orders]}
        current="/orders"
        labelOf={nameOf}
        iconOf={() => Bell}
        onNavigate={nothing}
      />
    ),
  },
  {
    name: 'tab-strip/PlainTabStrip',
    show: (root) => (
      <PlainTabStrip {...root} words={frameZh} tabs={shownTabs(tabsFrom(undefined))} titleOf={({ title }) => title} />
    ),
  },
  {
    name: 'tab-strip/TabStrip',
    show: (root) => <TabsOwner>{(actor) => <TabStrip {...root} actor={actor} />}</TabsOwner>,
  },
  { name: 'top-menu/PlainMore', show: (root) => <PlainMore {...root} label="更多菜单" /> },
  {
    name: 'top-menu/TopMenuBar',
    show: (root) => (
      <TopMenuBar
        {...root}
        label="主菜单"
        entries={[{ id: 'orders', label: '委托单', href: '/orders', mark: 'page', onAction: nothing }]}
        more={() => null}
      />
    ),
  },
  {
    name: 'top-menu/TopMenu',
    show: (root) => <StoryMenu>{(actor) => <TopMenu {...root} actor={actor} homeLabel="首页" atHome />}</StoryMenu>,
  },
  { name: 'user-menu/PlainUserMenu', show: (root) => <PlainUserMenu {...root} label="用户菜单，周岚" name="周岚" /> },
  {
    name: 'user-menu/UserMenu',
    show: (root) => <UserMenu {...root} name="周岚" actions={[{ id: 'home', label: '首页' }]} />,
  },
]
