import { Bell } from 'lucide-react'
import { ConnectionState } from '../../connection-state/index.ts'
import { FullScreenToggle } from '../../full-screen/index.ts'
import { LockScreen } from '../../lock-screen/index.ts'
import { MenuSearch } from '../../menu-search/index.ts'
import { StoryMenu } from '../../menu-search/story-menu.tsx'
import { PreferencesPanel } from '../../preferences-panel/index.ts'
import { ShellFrame, TopSearchButton, TopTool } from '../../shell-frame/index.ts'
import { SideMenu } from '../../side-menu/index.ts'
import { TabStrip } from '../../tab-strip/index.ts'
import { TopMenu } from '../../top-menu/index.ts'
import { UserMenu } from '../../user-menu/index.ts'
import { type ConformanceCase, nothing } from './conformance-case.ts'
import { FullScreenOwner, LockOwner, PreferencesOwner, SocketOwner, TabsOwner } from './owners.tsx'

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
    name: 'tab-strip/TabStrip',
    show: (root) => <TabsOwner>{(actor) => <TabStrip {...root} actor={actor} />}</TabsOwner>,
  },
  {
    name: 'top-menu/TopMenu',
    show: (root) => <StoryMenu>{(actor) => <TopMenu {...root} actor={actor} homeLabel="首页" atHome />}</StoryMenu>,
  },
  {
    name: 'user-menu/UserMenu',
    show: (root) => <UserMenu {...root} name="周岚" actions={[{ id: 'home', label: '首页' }]} />,
  },
]
