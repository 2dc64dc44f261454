import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { draftKey, parseDraftKey, parseSavedDraft } from './index.ts'
import { owner, page, storage, typed } from './storage.double.ts'

const initial = { name: '', count: 1 }

describe('what the form began with', () => {
  test('[REG-2] is stored with what was typed, and comes back with it', async () => {
    const store = storage()
    await typed(store, '压力表')
    expect(parseSavedDraft(store.stored.get(draftKey(owner)))?.began).toEqual(initial)
    const again = page(store)
    await again.until('saved')
    expect(again.context().began).toEqual(initial)
  })

  test('[REG-2] a draft that was stored before this was kept is read all the same, as one that began as the form does', async () => {
    const store = storage()
    const before = { version: 1, values: { name: '压力表', count: 2 }, idempotencyKey: 'k', revision: 3 } as const
    store.stored.set(draftKey(owner), before)
    expect(parseSavedDraft(before)).toEqual(before)
    const it = page(store)
    await it.until('saved')
    expect(it.context()).toMatchObject({ values: { name: '压力表', count: 2 }, began: initial, idempotencyKey: 'k' })
  })

  test('[FLOW-3] is of the earlier version for what was typed there; another page and another day find it so', async () => {
    const store = storage()
    const it = page(store)
    await it.until('clean')
    it.send({ type: 'VALUES.CHANGED', values: { name: 'mine' }, began: { name: 'theirs of before' } })
    it.send({ type: 'VALUES.CHANGED', values: { count: 2 } })
    expect(it.context().began).toEqual({ name: 'theirs of before', count: 1 })
    it.send({ type: 'SAVE' })
    await it.until('saved')
    const again = page(store)
    await again.until('saved')
    expect(again.context().began).toEqual({ name: 'theirs of before', count: 1 })
  })

  test('[FLOW-3] a field that says again what the newer version says was not typed: it began there', async () => {
    const it = page(storage())
    await it.until('clean')
    it.send({ type: 'VALUES.CHANGED', values: { name: 'mine', count: 2 }, began: { name: 'before', count: 5 } })
    it.send({ type: 'VALUES.CHANGED', values: { name: 'mine too' } })
    expect(it.context().began).toEqual({ name: 'before', count: 5 })
    it.send({ type: 'VALUES.CHANGED', values: { name: '' } })
    expect(it.context().began).toEqual({ name: '', count: 5 })
  })

  test.each(['DISCARD', 'SUBMITTED'] as const)('[FLOW-3] is that of the form again after %s', async (type) => {
    const it = page(storage())
    await it.until('clean')
    it.send({ type: 'VALUES.CHANGED', values: { name: 'mine' }, began: { name: 'before' } })
    it.send({ type })
    expect(it.context()).toMatchObject({ values: initial, began: initial })
  })

  test('[FLOW-3] of a draft that is taken from another page is taken too', async () => {
    const store = storage()
    const one = await typed(store, 'one')
    const two = page(store)
    await two.until('saved')
    two.send({ type: 'VALUES.CHANGED', values: { name: 'two' }, began: { name: 'before' } })
    two.send({ type: 'SAVE' })
    await two.until('saved')
    one.send({ type: 'VALUES.CHANGED', values: { name: 'one again' } })
    one.send({ type: 'SAVE' })
    await one.until('conflict')
    one.send({ type: 'CONFLICT.TAKE_THEIRS' })
    await one.until('saved')
    expect(one.context().began).toEqual({ name: 'before', count: 1 })
  })
})

describe('names in a storage', () => {
  propertyTest.prop([fc.string(), fc.string()])('tell whose draft of which form they are of', (userId, formId) => {
    expect(parseDraftKey(draftKey({ userId, formId }))).toEqual({ userId, formId })
  })

  test.each([
    ['of something else', 'tabs'],
    ['that only holds one', `of ${draftKey(owner)}`],
    ['that goes on', `${draftKey(owner)} `],
    ['that is no JSON', 'draft:[7'],
    ['that is no JSON in brackets', 'draft:[x]'],
    ['of a number', 'draft:[7,"order"]'],
    ['of a form that is a number', 'draft:["7",1]'],
    ['of three', 'draft:["7","order","x"]'],
    ['with a space', 'draft:["7", "order"]'],
  ])('one %s is none of a draft', (_, key) => {
    expect(parseDraftKey(key)).toBeUndefined()
  })
})
