import {
  type LoadMenuAnswer,
  type LoadSideMenuRequest,
  type MenuActorRef,
  type MenuEntry,
  menuMachine,
} from '@etalon/machines/menu'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fromPromise } from 'xstate'
import { MessagesProvider } from '../i18n/index.ts'
import { SideMenu } from '../side-menu/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { TopMenu } from '../top-menu/index.ts'
import { UserMenu } from '../user-menu/index.ts'
import { ShellFrame } from './index.ts'
import { shellFrameReference } from './shell-frame.reference.ts'

const top: MenuEntry[] = [
  { id: 't1', name: '业务受理', path: '/reception' },
  { id: 't2', name: '系统', path: '/system' },
]
const sides: Record<string, MenuEntry[]> = {
  t1: [
    {
      id: 'g',
      name: '委托',
      path: '/order',
      children: [
        { id: 'l1', name: '委托登记', path: '/registration' },
        { id: 'b', name: '更多委托', path: '/more', children: [{ id: 'l2', name: '委托单', path: '/orders' }] },
      ],
    },
  ],
  t2: [{ id: 'l3', name: '用户', path: '/users' }],
}

let menu: MenuActorRef | undefined
let goTo: ((path: string) => void) | undefined

function Subject({ tree = top, fail = false, notice = false }: { tree?: MenuEntry[]; fail?: boolean; notice?: boolean }) {
  const [machine] = useState(() =>
    menuMachine.provide({
      actors: {
        loadMenu: fromPromise<LoadMenuAnswer>(async () =>
          fail
            ? Promise.reject(new Error('offline'))
            : { top: tree, tree: tree.length === 0 ? [] : Object.values(sides).flat(), roles: [] },
        ),
        loadSideMenu: fromPromise<readonly MenuEntry[], LoadSideMenuRequest>(async ({ input }) => sides[input.topId] ?? []),
      },
    }),
  )
  const actor = useActorRef(machine, { input: {} })
  menu = actor
  const [collapsed, setCollapsed] = useState(false)
  const [at, setAt] = useState('/registration/index')
  useEffect(() => actor.send({ type: 'MENU.LOAD' }), [actor])
  goTo = setAt
  return (
    <MessagesProvider>
      <ShellFrame
        brand={{ note: '计量工作台' }}
        topMenu={<TopMenu actor={actor} homeLabel="首页" />}
        tools={<UserMenu name="周岚" actions={[{ id: 'out', label: '退出系统', onAction: () => setAt('out') }]} />}
        sideMenu={<SideMenu actor={actor} current={at} onNavigate={(item) => setAt(item.path)} />}
        notice={notice && <p style={{ height: 40 }}>网络已断开</p>}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
      >
        <output style={{ display: 'block', height: 3000 }}>{at}</output>
      </ShellFrame>
    </MessagesProvider>
  )
}

const side = () => page.getByRole('navigation', { name: '侧边菜单' })
afterEach(() => page.viewport(1280, 800))

test('[DS-1] the brand has room for its note in both languages, beside a side menu of its usual width', async () => {
  for (const note of ['计量工作台', 'Workspace']) {
    const { unmount } = await render(
      <ShellFrame brand={{ note }} topMenu={null} tools={null} sideMenu={null} collapsed={false} onCollapsedChange={() => {}}>
        {null}
      </ShellFrame>,
    )
    const words = page.getByText(note).element()
    const line = words.parentElement?.getBoundingClientRect()
    expect(words.getBoundingClientRect().bottom, note).toBeLessThanOrEqual((line?.bottom ?? 0) + 0.5)
    await unmount()
  }
})

test('[NAV-4] choosing an entry of the main menu loads its side menu, and says where to go', async () => {
  await render(<Subject />)
  const gone: string[] = []
  menu?.on('chosen', ({ path }) => gone.push(path))
  const main = page.getByRole('navigation', { name: '主菜单' })
  await main.getByRole('link', { name: '系统' }).click()
  await expect.element(side().getByRole('link', { name: '用户' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: '系统' })).toHaveAttribute('aria-current', 'true')
  await main.getByRole('link', { name: '首页' }).click()
  await expect.poll(() => gone).toEqual(['/users/index', '/wel/index'])
})

