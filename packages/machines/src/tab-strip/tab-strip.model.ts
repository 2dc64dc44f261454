import { defineModel } from '../testing/index.ts'
import { saveTabs } from './saved-tabs.ts'
import { tabStripMachine } from './tab-strip.machine.ts'
import type { TabStripContext } from './tab-strip.types.ts'
import { homeTarget, openTab, tabKey, tabOf } from './tabs.ts'

const orders = { path: '/order/index', label: '委托管理' }
const order = { path: '/order/index', label: '委托管理', query: { id: '7' } }
const home = tabOf(homeTarget)
const stored = saveTabs(openTab({ tabs: [home], activeKey: home.key }, orders))

/** Home, a list and one of its records, in every order and with each of them active. */
export const tabStripModel = defineModel({
  name: 'tab-strip',
  machine: tabStripMachine,
  inputs: [{}, { saved: stored }],
  events: [
    { type: 'TAB.OPEN', target: orders },
    { type: 'TAB.OPEN', target: order },
    { type: 'TAB.OPEN', target: { path: '/print', label: '打印', meta: { tab: false } } },
    ...[home.key, tabKey(orders), tabKey(order), 'nothing'].flatMap((key) => [
      { type: 'TAB.ACTIVATE' as const, key },
      { type: 'TAB.CLOSE' as const, key },
      { type: 'TABS.CLOSE_OTHERS' as const, key },
      { type: 'TAB.MOVE' as const, key, to: 0 },
      { type: 'TAB.MOVE_BY' as const, key, by: 1 as const },
    ]),
    { type: 'TABS.CLOSE_OTHERS' },
    { type: 'TABS.CLOSE_ALL' },
    { type: 'TABS.CLEARED' },
    { type: 'TABS.RETURN' },
    { type: 'TABS.RESTORED', saved: stored },
    { type: 'TABS.RESTORED', saved: '<rubbish>' },
    { type: 'LABELS.CHANGED', labels: { '/order/index': 'Orders' } },
  ],
  place: ({ context }) => [context.tabs.map((tab) => tab.key), context.activeKey],
  invariant: (snapshot) => {
    assertSound(snapshot.context)
    if (snapshot.matches('homeAlone') !== (snapshot.context.tabs.length === 1)) throw new Error('homeAlone means one tab')
  },
})

/** What holds of every strip: home first, no tab twice, and the active one among them. */
export function assertSound({ tabs, activeKey }: TabStripContext) {
  const keys = tabs.map((tab) => tab.key)
  if (keys[0] !== home.key) throw new Error('home is not the first tab')
  if (new Set(keys).size !== keys.length) throw new Error('a tab is there twice')
  if (!keys.includes(activeKey)) throw new Error('the active tab is not open')
}
