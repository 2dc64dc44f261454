import { beforeEach, expect, test } from 'vitest'
import { readStored, removeStored, storedKeys, writeStored } from './local-store.ts'
import { createSealedStorage } from './sealed-storage.ts'
import { lockKey, personKey, preferencesKey, storageKeyKey, tabsKey, uploadsKey } from './stored-keys.ts'

const mine = '5a'.repeat(32)
const theirs = 'c3'.repeat(32)
const draftKey = 'draft:["2002","order"]'
const draft = { values: { remark: '易碎，请轻放' }, revision: 3 }
const tabs = { version: 1, tabs: [{ path: '/order/order-detail/index', query: { id: '10083' } }], active: 0 }

const everything = () => JSON.stringify([storedKeys('').map((key) => [key, readStored(key)]), Object.entries(sessionStorage)])
/** The same but for what stands in boxes: letters come together there by chance. */
const legible = () => everything().replaceAll(/[\w+/=]{60,}/g, '')

beforeEach(() => {
  for (const key of storedKeys('')) removeStored(key)
  sessionStorage.clear()
})

/** Somebody at work, with a draft, a tab and a search in it, and what is no secret. */
async function atWork() {
  const failures: Error[] = []
  const storage = createSealedStorage((error) => failures.push(error))
  await storage.admit('2002', mine)
  writeStored(draftKey, draft)
  writeStored(tabsKey, tabs)
  writeStored(preferencesKey, { theme: 'd2' })
  writeStored(lockKey, { version: 1 })
  writeStored(personKey, { user: { name: '周岚' } })
  sessionStorage.setItem('etalon.places', '{"/order":{"customer":"长沙星麓精工"}}')
  return { storage, failures }
}

test('[LOCK-5] closed, nothing of the work can be read, nor by what keys it was stored; opened, all is as it was', async () => {
  const { storage, failures } = await atWork()
  const before = everything()
  await storage.close()
  for (const word of ['易碎', 'draft', 'order', '10083', '星麓', 'places', 'tabs']) expect(legible()).not.toContain(word)
  expect(readStored(preferencesKey)).toEqual({ theme: 'd2' })
  expect(readStored(personKey)).toEqual({ user: { name: '周岚' } })
  expect(everything()).not.toContain(mine)
  await storage.open(theirs)
  expect(readStored(draftKey)).toBeUndefined()
  await storage.open(mine)
  storage.lifted()
  expect(JSON.parse(everything())[0].toSorted()).toEqual(JSON.parse(before)[0].toSorted())
  expect(sessionStorage.getItem('etalon.places')).toContain('星麓')
  expect(failures).toEqual([])
})

test('[LOCK-5] what is still written while it is closed is sealed too, and is what counts later', async () => {
  const { storage } = await atWork()
  await storage.close()
  const later = { ...draft, values: { remark: '最后一个字' } }
  for (let at = 0; at < 3; at += 1) writeStored(draftKey, later)
  expect(everything()).not.toContain('最后')
  expect(readStored(draftKey)).toBeUndefined()
  await storage.open(mine)
  storage.lifted()
  expect(readStored(draftKey)).toEqual(later)
  expect(storedKeys('etalon.sealed.')).toEqual([])
  writeStored('draft:["2002","sample"]', draft)
  expect(readStored('draft:["2002","sample"]')).toEqual(draft)
})

test('[LOCK-5][LOCK-4] a session that ends locked leaves its drafts sealed until their person signs in, and nothing else', async () => {
  const { storage } = await atWork()
  writeStored(uploadsKey, { f1: { uploadId: '7', at: 1 } })
  await storage.close()
  storage.forget(false)
  expect(storedKeys('etalon.sealed.')).toHaveLength(1)
  expect(readStored(storageKeyKey)).toBeUndefined()
  const next = createSealedStorage(() => {})
  await next.admit('2003', theirs)
  expect(readStored(draftKey)).toBeUndefined()
  expect(storedKeys('etalon.sealed.')).toHaveLength(1)
  await next.admit('2002', mine)
  expect(readStored(draftKey)).toEqual(draft)
  expect(readStored(tabsKey)).toBeUndefined()
  expect(storedKeys('etalon.sealed.')).toEqual([])
})

test('[LOCK-5] what two browser tabs sealed under one key opens to the later of the two', async () => {
  const { storage } = await atWork()
  await storage.close()
  storage.lifted()
  await new Promise((resolve) => setTimeout(resolve, 5))
  const second = createSealedStorage(() => {})
  writeStored(draftKey, { ...draft, revision: 4 })
  await second.close()
  await second.open(mine)
  second.lifted()
  expect(readStored(draftKey)).toEqual({ ...draft, revision: 4 })
})

test('[LOCK-5] where there is no room what was stored stays, readable, and is told; what is no seal is left alone', async () => {
  const { storage, failures } = await atWork()
  writeStored('etalon.sealed.x', { person: 7 })
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = function (key, text) {
    if (key.startsWith('etalon.sealed.')) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  }
  try {
    await storage.close()
  } finally {
    Storage.prototype.setItem = setItem
  }
  expect(readStored(draftKey)).toEqual(draft)
  expect(failures.length).toBeGreaterThan(0)
  await storage.open(mine)
  storage.lifted()
  expect(readStored('etalon.sealed.x')).toEqual({ person: 7 })
})

test('[LOCK-5] what is on its way when the screen is locked is sealed with the rest; a lock lifted meanwhile seals nothing', async () => {
  const { storage } = await atWork()
  const lastWords = { ...draft, values: { remark: '锁屏前一刻' } }
  const isOnItsWay = async () => writeStored(draftKey, lastWords)
  await storage.close(isOnItsWay)
  expect(everything()).not.toContain('锁屏前')
  await storage.open(mine)
  storage.lifted()
  expect(readStored(draftKey)).toEqual(lastWords)

  const { promise: saved, resolve: save } = Promise.withResolvers<void>()
  const closing = storage.close(() => saved)
  expect(storage.isClosed()).toBe(true)
  storage.lifted()
  save()
  await closing
  expect(storage.isClosed()).toBe(false)
  expect(storedKeys('etalon.sealed.')).toEqual([])
  writeStored(draftKey, draft)
  expect(readStored(draftKey)).toEqual(draft)
})

test('[LOCK-5] where nobody told a key, nothing is sealed and nothing is lost', async () => {
  const storage = createSealedStorage(() => {})
  writeStored(draftKey, draft)
  await storage.close()
  expect(readStored(draftKey)).toEqual(draft)
})
