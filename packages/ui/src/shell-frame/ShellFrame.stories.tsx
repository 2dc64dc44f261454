import { type LoadMenuAnswer, type LoadSideMenuRequest, type MenuEntry, type MenuName, menuMachine } from '@etalon/machines/menu'
import { tabStripMachine } from '@etalon/machines/tab-strip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import {
  Bell,
  BookOpen,
  Box,
  Building2,
  FileText,
  Gauge,
  Layers,
  Lock,
  Maximize,
  Palette,
  QrCode,
  ShoppingCart,
  Truck,
} from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import { Page } from '../card/index.ts'
import type { LucideIcon } from '../icon/index.ts'
import { Note } from '../note/index.ts'
import { SideMenu } from '../side-menu/index.ts'
import { TabStrip } from '../tab-strip/index.ts'
import { inEveryLook, inItsOwnWindow, useSay } from '../testing/matrix/index.ts'
import { TopMenu } from '../top-menu/index.ts'
import { UserMenu } from '../user-menu/index.ts'
import { ShellFrame, TopSearchButton, TopTool } from './index.ts'
import { shellFrameReference } from './shell-frame.reference.ts'

const leaf = (id: string, name: string, i18n: string, source: string): MenuEntry => ({
  id,
  name,
  meta: { i18n },
  path: `/${id}`,
  source,
})
const side: MenuEntry[] = [
  {
    id: 'reception',
    name: '业务受理',
    meta: { i18n: 'Reception' },
    path: '/reception',
    children: [
      leaf('registration', '委托登记', 'Register an order', 'doc'),
      leaf('orders', '委托单', 'Orders', 'layers'),
      leaf('samples', '样品管理', 'Samples', 'box'),
      leaf('pickups', '取样受理', 'Pickups', 'truck'),
      leaf('quotes', '报价单', 'Quotes', 'cart'),
      leaf('contracts', '合同', 'Contracts', 'book'),
    ],
  },
  {
    id: 'customers',
    name: '客户',
    meta: { i18n: 'Customers' },
    path: '/customers',
    children: [
      leaf('enterprises', '委托单位', 'Enterprises', 'building'),
      leaf('instruments', '客户器具', 'Instruments', 'gauge'),
    ],
  },
]
const top: MenuEntry[] = [
  ['业务受理', 'Reception'],
  ['检测管理', 'Testing'],
  ['报告管理', 'Reports'],
  ['标准与溯源', 'Standards'],
  ['结算收费', 'Settlement'],
  ['系统', 'System'],
].map(([name = '', i18n = ''], place) => leaf(`top${place}`, name, i18n, ''))
const icons: Record<string, LucideIcon> = {
  doc: FileText,
  layers: Layers,
  box: Box,
  truck: Truck,
  cart: ShoppingCart,
  book: BookOpen,
  building: Building2,
  gauge: Gauge,
}
const counts: Record<string, number> = { orders: 18, samples: 6, pickups: 3 }

const menuWithAnswers = menuMachine.provide({
  actors: {
    loadMenu: fromPromise<LoadMenuAnswer>(async () => ({ top, tree: side, roles: [] })),
    loadSideMenu: fromPromise<readonly MenuEntry[], LoadSideMenuRequest>(async () => side),
  },
})
const opened = [
  { path: '/registration/index', label: '委托登记' },
  { path: '/orders/index', label: '委托单' },
  { path: '/record/index', label: '原始记录 YP26110137-03' },
  { path: '/review/index', label: '报告审核' },
]

function Workspace({ many = false, noticed = false }: { many?: boolean; noticed?: boolean }) {
  const say = useSay()
  const labelOf = ({ name, i18n }: MenuName) => say(name, i18n ?? name)
  const menu = useActorRef(menuWithAnswers, { input: {} })
  const tabs = useActorRef(tabStripMachine, { input: {} })
  const [collapsed, setCollapsed] = useState(false)
  useEffect(() => {
    menu.send({ type: 'MENU.LOAD' })
    const ready = menu.subscribe((snapshot) => {
      if (!snapshot.matches('loaded') || snapshot.context.chosenId) return
      ready.unsubscribe()
      menu.send({ type: 'TOP.CHOSEN', id: 'top0' })
    })
    const extra = many
      ? Array.from({ length: 20 }, (_, place) => ({ path: `/record/${place}`, label: `原始记录 YP2611013${place}` }))
      : []
    for (const target of [...opened, ...extra]) tabs.send({ type: 'TAB.OPEN', target })
    if (!many) tabs.send({ type: 'TAB.OPEN', target: { path: '/orders/index', label: '委托单' } })
    return () => ready.unsubscribe()
  }, [menu, tabs, many])
  return (
    <ShellFrame
      brand={{ note: say('计量工作台', 'Workspace') }}
      topMenu={<TopMenu actor={menu} homeLabel={say('首页', 'Home')} labelOf={labelOf} />}
      tools={
        <>
          <TopSearchButton label={say('搜索菜单', 'Search menus')} shortcut="Ctrl K" onPress={() => {}} />
          <TopTool label={say('在线咨询', 'Ask us')} icon={QrCode} wideOnly />
          <TopTool label={say('通知与下载，3 条未读', 'Notices and downloads, 3 unread')} icon={Bell} count={3} />
          <TopTool label={say('全屏', 'Full screen')} icon={Maximize} wideOnly />
          <TopTool label={say('外观与语言', 'Look and language')} icon={Palette} wideOnly />
          <TopTool label={say('锁屏', 'Lock')} icon={Lock} wideOnly />
          <UserMenu name="周岚" actions={[{ id: 'out', label: say('退出系统', 'Sign out') }]} />
        </>
      }
      sideMenu={
        <SideMenu
          actor={menu}
          current="/orders/index"
          onNavigate={() => {}}
          labelOf={labelOf}
          iconOf={(item) => icons[item.icon ?? '']}
          countOf={(item) => counts[item.id]}
        />
      }
      tabs={<TabStrip actor={tabs} isUnsaved={(tab) => tab.label === '委托登记'} />}
      notice={
        noticed && (
          <Note tone="warning" title={say('网络已断开', 'No network')}>
            {say('填写的内容自动保存在本机。', 'What you type is kept on this device.')}
          </Note>
        )
      }
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
    >
      <Page title={say('委托单', 'Orders')}>{say('正文', 'What is worked on')}</Page>
    </ShellFrame>
  )
}

const meta = {
  title: 'Shell/ShellFrame',
  component: ShellFrame,
  subcomponents: { TopSearchButton, TopTool },
  parameters: { reference: shellFrameReference, layout: 'fullscreen', ...inItsOwnWindow(640) },
  render: (args: ComponentProps<typeof Workspace>) => <Workspace {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Workspace>

const settled = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await canvas.findByRole('tab', { name: /报告审核/, hidden: true })
  return canvas
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
  },
}
export const Collapsed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await settled(canvasElement)
    const toggle = canvas.getByRole('button', { name: '折叠侧边菜单' })
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', window.innerWidth < 992 ? 'true' : 'false'))
  },
}
/** What concerns all that is shown stands above it; the content makes room. */
export const Noticed: Story = {
  args: { noticed: true },
  play: async ({ canvasElement }) => {
    const canvas = await settled(canvasElement)
    await expect(canvas.getByText('网络已断开')).toBeVisible()
  },
}
export const ManyTabs: Story = {
  args: { many: true },
  play: async ({ canvasElement }) => {
    const canvas = await settled(canvasElement)
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('YP261101319')
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  args: { many: true },
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
  },
}
