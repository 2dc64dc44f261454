import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  parseSavedTabs,
  saveTabs,
  shownTabs,
  type TabStripEmitted,
  type TabStripEvent,
  type TabStripInput,
  type TabTarget,
  tabKey,
  tabLabel,
  tabStripMachine,
} from './index.ts'
import { assertSound } from './tab-strip.model.ts'

const home: TabTarget = { path: '/wel/index', label: '首页' }
const orders: TabTarget = { path: '/order/index', label: '委托管理' }
const order7: TabTarget = { ...orders, query: { id: '7' } }
const samples: TabTarget = { path: '/sample/index', label: '样品管理' }

function strip(targets: readonly TabTarget[] = [], input: TabStripInput = {}) {
  const actor = createActor(tabStripMachine, { input }).start()
  for (const target of targets) actor.send({ type: 'TAB.OPEN', target })
  const told: TabStripEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const titles = () => shownTabs(actor.getSnapshot().context).map((tab) => (tab.active ? `[${tab.title}]` : tab.title))
  const send = (event: TabStripEvent) => actor.send(event)
  return { actor, send, told, titles }
}

describe('adding', () => {
  test('[TAB-1] navigation adds a tab at the end and makes it active', () => {
    const { titles, send, told } = strip([orders])
    send({ type: 'TAB.OPEN', target: samples })
    expect(titles()).toEqual(['首页', '委托管理', '[样品管理]'])
    expect(told).toEqual([{ type: 'activated', tab: expect.objectContaining({ value: '/sample/index' }), reason: 'opened' }])
  })

  test('[TAB-1] a route with tabs disabled adds none and leaves the active tab alone', () => {
    const { titles, send } = strip([orders])
    send({ type: 'TAB.OPEN', target: { path: '/print', label: '打印', meta: { tab: false } } })
    expect(titles()).toEqual(['首页', '[委托管理]'])
  })

  test('[TAB-1] the label gets -{id} when the query has an id', () => {
    expect(tabLabel({ label: '委托管理', query: { id: '7' } })).toBe('委托管理-7')
    expect(tabLabel({ label: '委托管理', query: { id: '' } })).toBe('委托管理')
    expect(tabLabel({ label: '委托管理', query: { name: 'a' } })).toBe('委托管理')
  })

  test('[TAB-2] identical path, params and query are one tab, whatever the order of their names', () => {
    const one = { ...orders, params: { a: '1', b: '2' }, query: { c: '3', d: '4' } }
    const same = { ...orders, params: { b: '2', a: '1' }, query: { d: '4', c: '3' } }
    const { actor } = strip([one, samples, same])
    expect(actor.getSnapshot().context.tabs).toHaveLength(3)
    expect(actor.getSnapshot().context.activeKey).toBe(tabKey(one))
  })

  test('[TAB-2] another query, or a value moved from params to query, is another tab', () => {
    expect(tabKey(orders)).not.toBe(tabKey(order7))
    expect(tabKey({ path: '/a', params: { id: '1' } })).not.toBe(tabKey({ path: '/a', query: { id: '1' } }))
  })
})

describe('closing', () => {
  test('[TAB-3] home cannot be closed, others can as long as there are several', () => {
    const { actor, titles, send } = strip([orders])
    expect(shownTabs(actor.getSnapshot().context).map((tab) => tab.close)).toEqual([false, true])
    send({ type: 'TAB.CLOSE', key: tabKey(home) })
    expect(titles()).toEqual(['首页', '[委托管理]'])
  })

  test('[TAB-3] a single tab is not closable', () => {
    const { actor, titles, send, told } = strip()
    expect(shownTabs(actor.getSnapshot().context).map((tab) => tab.close)).toEqual([false])
    send({ type: 'TAB.CLOSE', key: tabKey(home) })
    expect(titles()).toEqual(['[首页]'])
    expect(told).toEqual([])
  })

  test('[TAB-4] closing the active tab opens the previous one', () => {
    const { titles, send, told } = strip([orders, order7, samples])
    send({ type: 'TAB.ACTIVATE', key: tabKey(order7) })
    told.length = 0
    send({ type: 'TAB.CLOSE', key: tabKey(order7) })
    expect(titles()).toEqual(['首页', '[委托管理]', '样品管理'])
    expect(told).toEqual([
      { type: 'activated', tab: expect.objectContaining({ key: tabKey(orders) }), reason: 'closed' },
      { type: 'dropped', keys: [tabKey(order7)], reason: 'closed' },
    ])
  })

  test('[TAB-4] closing another tab leaves the active one on screen', () => {
    const { titles, send, told } = strip([orders, samples])
    send({ type: 'TAB.CLOSE', key: tabKey(orders) })
    expect(titles()).toEqual(['首页', '[样品管理]'])
    expect(told).toEqual([{ type: 'dropped', keys: [tabKey(orders)], reason: 'closed' }])
  })

  test('[TAB-5] close others keeps the active tab and home', () => {
    const { titles, send, told } = strip([orders, order7, samples])
    send({ type: 'TABS.CLOSE_OTHERS' })
    expect(titles()).toEqual(['首页', '[样品管理]'])
    expect(told).toEqual([{ type: 'dropped', keys: [tabKey(orders), tabKey(order7)], reason: 'closedOthers' }])
  })

  test('[TAB-5] close others from another tab keeps that one, and goes there', () => {
    const { titles, send, told } = strip([orders, order7, samples])
    send({ type: 'TABS.CLOSE_OTHERS', key: tabKey(orders) })
    expect(titles()).toEqual(['首页', '[委托管理]'])
    expect(told[0]).toMatchObject({ type: 'activated', tab: { key: tabKey(orders) }, reason: 'closedOthers' })
  })

  test('[TAB-5] close all leaves home and goes there', () => {
    const { titles, send, told } = strip([orders, samples])
    send({ type: 'TABS.CLOSE_ALL' })
    expect(titles()).toEqual(['[首页]'])
    expect(told).toEqual([
      { type: 'activated', tab: expect.objectContaining({ value: '/wel/index' }), reason: 'closedAll' },
      { type: 'dropped', keys: [tabKey(orders), tabKey(samples)], reason: 'closedAll' },
    ])
  })
})

