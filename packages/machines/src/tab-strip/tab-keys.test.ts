import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { shownTabs, tabStripMachine, wishOfKey } from './index.ts'

function strip(...paths: string[]) {
  const actor = createActor(tabStripMachine, { input: {} }).start()
  for (const path of paths) actor.send({ type: 'TAB.OPEN', target: { path, label: path } })
  return shownTabs(actor.getSnapshot().context)
}
const tabs = strip('/order/index', '/sample/index', '/task/index')
const keys = tabs.map(({ key }) => key)
const [home = '', order = '', sample = '', task = ''] = keys
const pressed = (on: string, key: string, held = {}) => wishOfKey(tabs, on, { key, ...held })

test('[TAB-8] arrows lead to the neighbour and wrap at both ends; Home and End lead to the ends', () => {
  expect(keys).toHaveLength(4)
  expect(keys.map((on) => pressed(on, 'ArrowRight'))).toEqual([order, sample, task, home].map((key) => ({ type: 'focus', key })))
  expect(keys.map((on) => pressed(on, 'ArrowLeft'))).toEqual([task, home, order, sample].map((key) => ({ type: 'focus', key })))
  expect(pressed(sample, 'Home')).toEqual({ type: 'focus', key: home })
  expect(pressed(sample, 'End')).toEqual({ type: 'focus', key: task })
})

test('[TAB-8] Enter and Space open the tab that has the focus', () => {
  expect(pressed(order, 'Enter')).toEqual({ type: 'activate' })
  expect(pressed(order, ' ')).toEqual({ type: 'activate' })
})

test('[TAB-8][TAB-3] Delete closes, and the previous tab has the focus; home stays, and a tab alone too', () => {
  expect(pressed(sample, 'Delete')).toEqual({ type: 'close', focus: order })
  expect(pressed(home, 'Delete')).toBeUndefined()
  expect(wishOfKey(strip(), home, { key: 'Delete' })).toBeUndefined()
})

test('[TAB-9] arrows with Ctrl and Shift move the tab itself', () => {
  expect(pressed(sample, 'ArrowLeft', { ctrlKey: true, shiftKey: true })).toEqual({ type: 'move', by: -1 })
  expect(pressed(sample, 'ArrowRight', { ctrlKey: true, shiftKey: true })).toEqual({ type: 'move', by: 1 })
})

test.each([
  ['ArrowLeft', { ctrlKey: true }],
  ['ArrowLeft', { altKey: true }],
  ['ArrowRight', { metaKey: true }],
  ['Delete', { ctrlKey: true }],
  ['Enter', { ctrlKey: true, shiftKey: true }],
  ['Home', { altKey: true }],
  ['ArrowDown', {}],
  ['x', {}],
  ['Tab', {}],
] as const)('[TAB-8] %s with %o is left to the browser', (key, held) => {
  expect(pressed(sample, key, held)).toBeUndefined()
})

test('[TAB-8] shift alone changes nothing', () => {
  expect(pressed(sample, 'ArrowLeft', { shiftKey: true })).toEqual({ type: 'focus', key: order })
})

test('[TAB-8] on a tab that is not there, no key means anything; the only tab is its own neighbour', () => {
  expect(pressed('nobody', 'Enter')).toBeUndefined()
  expect(wishOfKey(strip(), home, { key: 'ArrowRight' })).toEqual({ type: 'focus', key: home })
  expect(wishOfKey(strip(), home, { key: 'ArrowLeft' })).toEqual({ type: 'focus', key: home })
})
