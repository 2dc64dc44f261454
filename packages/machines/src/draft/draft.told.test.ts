import { describe, expect, test } from 'vitest'
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
  const began = { name: '', count: 1 }
  const theirs = { version: 1, values: { name: 'two', count: 1 }, began, idempotencyKey: 'key-1', revision: 2 }
  expect(one.told.at(-1)).toEqual({ type: 'conflicted', stored: theirs, reason: 'otherPage' })
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

describe('[LOCK-5] a save that was asked for is told as that', () => {
  const name = { type: 'VALUES.CHANGED', values: { name: 'typed' } } as const
  const asked = (revision: number) => ({ type: 'saved', revision, reason: 'asked' })

  test('while a change waits for typing to pause', async () => {
    const it = page(storage())
    await it.until('clean')
    it.send(name)
    it.send({ type: 'SAVE' })
    await it.until('saved')
    expect(it.told).toEqual([asked(1)])
  })

  test.each([
    ['what was stored is still being read', false],
    ['it turns out that nothing can be read', true],
  ])('while %s', async (_, broken) => {
    const store = storage()
    if (broken) store.restore = async () => Promise.reject(new Error('blocked'))
    const it = page(store)
    it.send(name)
    it.send({ type: 'SAVE' })
    await it.until('saved')
    expect(it.told.at(-1)).toEqual(asked(1))
  })

  test('while another save is under way, which is told as what it was', async () => {
    const store = storage()
    const it = page(store)
    await it.until('clean')
    const release = store.hold()
    it.send(name)
    it.clock.increment(800)
    it.send({ type: 'VALUES.CHANGED', values: { name: 'more' } })
    it.send({ type: 'SAVE' })
    release()
    await it.until('saved')
    expect(it.told).toEqual([{ type: 'saved', revision: 1, reason: 'autosave' }, asked(2)])
  })

  test('while what was handed in is being cleared', async () => {
    const store = storage()
    const it = await typed(store, 'x')
    const release = store.holdClearing()
    it.send({ type: 'SUBMITTED' })
    it.send(name)
    it.send({ type: 'SAVE' })
    release()
    await it.until('saved')
    expect(it.told.at(-1)).toEqual(asked(1))
  })
})

test('[REG-2] rubbish in the place of what this page had saved is told as that, not as a draft that was ended', async () => {
  const store = storage()
  const it = await typed(store, 'x')
  store.stored.set(draftKey(owner), 'rubbish')
  it.send({ type: 'VALUES.CHANGED', values: { name: 'y' } })
  it.send({ type: 'SAVE' })
  await it.until('failed')
  expect(it.context().stored).toBeUndefined()
})

test.each([
  ['restoreDraft', 'clean'],
  ['saveDraft', 'failed'],
  ['clearDraft', 'clearFailed'],
] as const)('a port that was forgotten is named: %s', async (port, state) => {
  const store = storage()
  const it = page(store, 'key', [port])
  it.send({ type: 'VALUES.CHANGED', values: { name: 'x' } })
  it.send({ type: 'SAVE' })
  if (port === 'clearDraft') {
    await it.until('saved')
    it.send({ type: 'SUBMITTED' })
  }
  await it.until(port === 'restoreDraft' ? 'saved' : state)
  const failed = it.told.find(({ type }) => type === 'failed')
  expect(failed).toMatchObject({ error: { message: expect.stringContaining(`draft: provide ${port}`) } })
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
