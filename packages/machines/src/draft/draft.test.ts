import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { draftKey, draftMachine, parseSavedDraft } from './index.ts'
import { owner, page, storage, typed } from './storage.double.ts'

describe('saving as one types', () => {
  test('a form that nothing was stored of is clean', async () => {
    const { until, unsaved, context } = page(storage())
    await until('clean')
    expect(unsaved()).toBe(false)
    expect(context().values).toEqual({ name: '', count: 1 })
  })

  test('it saves once, 800 ms after the last change', async () => {
    const store = storage()
    const { send, clock, until, told, unsaved } = page(store)
    await until('clean')
    send({ type: 'VALUES.CHANGED', values: { name: '压' } })
    clock.increment(799)
    send({ type: 'VALUES.CHANGED', values: { name: '压力' } })
    clock.increment(799)
    expect(store.saves).toEqual([])
    expect(unsaved()).toBe(true)
    clock.increment(1)
    await until('saved')
    expect(store.saves).toHaveLength(1)
    expect(store.stored.get(draftKey(owner))).toEqual({
      version: 1,
      values: { name: '压力', count: 1 },
      began: { name: '', count: 1 },
      idempotencyKey: 'key-1',
      revision: 1,
    })
    expect(told).toEqual([{ type: 'saved', revision: 1, reason: 'autosave' }])
    expect(unsaved()).toBe(false)
  })

  test('[LOCK-5] it saves at once when asked', async () => {
    const store = storage()
    const { send, until } = page(store)
    await until('clean')
    send({ type: 'VALUES.CHANGED', values: { name: 'x' } })
    send({ type: 'SAVE' })
    await until('saved')
    expect(store.saves).toHaveLength(1)
  })

  test('[REG-2] a form has changes from the first letter until what was typed is handed in, stored or not', async () => {
    const { send, clock, until, changes } = page(storage())
    expect(changes()).toBe(false)
    await until('clean')
    expect(changes()).toBe(false)
    send({ type: 'VALUES.CHANGED', values: { name: 'x' } })
    expect(changes()).toBe(true)
    clock.increment(800)
    expect(changes()).toBe(true)
    await until('saved')
    expect(changes()).toBe(true)
    send({ type: 'SUBMITTED' })
    expect(changes()).toBe(false)
    await until('clean')
    expect(changes()).toBe(false)
  })

  test('what is typed while saving is saved too', async () => {
    const store = storage()
    const { send, clock, until } = page(store)
    await until('clean')
    const release = store.hold()
    send({ type: 'VALUES.CHANGED', values: { name: 'first' } })
    clock.increment(800)
    send({ type: 'VALUES.CHANGED', values: { name: 'second' } })
    release()
    await until('dirty')
    clock.increment(800)
    await until('saved')
    expect(parseSavedDraft(store.stored.get(draftKey(owner)))).toMatchObject({ values: { name: 'second' }, revision: 2 })
  })

  test('[LOCK-5] asked to save while saving, it saves what was typed since without another pause', async () => {
    const store = storage()
    const { send, clock, until } = page(store)
    await until('clean')
    const release = store.hold()
    send({ type: 'VALUES.CHANGED', values: { name: 'first' } })
    clock.increment(800)
    send({ type: 'VALUES.CHANGED', values: { name: 'second' } })
    send({ type: 'SAVE' })
    release()
    await until('saved')
    expect(parseSavedDraft(store.stored.get(draftKey(owner)))?.values.name).toBe('second')
  })
})

