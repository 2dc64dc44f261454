import { beforeEach, expect, test } from 'vitest'
import { readStored, writeStored } from './local-store.ts'
import { claimTab, readTabs, writeTabs } from './own-tab.ts'
import { tabsKey } from './stored-keys.ts'

const mine = { version: 1, tabs: [{ path: '/order' }], active: 0 }
const others = { version: 1, tabs: [{ path: '/sample' }], active: 0 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('[TAB-7] a browser tab has its own tabs again, though another one wrote later; one that is new begins with those of the last', () => {
  claimTab('2002')
  writeTabs(mine)
  writeStored(tabsKey, others)
  claimTab('2002')
  expect(readTabs()).toEqual(mine)
  sessionStorage.clear()
  expect(readTabs()).toEqual(others)
  sessionStorage.setItem(tabsKey, '{')
  expect(readTabs()).toEqual(others)
})

test('[TAB-7][LOCK-5] what a browser tab kept of somebody else is removed, and so is that of nobody; what is of other pages stays', () => {
  claimTab('2002')
  writeTabs(mine)
  sessionStorage.setItem('etalon.places', '{"/order":{"customer":"长沙星麓精工"}}')
  sessionStorage.setItem('portal', 'theirs')
  claimTab('2002')
  expect(sessionStorage.getItem('etalon.places')).toContain('星麓')
  claimTab('3003')
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['etalon.tab-of', 'portal'])
  claimTab(undefined)
  expect(Object.keys(sessionStorage)).toEqual(['portal'])
  expect(readStored(tabsKey)).toEqual(mine)
})