test('[NAV-4] the side menu marks the page that is shown, unfolds deeper levels, and goes to a leaf', async () => {
  await render(<Subject />)
  await page.getByRole('link', { name: '业务受理' }).click()
  await expect.element(side().getByRole('link', { name: '委托登记' })).toHaveAttribute('aria-current', 'page')
  await side().getByRole('button', { name: '更多委托' }).click()
  await side().getByRole('link', { name: '委托单' }).click()
  await expect.element(page.getByText('/orders/index')).toBeInTheDocument()
  await side().getByRole('button', { name: '更多委托' }).click()
  await expect.element(side().getByRole('link', { name: '委托单' })).not.toBeInTheDocument()
})

test('[NAV-4] a deeper level unfolds when its page is gone to by another way', async () => {
  await render(<Subject />)
  await page.getByRole('link', { name: '业务受理' }).click()
  await expect.element(side().getByRole('button', { name: '更多委托' })).toHaveAttribute('aria-expanded', 'false')
  goTo?.('/orders/index')
  await expect.element(side().getByRole('link', { name: '委托单' })).toHaveAttribute('aria-current', 'page')
})

test('[NAV-6] an empty menu shows a tip, and a failed one offers to try again', async () => {
  const screen = await render(<Subject tree={[]} />)
  await expect.element(page.getByText('没有可用的菜单，请联系管理员')).toBeVisible()
  await screen.unmount()
  await render(<Subject fail />)
  await expect.element(side().getByRole('button', { name: '重试' })).toBeVisible()
})

test('[SHELL-1] the side bar is 200 px wide and collapses to icons', async () => {
  await render(<Subject />)
  const width = () => side().element().parentElement?.getBoundingClientRect().width
  await expect.poll(width).toBe(200)
  await page.getByRole('button', { name: '折叠侧边菜单' }).click()
  await expect.poll(width).toBe(48)
  await page.getByRole('button', { name: '展开侧边菜单' }).click()
  await expect.poll(width).toBe(200)
})

test('[SHELL-1] on a small screen the side bar lies over the page; the shade, Escape and a choice close it', async () => {
  await page.viewport(800, 700)
  await render(<Subject />)
  await expect.element(side()).not.toBeInTheDocument()
  const open = () => page.getByRole('button', { name: '展开侧边菜单' }).click()
  await open()
  await expect.element(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await page.getByRole('button', { name: '关闭侧边菜单' }).click({ position: { x: 600, y: 300 } })
  await expect.element(side()).not.toBeInTheDocument()
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(side()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '展开侧边菜单' })).toHaveFocus()
  await open()
  await side().getByRole('link', { name: '委托登记' }).click()
  await expect.element(side()).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('[SHELL-1] the content scrolls inside its own frame, the page around it never does', async () => {
  await render(<Subject />)
  const main = page.getByRole('main').element()
  expect(main.scrollHeight).toBeGreaterThan(main.clientHeight)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
})

provesKeys(shellFrameReference, {
  Tab: async () => {
    await render(<Subject />)
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '跳到内容' })).toHaveFocus()
  },
  Enter: async () => {
    await render(<Subject />)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  },
  Escape: async () => {
    await page.viewport(800, 700)
    await render(<Subject />)
    await page.getByRole('button', { name: '展开侧边菜单' }).click()
    await userEvent.tab()
    await userEvent.tab()
    await expect.poll(() => side().element().parentElement?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(side()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '展开侧边菜单' })).toHaveFocus()
  },
})

test('[SHELL-7] the user menu is named and offers its entries by keyboard', async () => {
  await render(<Subject />)
  const button = page.getByRole('button', { name: '用户菜单，周岚' })
  await button.click()
  await expect.element(page.getByRole('menu', { name: /用户菜单/ })).toBeVisible()
  await page.getByRole('menuitem', { name: '退出系统' }).click()
  await expect.element(page.getByText('out', { exact: true })).toBeInTheDocument()
})

test('what concerns all stands above the content, which makes room for it and scrolls by itself', async () => {
  const { rerender } = await render(<Subject />)
  const main = page.getByRole('main').element()
  const before = main.getBoundingClientRect()
  await rerender(<Subject notice />)
  const notice = page.getByText('网络已断开').element().getBoundingClientRect()
  const after = main.getBoundingClientRect()
  expect([notice.top, notice.bottom, notice.left]).toEqual([before.top, after.top, after.left])
  expect(after.bottom).toBe(before.bottom)
  main.scrollTop = 500
  expect(page.getByText('网络已断开').element().getBoundingClientRect().top).toBe(notice.top)
})
