import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { homeTarget, parseSavedTabs, saveTabs, type TabStripEmitted, type TabTarget, tabStripMachine } from './index.ts'
import { openTab, tabKey, tabOf } from './tabs.ts'

const home: TabTarget = { path: '/wel/index', label: '首页' }
const orders: TabTarget = {
  path: '/order/order-list/index',
  label: '委托单',
  params: { a: '1' },
  query: { id: '7', b: '2' },
  meta: { i18n: 'orders', icon: 'list' },
  group: '/order',
}
const saved = (...tabs: readonly unknown[]) => ({ version: 1, tabs: [home, ...tabs], active: 0 })

test('[TAB-7] of more tabs than are kept, home, the active one and the newest come back', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ ...orders, query: { id: String(id) } })).reduce((actor, target) => {
      actor.send({ type: 'TAB.OPEN', target })
      return actor
    }, createActor(tabStripMachine, { input: {} }).start())
  const idsOf = (actor: ReturnType<typeof many>) => {
    const stored = parseSavedTabs(JSON.parse(JSON.stringify(saveTabs(actor.getSnapshot().context))))
    return { ids: stored?.tabs.map(({ path, query }) => query?.id ?? path), active: stored?.tabs[stored.active]?.query?.id }
  }
  const all = idsOf(many(199))
  expect([all.ids?.length, all.ids?.[1], all.active]).toEqual([200, '0', '198'])
  const over = many(202)
  expect([idsOf(over).ids?.length, idsOf(over).ids?.slice(0, 2), idsOf(over).active]).toEqual([200, [home.path, '3'], '201'])
  over.send({ type: 'TAB.OPEN', target: { ...orders, query: { id: '1' } } })
  const old = idsOf(over)
  expect([old.ids?.length, old.ids?.slice(0, 3), old.ids?.at(-1), old.active]).toEqual([200, [home.path, '1', '4'], '201', '1'])
})

describe('what was stored', () => {
  test.each<[string, unknown]>([
    ['a tab that is none', saved(null)],
    ['a tab that is a list', saved([])],
    ['a path that is none', saved({ ...orders, path: 7 })],
    ['a path of another site', saved({ ...orders, path: 'https://example.org' })],
    ['a label that is no text', saved({ ...orders, label: undefined })],
    ['params that are no texts', saved({ ...orders, params: { a: 1 } })],
    ['a query that is no record', saved({ ...orders, query: 'id=7' })],
    ['a group that is no text', saved({ ...orders, group: 7 })],
    ['a meta that is none', saved({ ...orders, meta: 'icon' })],
    ['a view without a tab', saved({ ...orders, meta: { tab: false } })],
    ['a key for words that is no text', saved({ ...orders, meta: { i18n: 7 } })],
    ['an icon that is no text', saved({ ...orders, meta: { icon: {} } })],
    ['an active place that is no number', { ...saved(orders), active: '1' }],
    ['an active place that is no whole number', { ...saved(orders), active: 0.5 }],
    ['an active place that there is not', { ...saved(orders), active: 2 }],
    ['an active place before the first', { ...saved(orders), active: -1 }],
    [
      'more tabs than anybody opens',
      saved(...Array.from({ length: 200 }, (_, id) => ({ ...orders, query: { id: String(id) } }))),
    ],
  ])('[TAB-7] %s is no list of tabs', (_, stored) => {
    expect(parseSavedTabs(stored)).toBeUndefined()
  })

  test('[TAB-7] a tab comes back with all that was said of it, and with nothing else', () => {
    const stored = saved(orders, { ...home, path: '/plain', strange: 1, meta: { tab: true, strange: 1 } })
    expect(parseSavedTabs(stored)?.tabs).toStrictEqual([
      { ...home, params: {}, query: {}, meta: {} },
      orders,
      { path: '/plain', label: '首页', params: {}, query: {}, meta: { tab: true } },
    ])
    const many = saved(...Array.from({ length: 199 }, (_, id) => ({ ...orders, query: { id: String(id) } })))
    expect(parseSavedTabs(many)?.tabs).toHaveLength(200)
  })

  test('[TAB-7] what is stored is what is open, and which of them was looked at', () => {
    const actor = createActor(tabStripMachine, { input: { home } }).start()
    actor.send({ type: 'TAB.OPEN', target: orders })
    const kept: unknown = JSON.parse(JSON.stringify(saveTabs(actor.getSnapshot().context)))
    expect(parseSavedTabs(kept)).toStrictEqual({
      version: 1,
      tabs: [{ ...home, params: {}, query: {}, meta: {} }, orders],
      active: 1,
    })
  })

  test.each([150, 200])('[TAB-7] %d tabs are all kept', (count) => {
    const actor = createActor(tabStripMachine, { input: { home } }).start()
    for (let id = 1; id < count; id += 1) actor.send({ type: 'TAB.OPEN', target: { ...orders, query: { id: String(id) } } })
    const { tabs, active } = saveTabs(actor.getSnapshot().context)
    expect([tabs.length, tabs.at(1)?.query, active]).toEqual([count, { id: '1' }, count - 1])
  })
})

test('[TAB-1] the same names in another order are the same tab, and only that one is brought up to date', () => {
  expect(tabKey({ ...orders, query: { b: '2', id: '7' } })).toBe(tabKey(orders))
  expect(tabKey({ path: '/x', query: { b: '1', a: '2', c: '3' } })).toBe(
    tabKey({ path: '/x', query: { c: '3', a: '2', b: '1' } }),
  )
  const other = { ...orders, query: {} }
  const tabs = [home, orders, other].map(tabOf)
  const renamed = openTab({ tabs, activeKey: tabKey(home) }, { ...orders, label: '订单' })
  expect(renamed.tabs.map(({ label }) => label)).toEqual(['首页', '订单', '委托单'])
  expect(renamed.activeKey).toBe(tabKey(orders))
})

test('a tab that is chosen is told, also where it is the active one', () => {
  const actor = createActor(tabStripMachine, { input: { home } }).start()
  actor.send({ type: 'TAB.OPEN', target: orders })
  const told: TabStripEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  for (const target of [home, home, orders]) actor.send({ type: 'TAB.ACTIVATE', key: tabKey(target) })
  expect(told).toEqual([home, home, orders].map((target) => ({ type: 'activated', tab: tabOf(target), reason: 'chosen' })))
})

test('[TAB-2] to open what is active already tells nothing', () => {
  const actor = createActor(tabStripMachine, { input: { home } }).start()
  actor.send({ type: 'TAB.OPEN', target: orders })
  const told: TabStripEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.send({ type: 'TAB.OPEN', target: orders })
  expect(told).toEqual([])
})

test('[TAB-3] without another one, home is the dashboard', () => {
  expect(homeTarget).toEqual({ path: '/wel/index', label: '首页', meta: { i18n: 'home' } })
  expect(tabOf(homeTarget)).toStrictEqual({
    key: tabKey(homeTarget),
    label: '首页',
    value: '/wel/index',
    params: {},
    query: {},
    meta: { i18n: 'home' },
  })
})