describe('keeping', () => {
  test('[TAB-7] tabs survive a reload, with the active one', () => {
    const { actor, send } = strip([orders, order7, samples])
    send({ type: 'TAB.ACTIVATE', key: tabKey(order7) })
    const saved: unknown = JSON.parse(JSON.stringify(saveTabs(actor.getSnapshot().context)))
    expect(strip([], { saved }).titles()).toEqual(['首页', '委托管理', '[委托管理-7]', '样品管理'])
  })

  test('[TAB-7] group, icon and key of translation survive too', () => {
    const full: TabTarget = {
      ...order7,
      params: { kind: 'a' },
      group: '1',
      meta: { tab: true, i18n: 'orders', icon: 'icon-order' },
    }
    const saved: unknown = JSON.parse(JSON.stringify(saveTabs(strip([full]).actor.getSnapshot().context)))
    expect(strip([], { saved }).actor.getSnapshot().context.tabs[1]).toStrictEqual({
      key: tabKey(full),
      label: '委托管理',
      value: '/order/index',
      params: { kind: 'a' },
      query: { id: '7' },
      group: '1',
      meta: { tab: true, i18n: 'orders', icon: 'icon-order' },
    })
    expect(strip([orders]).actor.getSnapshot().context.tabs[1]).not.toHaveProperty('group')
  })

  test('[TAB-7] tabs restored later replace those that are open, and say which views are gone', () => {
    const saved: unknown = saveTabs(strip([orders, samples]).actor.getSnapshot().context)
    const { titles, send, told } = strip([orders, order7])
    send({ type: 'TABS.RESTORED', saved: 'rubbish' })
    expect(titles()).toEqual(['首页', '委托管理', '[委托管理-7]'])
    send({ type: 'TABS.RESTORED', saved })
    expect(titles()).toEqual(['首页', '委托管理', '[样品管理]'])
    expect(told).toEqual([{ type: 'dropped', keys: [tabKey(order7)], reason: 'restored' }])
    told.length = 0
    send({ type: 'TABS.RESTORED', saved })
    expect(told).toEqual([])
  })

  test('[TAB-7] signing in or out clears the tabs without navigating', () => {
    const { titles, send, told } = strip([orders, samples])
    send({ type: 'TABS.CLEARED' })
    expect(titles()).toEqual(['[首页]'])
    expect(told).toEqual([{ type: 'dropped', keys: [tabKey(orders), tabKey(samples)], reason: 'cleared' }])
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'tabs'],
    ['another version', { version: 2, tabs: [home], active: 0 }],
    ['no tabs', { version: 1, tabs: [], active: 0 }],
    ['a tab without a path', { version: 1, tabs: [{ label: 'x' }], active: 0 }],
    ['an address of elsewhere', { version: 1, tabs: [{ path: 'javascript:alert(1)', label: 'x' }], active: 0 }],
    ['a query that is no text', { version: 1, tabs: [{ ...home, query: { id: 7 } }], active: 0 }],
    ['an active tab that is not there', { version: 1, tabs: [home], active: 3 }],
    ['an active tab between two', { version: 1, tabs: [home, orders], active: 0.5 }],
    ['more tabs than anybody opens', { version: 1, tabs: Array.from({ length: 201 }, () => home), active: 0 }],
    ['a group that is no text', { version: 1, tabs: [{ ...home, group: 1 }], active: 0 }],
    ['a meta that is no record', { version: 1, tabs: [{ ...home, meta: [] }], active: 0 }],
    ['a meta with a number for a key', { version: 1, tabs: [{ ...home, meta: { i18n: 1 } }], active: 0 }],
    ['a tab that wants none', { version: 1, tabs: [{ ...home, meta: { tab: false } }], active: 0 }],
  ])('[TAB-7] a stored value that is %s is refused, and the strip starts with home', (_, saved) => {
    expect(parseSavedTabs(saved)).toBeUndefined()
    expect(strip([], { saved }).titles()).toEqual(['[首页]'])
  })

  test('[TAB-7] home is that of today, even if another was stored', () => {
    const saved = { version: 1, tabs: [{ path: '/old', label: '旧' }, orders], active: 0 }
    expect(strip([], { saved }).titles()).toEqual(['[首页]', '委托管理'])
  })
})

