import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  chosenTop,
  type LoadMenuAnswer,
  type MenuEmitted,
  type MenuEntry,
  menuMachine,
  menusOf,
  routeAt,
  topHolding,
} from './index.ts'

const tree: readonly MenuEntry[] = [
  {
    id: '1',
    name: '委托管理',
    path: '/order',
    source: 'icon-order',
    children: [
      { id: '11', name: '委托登记', path: '/order/register', meta: { i18n: 'orderRegister' } },
      { id: '12', name: '委托审核', path: '/order/audit/index', meta: { roles: ['auditor'] } },
      { id: '13', name: '手机端', path: '/order/app', code: 'APP' },
    ],
  },
  {
    id: '2',
    name: '预约取件',
    path: '/appointment-pickup-manage',
    children: [{ id: '21', name: '受理', path: '/appointment-pickup-manage/appointment-pickup/acceptance-index' }],
  },
  { id: '3', name: '统计', path: 'https://bi.example.org/board?x=1' },
]
const top: readonly MenuEntry[] = [
  { id: '1', name: '委托管理', path: '/order' },
  { id: '2', name: '预约取件', path: '/appointment-pickup-manage' },
]
const answer = (roles: readonly string[] = [], of = tree): LoadMenuAnswer => ({ top, tree: of, roles })

describe('routes', () => {
  const { routes } = menusOf(answer(['auditor']))

  test('[NAV-5] a leaf answers at its own path and at path/index, and menus use the latter', () => {
    expect(routes[0]?.paths).toEqual(['/order/register/index', '/order/register'])
    expect(routeAt(routes, '/order/register')).toBe(routeAt(routes, '/order/register/index'))
  })

  test('[NAV-5] index never comes twice', () => {
    expect(routeAt(routes, '/order/audit/index')?.paths).toEqual(['/order/audit/index'])
    const pickup = '/appointment-pickup-manage/appointment-pickup/acceptance-index'
    expect(routeAt(routes, pickup)?.paths).toEqual([pickup])
  })

  test('[NAV-5] an external address becomes /myiframe/{routerPath}, whether in path or in src', () => {
    expect(routeAt(routes, '/myiframe/3')).toMatchObject({ name: '统计', external: 'https://bi.example.org/board?x=1' })
    const framed = menusOf(answer([], [{ id: 'a/b', name: 'x', path: '/x', src: 'http://example.org' }]))
    expect(framed.routes).toEqual([{ id: 'a/b', name: 'x', paths: ['/myiframe/a%2Fb'], external: 'http://example.org' }])
  })

  test('[NAV-5] only http and https count as external', () => {
    const { routes: own } = menusOf(answer([], [{ id: '1', name: 'x', path: 'javascript:alert(1)' }]))
    expect(own).toEqual([{ id: '1', name: 'x', paths: ['/javascript:alert(1)/index', '/javascript:alert(1)'] }])
  })

  test('[NAV-5] a parent leads to its first leaf, and a relative path stands under its parent', () => {
    const { tree: items } = menusOf(
      answer([], [{ id: '1', name: 'a', path: 'a', children: [{ id: '2', name: 'b', path: 'b//' }] }]),
    )
    expect(items[0]).toMatchObject({ path: '/a/b/index', own: '/a', children: [{ path: '/a/b/index', own: '/a/b' }] })
  })

  test('[NAV-5] where two leaves claim a path, the first has it', () => {
    const { routes: own } = menusOf(
      answer(
        [],
        [
          { id: '1', name: 'a', path: '/a' },
          { id: '2', name: 'again', path: '/a/index' },
        ],
      ),
    )
    expect(own.map((route) => route.id)).toEqual(['1'])
  })
})

describe('visibility', () => {
  const names = (roles: readonly string[]) => menusOf(answer(roles)).leaves.map((leaf) => leaf.name)

  test('[NAV-6] entries with code APP are hidden', () => {
    expect(names(['auditor'])).not.toContain('手机端')
  })

  test('[NAV-6] an entry shows if it lists no roles, or one of the roles of the user', () => {
    expect(names([])).toEqual(['委托登记', '受理', '统计'])
    expect(names(['tester', 'auditor'])).toEqual(['委托登记', '委托审核', '受理', '统计'])
  })

  test('[NAV-6] a parent without a visible child is hidden, one with an empty list of children is a leaf', () => {
    const { leaves } = menusOf(
      answer(
        [],
        [
          { id: '1', name: 'a', path: '/a', children: [{ id: '2', name: 'b', path: '/b', code: 'APP' }] },
          { id: '3', name: 'c', path: '/c', children: [] },
        ],
      ),
    )
    expect(leaves.map((leaf) => leaf.name)).toEqual(['c'])
  })
})