describe('restoring', () => {
  test('[SES-9] a half-filled form comes back, with its idempotency key', async () => {
    const store = storage()
    await typed(store, '压力表')
    const again = page(store)
    await again.until('saved')
    expect(again.context()).toMatchObject({ values: { name: '压力表', count: 1 }, idempotencyKey: 'key-1', revision: 1 })
    expect(again.told).toEqual([{ type: 'restored', values: { name: '压力表', count: 1 }, reason: 'stored' }])
  })

  test.each([
    ['a text', 'draft'],
    ['another version', { version: 2, values: {}, idempotencyKey: 'k', revision: 1 }],
    ['values that are a list', { version: 1, values: [], idempotencyKey: 'k', revision: 1 }],
    ['a beginning that is a text', { version: 1, values: {}, began: 'x', idempotencyKey: 'k', revision: 1 }],
    ['a beginning of nothing', { version: 1, values: {}, began: null, idempotencyKey: 'k', revision: 1 }],
    ['no idempotency key', { version: 1, values: {}, idempotencyKey: '', revision: 1 }],
    ['a key that is no text', { version: 1, values: {}, idempotencyKey: 7, revision: 1 }],
    ['a revision of nothing', { version: 1, values: {}, idempotencyKey: 'k', revision: 0 }],
    ['no revision', { version: 1, values: {}, idempotencyKey: 'k' }],
    ['half a revision', { version: 1, values: {}, idempotencyKey: 'k', revision: 0.5 }],
  ])('a stored value that is %s is refused, and the form starts clean', async (_, rubbish) => {
    const store = storage()
    store.stored.set(draftKey(owner), rubbish)
    const { until, told } = page(store)
    await until('clean')
    expect(told).toEqual([])
  })

  test('a storage that cannot be read is told, and typing goes on', async () => {
    const store = storage()
    store.restore = async () => {
      throw new Error('blocked')
    }
    const { until, told, send, clock } = page(store)
    await until('clean')
    expect(told).toEqual([{ type: 'failed', error: new Error('blocked'), reason: 'restore' }])
    send({ type: 'VALUES.CHANGED', values: { name: 'x' } })
    clock.increment(800)
    await until('saved')
  })

  test('what is typed before the answer came is kept, and a conflict with what was stored is for a person to decide', async () => {
    const store = storage()
    await typed(store, 'stored')
    const it = page(store)
    it.send({ type: 'VALUES.CHANGED', values: { name: 'typed' } })
    await it.until('dirty')
    it.clock.increment(800)
    await it.until('conflict')
    expect(it.context()).toMatchObject({ values: { name: 'typed' }, stored: { values: { name: 'stored' } } })
  })
})