test('[LOCK-3] asked to return, it says again which tab is the active one', () => {
  const { send, told } = strip([orders, samples])
  send({ type: 'TABS.RETURN' })
  expect(told).toEqual([{ type: 'activated', tab: expect.objectContaining({ value: '/sample/index' }), reason: 'returned' }])
})

describe('order and labels', () => {
  test('[TAB-9] a tab is dragged to another place, never before home', () => {
    const { titles, send } = strip([orders, order7, samples])
    send({ type: 'TAB.MOVE', key: tabKey(samples), to: 0 })
    expect(titles()).toEqual(['首页', '[样品管理]', '委托管理', '委托管理-7'])
    send({ type: 'TAB.MOVE', key: tabKey(samples), to: 99 })
    expect(titles()).toEqual(['首页', '委托管理', '委托管理-7', '[样品管理]'])
    send({ type: 'TAB.MOVE', key: tabKey(home), to: 2 })
    expect(titles()[0]).toBe('首页')
  })

  test('[TAB-9] a tab is moved one place by keyboard', () => {
    const { titles, send } = strip([orders, samples])
    send({ type: 'TAB.MOVE_BY', key: tabKey(orders), by: 1 })
    expect(titles()).toEqual(['首页', '[样品管理]', '委托管理'])
    send({ type: 'TAB.MOVE_BY', key: tabKey(orders), by: -1 })
    send({ type: 'TAB.MOVE_BY', key: tabKey(orders), by: -1 })
    expect(titles()).toEqual(['首页', '委托管理', '[样品管理]'])
  })

  test('another language gives other labels by path', () => {
    const { titles, send } = strip([orders, order7])
    send({ type: 'LABELS.CHANGED', labels: { '/wel/index': 'Home', '/order/index': 'Orders' } })
    expect(titles()).toEqual(['Home', 'Orders', '[Orders-7]'])
  })
})

const anyTarget = fc.record({
  path: fc.constantFrom('/wel/index', '/a', '/b', '/__proto__'),
  label: fc.string({ maxLength: 3 }),
  query: fc.dictionary(fc.constantFrom('id', '__proto__', 'q'), fc.string({ maxLength: 2 }), { maxKeys: 2 }),
})
const anyKey = anyTarget.map(tabKey)
const anyEvent: fc.Arbitrary<TabStripEvent> = fc.oneof(
  fc.record({ type: fc.constant('TAB.OPEN' as const), target: anyTarget }),
  fc.record({ type: fc.constantFrom('TAB.ACTIVATE' as const, 'TAB.CLOSE' as const, 'TABS.CLOSE_OTHERS' as const), key: anyKey }),
  fc.record({ type: fc.constant('TAB.MOVE' as const), key: anyKey, to: fc.double() }),
  fc.constantFrom<TabStripEvent>({ type: 'TABS.CLOSE_OTHERS' }, { type: 'TABS.CLOSE_ALL' }, { type: 'TABS.CLEARED' }),
)

propertyTest.prop([fc.array(anyEvent, { maxLength: 25 })])(
  '[TAB-2][TAB-3][TAB-7] whatever happens, home stays first, no tab is there twice, and what is saved is read back the same',
  (events) => {
    const { actor, send } = strip()
    for (const event of events) send(event)
    const { context } = actor.getSnapshot()
    assertSound(context)
    const saved: unknown = JSON.parse(JSON.stringify(saveTabs(context)))
    const restored = strip([], { saved }).actor.getSnapshot().context
    expect(restored.activeKey).toBe(context.activeKey)
    expect(restored.tabs.slice(1)).toEqual(context.tabs.slice(1))
  },
)

propertyTest.prop([fc.array(anyEvent, { maxLength: 25 })])(
  '[TAB-6] the views that are dropped are exactly those whose tab is gone: every other keeps its form, scroll position and filters',
  (events) => {
    const { actor, send } = strip()
    const dropped: string[] = []
    actor.on('dropped', ({ keys }) => dropped.push(...keys))
    const open = () => actor.getSnapshot().context.tabs.map(({ key }) => key)
    for (const event of events) {
      const before = open()
      dropped.length = 0
      send(event)
      const after = new Set(open())
      expect(dropped.toSorted()).toEqual(before.filter((key) => !after.has(key)).toSorted())
    }
  },
)

propertyTest.prop([anyTarget, anyTarget])('[TAB-2] two targets share a key only where they are the same view', (one, other) => {
  const same =
    JSON.stringify([one.path, Object.entries(one.query).sort()]) ===
    JSON.stringify([other.path, Object.entries(other.query).sort()])
  expect(tabKey(one) === tabKey(other)).toBe(same)
})
