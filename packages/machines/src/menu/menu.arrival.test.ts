import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type LoadMenuAnswer, type MenuEmitted, type MenuEntry, menuMachine } from './index.ts'

const leaf = (id: string, path: string): MenuEntry => ({ id, name: id, path })
const tree: readonly MenuEntry[] = [
  { ...leaf('order', '/order'), children: [leaf('orders', '/order/list'), leaf('samples', '/order/sample')] },
  { ...leaf('system', '/system'), children: [{ ...leaf('people', '/people'), children: [leaf('users', '/people/users')] }] },
  leaf('board', 'https://bi.example.org/'),
]
const answer: LoadMenuAnswer = { top: tree.map(({ id, name, path }) => ({ id, name, path })), tree, roles: [] }

/** Menus that are loading until they are let come. */
function arriving(given = answer) {
  const { promise, resolve } = Promise.withResolvers<LoadMenuAnswer>()
  const machine = menuMachine.provide({
    actors: {
      loadMenu: fromPromise<LoadMenuAnswer>(() => promise),
      loadSideMenu: fromPromise<readonly MenuEntry[], { topId: string }>(
        async ({ input }) => tree.find(({ id }) => id === input.topId)?.children ?? [],
      ),
    },
  })
  const actor = createActor(machine, { input: {} })
  const told: MenuEmitted[] = []
  /** Every side menu that there was to be seen, by the ids of its entries. */
  const seen: string[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.subscribe((snapshot) => {
    const ids = snapshot.context.side.map(({ id }) => id).join()
    if (snapshot.matches('loaded') && ids !== seen.at(-1)) seen.push(ids)
  })
  actor.start()
  const load = async () => {
    actor.send({ type: 'MENU.LOAD' })
    resolve(given)
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
  }
  const show = (path: string) => actor.send({ type: 'PATH.SHOWN', path })
  return { actor, told, seen, load, show, chosen: () => actor.getSnapshot().context.chosenId }
}

test.each([
  ['a page of a menu entry', '/order/sample/index', 'order', 'orders,samples'],
  ['a page deeper in the menu, whose own path is another one', '/people/users', 'system', 'people'],
  ['a page that no menu leads to', '/order/detail/index', 'order', 'orders,samples'],
  ['a parent, which leads on', '/system', 'system', 'people'],
  ['a framed page, which has nothing beneath it', '/myiframe/board', 'board', ''],
  ['home', '/wel/index', undefined, 'order,system,board'],
  ['a page that is in no menu', '/info/index', undefined, 'order,system,board'],
])('[NAV-4] whoever comes back to %s finds its side menu at once, and is led nowhere', async (_, path, top, side) => {
  const menu = arriving()
  menu.show(path)
  await menu.load()
  expect([menu.chosen(), menu.seen]).toEqual([top, [side]])
  expect(menu.told.map(({ type }) => type)).toEqual(['loaded'])
})

test('[NAV-4] a page that is shown after the menu came brings its side menu, and so does one beneath another top entry', async () => {
  const menu = arriving()
  await menu.load()
  menu.show('/order/list/index')
  menu.show('/people/users/index')
  menu.show('/order/sample/index')
  menu.show('/info/index')
  expect([menu.chosen(), menu.seen]).toEqual(['order', ['order,system,board', 'orders,samples', 'people', 'orders,samples']])
  expect(menu.told.map(({ type }) => type)).toEqual(['loaded'])
})

test('[NAV-4] a page that two top entries lead to stays beneath the one that was chosen', async () => {
  const both = [...tree, { ...leaf('office', '/office'), children: [leaf('own-orders', '/order/list')] }]
  const menu = arriving({ top: both.map(({ id, name, path }) => ({ id, name, path })), tree: both, roles: [] })
  await menu.load()
  menu.actor.send({ type: 'TOP.CHOSEN', id: 'office' })
  await waitFor(menu.actor, (snapshot) => snapshot.matches({ loaded: 'ready' }))
  menu.show('/order/list/index')
  expect(menu.chosen()).toBe('office')
})

test('[NAV-4] whoever arrived at home keeps the whole menu on the pages they go to from there', async () => {
  const menu = arriving()
  menu.show('/wel/index')
  await menu.load()
  menu.show('/order/list/index')
  expect([menu.chosen(), menu.seen]).toEqual([undefined, ['order,system,board']])
})

test('[NAV-4] what was chosen stays where the first page is shown after the choice', async () => {
  const menu = arriving()
  await menu.load()
  menu.actor.send({ type: 'TOP.CHOSEN', id: 'system' })
  menu.show('/order/list/index')
  await waitFor(menu.actor, (snapshot) => snapshot.matches({ loaded: 'ready' }))
  expect([menu.chosen(), menu.seen.at(-1)]).toEqual(['system', 'people'])
})

test('[NAV-4] where top entries are another list than menus, the whole menu is shown after a reload', async () => {
  const menu = arriving({ ...answer, top: [leaf('900', '/top/work')] })
  menu.show('/order/list/index')
  await menu.load()
  expect([menu.chosen(), menu.seen]).toEqual([undefined, ['order,system,board']])
})

test('[SES-6] whoever signs in next does not arrive where the last one was', async () => {
  const menu = arriving()
  menu.show('/order/list/index')
  await menu.load()
  menu.actor.send({ type: 'MENU.CLEARED' })
  await menu.load()
  expect(menu.chosen()).toBeUndefined()
})
