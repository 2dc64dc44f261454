import { type LoadMenuAnswer, type MenuEntry, menuMachine } from '@etalon/machines/menu'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fromPromise, SimulatedClock } from 'xstate'
import { MessagesProvider } from '../i18n/index.ts'
import { ShellFrame } from '../shell-frame/index.ts'
import { pointsTo } from '../testing/points-to.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { SideMenu } from './index.ts'
import { sideMenuReference } from './side-menu.reference.ts'

const tree = [
  {
    id: 'reception',
    name: '业务受理',
    path: '/reception',
    children: [
      { id: 'orders', name: '委托单', path: '/orders' },
      { id: 'more', name: '更多', path: '/more', children: [{ id: 'quotes', name: '报价单', path: '/quotes' }] },
    ],
  },
]

const long = Array.from({ length: 40 }, (_, index) => ({ id: `more-${index}`, name: `项目 ${index}`, path: `/item-${index}` }))

/** A side menu that cannot be loaded at first, or has more entries than there is room for. */
function Subject({ collapsed = false, failures = 0, entries = tree, first = '/orders', language = 'zh', late }: Partial<Shown>) {
  const [at, setAt] = useState(first)
  const [machine] = useState(() => {
    let left = failures
    return menuMachine.provide({
      actors: {
        loadMenu: fromPromise<LoadMenuAnswer>(async () => {
          if (late) await late.answer
          left -= 1
          if (left >= 0) throw new Error('offline')
          return { top: [], tree: entries, roles: [] }
        }),
      },
    })
  })
  const actor = useActorRef(machine, { input: {}, ...(late ? { clock: late.clock } : {}) })
  useEffect(() => actor.send({ type: 'MENU.LOAD' }), [actor])
  return (
    <MessagesProvider language={language}>
      <ShellFrame
        brand={{}}
        topMenu={null}
        tools={null}
        sideMenu={<SideMenu actor={actor} current={at} onNavigate={({ path }) => setAt(path)} />}
        collapsed={collapsed}
        onCollapsedChange={() => {}}
      >
        <output>{at}</output>
      </ShellFrame>
    </MessagesProvider>
  )
}

interface Shown {
  readonly collapsed: boolean
  readonly failures: number
  readonly entries: readonly MenuEntry[]
  readonly first: string
  readonly language: 'zh' | 'en'
  /** The menu waits for this, by this clock. */
  readonly late: { readonly clock: SimulatedClock; readonly answer: Promise<void> }
}

const menu = () => page.getByRole('navigation', { name: '侧边菜单' })
const orders = () => menu().getByRole('link', { name: '委托单' })
const more = () => menu().getByRole('button', { name: '更多' })
const begin = async () => {
  await render(<Subject />)
  await expect.element(orders()).toBeVisible()
  // Past the way to the content, and the button that folds the bar.
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
}

provesKeys(sideMenuReference, {
  Tab: async () => {
    await begin()
    if (document.activeElement !== orders().element()) await userEvent.tab()
    await expect.element(orders()).toHaveFocus()
    await userEvent.tab()
    await expect.element(more()).toHaveFocus()
  },
  Enter: async () => {
    await begin()
    more().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(more()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect.element(menu().getByRole('link', { name: '报价单' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('/quotes/index')).toBeInTheDocument()
  },
  Space: async () => {
    await begin()
    more().element().focus()
    await userEvent.keyboard(' ')
    await expect.element(more()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
  },
})

test('[NAV-6] [A11Y-2] when the menu is loaded again, the focus stays in it', async () => {
  await render(<Subject failures={1} />)
  const retry = menu().getByRole('button', { name: '重试' })
  await expect.element(retry).toBeVisible()
  retry.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(orders()).toBeVisible()
  await expect.element(menu()).toHaveFocus()
  await userEvent.tab()
  await expect.element(orders()).toHaveFocus()
})

test.each([
  ['zh', '菜单仍在加载，请稍候……', '菜单没有加载出来', '重试', '侧边菜单'],
  ['en', 'Still loading the menu…', 'The menu could not be loaded', 'Try again', 'Side menu'],
] as const)(
  '[NAV-6] [A11Y-2] a menu that takes long says so, and so does one that did not come (%s)',
  async (language, slow, failed, again, name) => {
    const clock = new SimulatedClock()
    const { promise, reject } = Promise.withResolvers<void>()
    await render(<Subject language={language} late={{ clock, answer: promise }} />)
    const nav = page.getByRole('navigation', { name })
    const status = nav.getByRole('status')
    await expect.element(status).toBeInTheDocument()
    clock.increment(2999)
    expect(status.element().textContent).toBe('')
    clock.increment(1)
    await expect.element(status).toHaveTextContent(slow)
    await expect.element(nav.getByText(slow)).toBeVisible()
    reject(new Error('timeout'))
    await expect.element(nav.getByRole('alert')).toHaveTextContent(failed)
    await expect.element(nav.getByText(slow)).not.toBeInTheDocument()
    await expect.element(nav.getByRole('button', { name: again })).toBeVisible()
  },
)

test('[NAV-4] whoever comes by an address sees where they are, however far down it stands', async () => {
  await render(<Subject entries={[...tree, ...long]} first="/item-30" />)
  await expect.element(menu().getByRole('link', { name: '项目 30' })).toBeInViewport({ ratio: 1 })
  await expect.element(menu().getByRole('link', { name: '项目 0', exact: true })).not.toBeInViewport()
})

test('[SHELL-1] [A11Y-2] as icons alone, pages and branches say their name on hover and on focus', async () => {
  await render(<Subject collapsed />)
  await expect.element(orders()).toBeInTheDocument()
  const tip = (name: string) => page.getByRole('tooltip').filter({ hasText: name })
  // The mouse comes from elsewhere, as it does.
  await userEvent.hover(page.getByRole('main'))
  await userEvent.hover(orders())
  await expect.element(tip('委托单')).toBeVisible()
  await userEvent.hover(page.getByRole('main'))
  await expect.element(tip('委托单')).not.toBeInTheDocument()
  for (let press = 0; press < 8 && document.activeElement !== more().element(); press += 1) await userEvent.tab()
  await expect.element(more()).toHaveFocus()
  await expect.element(tip('更多')).toBeVisible()
})

test.each([
  ['ltr', 'right'],
  ['rtl', 'left'],
])('[DS-1] a closed branch points to where its word goes on, an open one down (%s)', async (dir, onward) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await render(<Subject />)
  await expect.element(more()).toBeVisible()
  expect(pointsTo(more().element())).toBe(onward)
  await more().click()
  await expect.poll(() => pointsTo(more().element())).toBe('down')
})
