import { expect, test } from 'vitest'
import { activeTab, closeTab, first, homeTarget, moveTab, openTab, tabOf } from './tabs.ts'

const home = tabOf(homeTarget)
const alone = { tabs: [home], activeKey: home.key }
const orders = { path: '/order/index', label: '委托管理' }
const two = openTab(alone, orders)

test('[TAB-3] a strip always has home: also where none was left', () => {
  expect(first([])).toEqual(home)
  expect(activeTab({ tabs: [], activeKey: 'gone' })).toEqual(home)
  expect(activeTab({ ...two, activeKey: 'gone' })).toEqual(home)
  expect(closeTab(alone, home.key).activeKey).toBe(home.key)
})

test('[TAB-9] a tab that is not there moves nothing', () => {
  expect(moveTab(two, 'gone', 1)).toEqual(two)
})