describe('failing', () => {
  test('a failure keeps what was typed, and the network that comes back saves it', async () => {
    const store = storage()
    const { send, clock, until, told, context, unsaved } = page(store)
    await until('clean')
    store.breakDown(true)
    send({ type: 'VALUES.CHANGED', values: { name: 'kept' } })
    clock.increment(800)
    await until('failed')
    expect(context().values.name).toBe('kept')
    expect(unsaved()).toBe(true)
    store.breakDown(false)
    send({ type: 'ONLINE' })
    await until('saved')
    expect(told).toEqual([
      { type: 'failed', error: new Error('no room'), reason: 'save' },
      { type: 'saved', revision: 1, reason: 'online' },
    ])
  })

  test('a draft without its ports says what to provide', async () => {
    const actor = createActor(draftMachine, { input: { ...owner, initial: {}, createKey: () => 'k' } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('clean'))
    expect(actor.getSnapshot().context.error).toMatchObject({ message: expect.stringContaining('provide restoreDraft') })
  })
})

describe('two pages with one form', () => {
  test('the later save finds the other one, and keeps mine on request', async () => {
    const store = storage()
    const one = await typed(store, 'one')
    const two = await typed(store, 'two')
    one.send({ type: 'VALUES.CHANGED', values: { name: 'one again' } })
    one.clock.increment(800)
    await one.until('conflict')
    expect(one.told.at(-1)).toMatchObject({ type: 'conflicted', stored: { values: { name: 'two' }, revision: 2 } })
    one.send({ type: 'CONFLICT.KEEP_MINE' })
    await one.until('saved')
    expect(parseSavedDraft(store.stored.get(draftKey(owner)))).toMatchObject({ values: { name: 'one again' }, revision: 3 })
    expect(two.context().values.name).toBe('two')
  })

  test('or takes theirs, key and all', async () => {
    const store = storage()
    const one = await typed(store, 'one')
    await typed(store, 'two')
    one.send({ type: 'VALUES.CHANGED', values: { name: 'one again' } })
    one.clock.increment(800)
    await one.until('conflict')
    one.send({ type: 'CONFLICT.TAKE_THEIRS' })
    await one.until('saved')
    expect(one.context()).toMatchObject({ values: { name: 'two' }, revision: 2 })
    expect(one.told.at(-1)).toMatchObject({ type: 'restored', reason: 'theirs' })
  })

  test('a conflict with rubbish is a failure that keeps what was typed', async () => {
    const store = storage()
    store.save = async () => ({ outcome: 'conflict', stored: 'rubbish' })
    const { send, clock, until, context } = page(store)
    await until('clean')
    send({ type: 'VALUES.CHANGED', values: { name: 'kept' } })
    clock.increment(800)
    await until('failed')
    expect(context().values.name).toBe('kept')
  })
})

describe('ending', () => {
  test('[SRV-4] the idempotency key stays the same until the submission is acknowledged, and then is a new one', async () => {
    const store = storage()
    const it = await typed(store, 'x')
    const before = it.context().idempotencyKey
    it.send({ type: 'VALUES.CHANGED', values: { name: 'y' } })
    it.clock.increment(800)
    await it.until('saved')
    expect(it.context().idempotencyKey).toBe(before)
    it.send({ type: 'SUBMITTED' })
    await it.until('clean')
    expect(it.context()).toMatchObject({ values: { name: '', count: 1 }, idempotencyKey: 'key-2', revision: 0 })
    expect(store.stored.size).toBe(0)
    expect(it.told.at(-1)).toEqual({ type: 'restored', values: { name: '', count: 1 }, reason: 'submitted' })
  })

  test('discarded, the form is as it was at the start', async () => {
    const store = storage()
    const it = await typed(store, 'x')
    it.send({ type: 'DISCARD' })
    await it.until('clean')
    expect(it.context().values).toEqual({ name: '', count: 1 })
    expect(store.stored.size).toBe(0)
  })

  test('a save under way when the form is submitted does not bring the draft back', async () => {
    const store = storage()
    const it = page(store)
    await it.until('clean')
    const release = store.hold()
    it.send({ type: 'VALUES.CHANGED', values: { name: 'sent' } })
    it.clock.increment(800)
    it.send({ type: 'SUBMITTED' })
    expect(it.state()).toBe('saving')
    release()
    await it.until('clean')
    expect(store.stored.size).toBe(0)
  })

  test('[SRV-4] a sent draft that cannot be cleared is stored under its own key; what is typed next has a new one, and typing tries again', async () => {
    const store = storage()
    const it = await typed(store, 'sent')
    store.breakDown(true)
    it.send({ type: 'SUBMITTED' })
    await it.until('clearFailed')
    expect(it.context().idempotencyKey).toBe('key-2')
    expect(store.stored.get(draftKey(owner))).toMatchObject({ idempotencyKey: 'key-1' })
    expect(it.told.at(-1)).toMatchObject({ type: 'failed', reason: 'clear' })
    store.breakDown(false)
    it.send({ type: 'VALUES.CHANGED', values: { name: 'next' } })
    await it.until('dirty')
    expect(it.context()).toMatchObject({ values: { name: 'next', count: 1 }, idempotencyKey: 'key-2' })
    it.clock.increment(800)
    await it.until('saved')
    expect(parseSavedDraft(store.stored.get(draftKey(owner)))).toMatchObject({ idempotencyKey: 'key-2', revision: 1 })
  })
})

propertyTest.prop([fc.string(), fc.string(), fc.string(), fc.string()])(
  'drafts of two users or two forms never share a name',
  (userId, formId, otherUser, otherForm) => {
    const same = userId === otherUser && formId === otherForm
    expect(draftKey({ userId, formId }) === draftKey({ userId: otherUser, formId: otherForm })).toBe(same)
  },
)