test('[NAV-4] whatever way led to a path, its top entry is known, also for a view that no menu leads to', () => {
  const menus = menusOf(answer(['auditor']))
  expect(topHolding(menus, '/order/audit/index')?.id).toBe('1')
  expect(topHolding(menus, '/order/register')?.id).toBe('1')
  expect(topHolding(menus, '/appointment-pickup-manage/appointment-pickup/acceptance-index')?.id).toBe('2')
  expect(topHolding(menus, '/order/detail/index')?.id).toBe('1')
  expect(topHolding(menus, '/orders/detail/index')).toBeUndefined()
  expect(topHolding(menus, '/myiframe/3')).toBeUndefined()
  expect(topHolding(menus, '/order')).toBeUndefined()
})

describe('loading', () => {
  function menu(load: () => Promise<LoadMenuAnswer>, side: (topId: string) => Promise<readonly MenuEntry[]> = async () => []) {
    const machine = menuMachine.provide({
      actors: {
        loadMenu: fromPromise(load),
        loadSideMenu: fromPromise<readonly MenuEntry[], { topId: string }>(({ input }) => side(input.topId)),
      },
    })
    const actor = createActor(machine, { input: {} }).start()
    const told: MenuEmitted[] = []
    actor.on('*', (emitted) => told.push(emitted))
    return { actor, told }
  }

  test('[NAV-4] signed in, the menu is loaded and the routes are told', async () => {
    const { actor, told } = menu(async () => answer())
    actor.send({ type: 'MENU.LOAD' })
    expect(actor.getSnapshot().matches('loading')).toBe(true)
    await waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'ready' }))
    expect(actor.getSnapshot().context.top.map((item) => item.name)).toEqual(['委托管理', '预约取件'])
    expect(told).toEqual([{ type: 'loaded', routes: expect.any(Array), reason: 'asked' }])
  })

  test('[NAV-4] choosing a top entry loads its side menu, then says where to go', async () => {
    const { actor, told } = menu(
      async () => answer(),
      async (topId) => (topId === '2' ? (tree[1]?.children ?? []) : []),
    )
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    actor.send({ type: 'TOP.CHOSEN', id: '2' })
    await waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'ready' }))
    expect(actor.getSnapshot().context.side.map((item) => item.name)).toEqual(['受理'])
    expect(told.at(-1)).toEqual({
      type: 'chosen',
      path: '/appointment-pickup-manage/appointment-pickup/acceptance-index',
      reason: 'top',
    })
  })

  test('[NAV-4] of two choices in a row only the later counts', async () => {
    const answers: ((entries: readonly MenuEntry[]) => void)[] = []
    const { actor, told } = menu(
      async () => answer(),
      () => new Promise((resolve) => answers.push(resolve)),
    )
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    actor.send({ type: 'TOP.CHOSEN', id: '1' })
    actor.send({ type: 'TOP.CHOSEN', id: '2' })
    answers[1]?.([{ id: 'late', name: 'later', path: '/later' }])
    answers[0]?.([{ id: 'old', name: 'older', path: '/older' }])
    await waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'ready' }))
    expect(actor.getSnapshot().context.side.map((item) => item.name)).toEqual(['later'])
    expect(told.filter(({ type }) => type === 'chosen')).toHaveLength(1)
  })

  test('[NAV-4] the home item leads to /wel/index and shows the whole tree', async () => {
    const { actor, told } = menu(async () => answer())
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    actor.send({ type: 'HOME.CHOSEN' })
    expect(told.at(-1)).toEqual({ type: 'chosen', path: '/wel/index', reason: 'home' })
    expect(actor.getSnapshot().context.side).toBe(actor.getSnapshot().context.tree)
  })

  test('[NAV-4] the home item leads home before the menu is there, where it is empty, and where it failed', async () => {
    const home = { type: 'chosen', path: '/wel/index', reason: 'home' }
    const waiting = menu(() => new Promise(() => {}))
    waiting.actor.send({ type: 'HOME.CHOSEN' })
    expect(waiting.told).toEqual([])
    waiting.actor.send({ type: 'MENU.LOAD' })
    waiting.actor.send({ type: 'HOME.CHOSEN' })
    expect([waiting.actor.getSnapshot().value, waiting.told.at(-1)]).toEqual([{ loading: 'begun' }, home])
    const empty = menu(async () => ({ top: [], tree: [], roles: [] }))
    empty.actor.send({ type: 'MENU.LOAD' })
    await waitFor(empty.actor, (snapshot) => snapshot.matches('empty'))
    empty.actor.send({ type: 'HOME.CHOSEN' })
    expect([empty.actor.getSnapshot().value, empty.told.at(-1)]).toEqual(['empty', home])
    const failed = menu(async () => {
      throw new Error('no network')
    })
    failed.actor.send({ type: 'MENU.LOAD' })
    await waitFor(failed.actor, (snapshot) => snapshot.matches('failed'))
    failed.actor.send({ type: 'HOME.CHOSEN' })
    expect([failed.actor.getSnapshot().value, failed.told.at(-1)]).toEqual(['failed', home])
    expect(failed.actor.getSnapshot().context.failure).toBe('no network')
  })

  test('[NAV-4] a parent that calls itself index is no view of its own: its first entry is gone to', async () => {
    const { actor, told } = menu(
      async () => ({
        top: [{ id: '1', name: 'a', path: '/a/index' }],
        tree: [{ id: '1', name: 'a', path: '/a/index', children: [{ id: '2', name: 'b', path: '/b' }] }],
        roles: [],
      }),
      async () => [{ id: '2', name: 'b', path: '/b' }],
    )
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    actor.send({ type: 'TOP.CHOSEN', id: '1' })
    await waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'ready' }))
    expect(told.at(-1)).toEqual({ type: 'chosen', path: '/b/index', reason: 'top' })
  })

  test('[NAV-6] an empty menu is a state of its own', async () => {
    const { actor } = menu(async () => ({ top: [], tree: [], roles: [] }))
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('empty'))
  })

  test('a menu that failed says why and can be tried again', async () => {
    let tries = 0
    const { actor, told } = menu(async () => {
      tries += 1
      if (tries === 1) throw new Error('no network')
      return answer()
    })
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    expect(told).toEqual([{ type: 'failed', message: 'no network', reason: 'menu' }])
    actor.send({ type: 'MENU.RETRY' })
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    expect(actor.getSnapshot().context.failure).toBeUndefined()
    expect(told.at(-1)).toMatchObject({ type: 'loaded', reason: 'retry' })
  })

  test('[NAV-4] at home again, nothing is chosen, and a side menu that comes late is not shown', async () => {
    const answers: ((entries: readonly MenuEntry[]) => void)[] = []
    const { actor, told } = menu(
      async () => answer(),
      () => new Promise((resolve) => answers.push(resolve)),
    )
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    expect(chosenTop(actor.getSnapshot().context)).toBeUndefined()
    actor.send({ type: 'TOP.CHOSEN', id: '2' })
    expect(chosenTop(actor.getSnapshot().context)).toMatchObject({ id: '2', name: '预约取件' })
    actor.send({ type: 'HOME.CHOSEN' })
    expect(actor.getSnapshot().value).toEqual({ loaded: 'ready' })
    answers[0]?.([{ id: 'late', name: 'late', path: '/late' }])
    for (let turn = 0; turn < 10; turn += 1) await undefined
    const { context } = actor.getSnapshot()
    expect(context).toMatchObject({ chosenId: undefined, failure: undefined })
    expect(context.side).toBe(context.tree)
    expect(chosenTop(context)).toBeUndefined()
    expect(told.filter(({ type }) => type === 'chosen')).toEqual([{ type: 'chosen', path: '/wel/index', reason: 'home' }])
  })

  const external: MenuEntry = { id: '4', name: '统计', path: 'https://bi.example.org/' }
  test.each<[string, MenuEntry, readonly MenuEntry[], string]>([
    [
      'a view of its own',
      { id: '9', name: '委托登记', path: '/order/register' },
      [{ id: 'x', name: 'x', path: '/x' }],
      '/order/register/index',
    ],
    ['a framed page', external, [{ id: 'x', name: 'x', path: '/x' }], '/myiframe/4'],
    ['no view of its own', { id: '9', name: 'x', path: '/lab' }, [{ id: 'x', name: 'x', path: 'list' }], '/lab/list/index'],
    ['no view at all', { id: '9', name: 'x', path: '/lab' }, [], '/lab/index'],
  ])('[NAV-4] a top entry with %s leads there', async (_, entry, side, path) => {
    const { actor, told } = menu(
      async () => ({ ...answer(), top: [...top, entry] }),
      async () => side,
    )
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    actor.send({ type: 'TOP.CHOSEN', id: entry.id })
    await waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'ready' }))
    expect(told.at(-1)).toEqual({ type: 'chosen', path, reason: 'top' })
  })

  test.each([
    ['a top menu alone', { top, tree: [] }],
    ['a tree alone', { top: [], tree }],
  ])('[NAV-6] %s is no empty menu', async (_, given) => {
    const { actor } = menu(async () => ({ ...given, roles: [] }))
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => !snapshot.matches('loading'))
    expect(actor.getSnapshot().matches('loaded')).toBe(true)
  })

  test('[NAV-4] a side menu that failed says why and can be tried again; another choice forgets it', async () => {
    const asked: string[] = []
    const { actor, told } = menu(
      async () => answer(),
      async (topId) => {
        asked.push(topId)
        if (asked.length === 1) throw 'no network'
        return tree[1]?.children ?? []
      },
    )
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    actor.send({ type: 'TOP.CHOSEN', id: '2' })
    await waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'sideFailed' }))
    expect(told.at(-1)).toEqual({ type: 'failed', message: 'no network', reason: 'side' })
    expect(actor.getSnapshot().context.failure).toBe('no network')
    actor.send({ type: 'MENU.RETRY' })
    await waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'ready' }))
    expect(asked).toEqual(['2', '2'])
    expect(told.at(-1)).toMatchObject({ type: 'chosen', reason: 'top' })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
    actor.send({ type: 'TOP.CHOSEN', id: '1' })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
  })

  test('a menu that is loaded once more after a retry was asked for', async () => {
    let tries = 0
    const { actor, told } = menu(async () => {
      tries += 1
      if (tries === 1) throw new Error('no network')
      return answer()
    })
    for (const [event, state] of [
      ['MENU.LOAD', 'failed'],
      ['MENU.RETRY', 'loaded'],
      ['MENU.LOAD', 'loaded'],
    ] as const) {
      actor.send({ type: event })
      await waitFor(actor, (snapshot) => snapshot.matches(state))
    }
    expect(told.map(({ reason }) => reason)).toEqual(['menu', 'retry', 'asked'])
  })

  test('[SES-6] signing out forgets the menu, the roles and the routes', async () => {
    const { actor } = menu(async () => answer(['auditor']))
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    actor.send({ type: 'MENU.CLEARED' })
    expect(actor.getSnapshot().matches('idle')).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ top: [], tree: [], side: [], leaves: [], routes: [], roles: [] })
  })

  test('a menu without its port says what to provide', async () => {
    const actor = createActor(menuMachine, { input: {} }).start()
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    expect(actor.getSnapshot().context.failure).toMatch(/provide loadMenu/)
  })

  test('and so does one without the port of its side menus', async () => {
    const machine = menuMachine.provide({ actors: { loadMenu: fromPromise(async () => answer()) } })
    const actor = createActor(machine, { input: {} }).start()
    actor.send({ type: 'MENU.LOAD' })
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    actor.send({ type: 'TOP.CHOSEN', id: '1' })
    await waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'sideFailed' }))
    expect(actor.getSnapshot().context.failure).toMatch(/provide loadSideMenu/)
  })
})

const anyEntry: fc.Memo<MenuEntry> = fc.memo((depth) =>
  fc.record(
    {
      id: fc.string(),
      name: fc.string(),
      path: fc.oneof(fc.webPath(), fc.webUrl(), fc.string()),
      code: fc.constantFrom('APP', 'order'),
      meta: fc.record({ roles: fc.subarray(['tester', 'auditor']) }),
      children: depth > 1 ? fc.array(anyEntry(depth - 1), { maxLength: 3 }) : fc.constant([]),
    },
    { requiredKeys: ['id', 'name', 'path'] },
  ),
)

propertyTest.prop([fc.array(anyEntry(3), { maxLength: 5 }), fc.subarray(['tester', 'auditor'])])(
  '[NAV-5] whatever the server sends, no path answers twice, none ends in index twice, and every leaf path is a route',
  (entries, roles) => {
    const { routes, leaves } = menusOf({ top: [], tree: entries, roles })
    const paths = routes.flatMap((route) => route.paths)
    expect(new Set(paths).size).toBe(paths.length)
    for (const leaf of leaves) expect(paths).toContain(leaf.path)
    for (const path of paths) expect(path.startsWith('/')).toBe(true)
  },
)
