import { expect, test } from 'vitest'
import { draftKey } from './index.ts'
import { owner, page, storage, typed } from './storage.double.ts'

/** A page whose first save failed. */
async function failing() {
  const store = storage()
  const it = page(store)
  await it.until('clean')
  store.breakDown(true)
  it.send({ type: 'VALUES.CHANGED', values: { name: 'kept' } })
  it.clock.increment(800)
  await it.until('failed')
  store.breakDown(false)
  return { store, it }
}

test.each([
  ['RETRY', 'retry'],
  ['SAVE', 'asked'],
  ['ONLINE', 'online'],
] as const)('[REG-2] after a failure %s saves, and says why', async (type, reason) => {
  const { it } = await failing()
  it.send({ type })
  await it.until('saved')
  expect(it.told.at(-1)).toEqual({ type: 'saved', revision: 1, reason })
})

test('[REG-2] after a failure the next change is saved with what was kept', async () => {
  const { store, it } = await failing()
  it.send({ type: 'VALUES.CHANGED', values: { count: 2 } })
  expect(it.state()).toBe('dirty')
  it.clock.increment(800)
  await it.until('saved')
  expect(store.stored.get(draftKey(owner))).toMatchObject({ values: { name: 'kept', count: 2 } })
})

test.each([
  ['DISCARD', 'discarded'],
  ['SUBMITTED', 'submitted'],
] as const)('[REG-2] %s while a save is under way is told at once, and the form begins anew', async (type, reason) => {
  const store = storage()
  const it = await typed(store, 'x')
  const release = store.hold()
  it.send({ type: 'VALUES.CHANGED', values: { name: 'y' } })
  it.send({ type: 'SAVE' })
  it.send({ type })
  expect(it.told.at(-1)).toEqual({ type: 'restored', values: { name: '', count: 1 }, reason })
  release()
  await it.until('clean')
  expect(store.stored.size).toBe(0)
})

test('[REG-2] what is typed in a conflict is part of mine, which is kept and told as that', async () => {
  const store = storage()
  const one = await typed(store, 'one')
  await typed(store, 'two')
  one.send({ type: 'VALUES.CHANGED', values: { name: 'mine' } })
  one.send({ type: 'SAVE' })
  await one.until('conflict')
  one.send({ type: 'VALUES.CHANGED', values: { count: 9 } })
  one.send({ type: 'CONFLICT.KEEP_MINE' })
  await one.until('saved')
  expect(store.stored.get(draftKey(owner))).toMatchObject({ values: { name: 'mine', count: 9 } })
  expect(one.told.at(-1)).toEqual({ type: 'saved', revision: 3, reason: 'keepMine' })
})

test('a conflict with something that is no draft is told, also where nothing is stored that ever was', async () => {
  for (const stored of ['rubbish', undefined]) {
    const store = storage()
    store.save = async () => ({ outcome: 'conflict', stored })
    const it = page(store)
    await it.until('clean')
    it.send({ type: 'VALUES.CHANGED', values: { name: 'kept' } })
    it.send({ type: 'SAVE' })
    await it.until('failed')
    expect(it.told.at(-1)).toEqual({
      type: 'failed',
      error: new Error('draft: saveDraft found a conflict with something that is no draft.'),
      reason: 'save',
    })
  }
})

test('[REG-2] a storage that says null where nothing is stored tells of an ended draft as well', async () => {
  const store = storage()
  const it = await typed(store, 'x')
  store.save = async () => ({ outcome: 'conflict', stored: null })
  it.send({ type: 'VALUES.CHANGED', values: { name: 'y' } })
  it.send({ type: 'SAVE' })
  await it.until('conflict')
  expect(it.told.at(-1)).toEqual({ type: 'conflicted', stored: undefined, reason: 'ended' })
})

test.each(['RETRY', 'ONLINE'] as const)('[SRV-4] %s clears what could not be cleared', async (type) => {
  const store = storage()
  const it = await typed(store, 'x')
  store.breakDown(true)
  it.send({ type: 'SUBMITTED' })
  await it.until('clearFailed')
  expect(it.context().error).toEqual(new Error('no room'))
  store.breakDown(false)
  it.send({ type })
  await it.until('clean')
  expect(store.stored.size).toBe(0)
})

test('names in a storage stay what they are, or drafts of before would not be found', () => {
  expect(draftKey({ userId: '7', formId: 'order:17' })).toBe('draft:["7","order:17"]')
})
