import { describe, expect, test } from 'vitest'
import { draftKey, parseSavedDraft } from './index.ts'
import { owner, page, storage, typed } from './storage.double.ts'

const there = (store: ReturnType<typeof storage>) => parseSavedDraft(store.stored.get(draftKey(owner)))

/** Two pages with one draft, of which the first has saved and the second has restored it. */
async function two() {
  const store = storage()
  const one = await typed(store, 'shared')
  const other = page(store, 'other')
  await other.until('saved')
  return { store, one, other }
}

describe('two pages with one draft', () => {
  test('[REG-2][SRV-4] one submits it: the other is told, and what is typed there is kept as a draft with a key of its own', async () => {
    const { store, one, other } = await two()
    one.send({ type: 'SUBMITTED' })
    await one.until('clean')
    other.send({ type: 'VALUES.CHANGED', values: { name: 'typed there' } })
    other.clock.increment(800)
    await other.until('conflict')
    expect(other.told.at(-1)).toEqual({ type: 'conflicted', stored: undefined, reason: 'ended' })
    expect(other.unsaved()).toBe(true)
    const sent = other.context().idempotencyKey
    other.send({ type: 'CONFLICT.KEEP_MINE' })
    await other.until('saved')
    expect(there(store)).toMatchObject({ values: { name: 'typed there' }, revision: 1 })
    expect(there(store)?.idempotencyKey).not.toBe(sent)
    expect(there(store)?.idempotencyKey).toBe(other.context().idempotencyKey)
  })

  test('[REG-2] one discards it: the other may let its words go as well', async () => {
    const { store, one, other } = await two()
    one.send({ type: 'DISCARD' })
    await one.until('clean')
    other.send({ type: 'VALUES.CHANGED', values: { name: 'typed there' } })
    other.clock.increment(800)
    await other.until('conflict')
    other.send({ type: 'CONFLICT.TAKE_THEIRS' })
    await other.until('clean')
    expect(other.told.at(-1)).toEqual({ type: 'restored', values: { name: '', count: 1 }, reason: 'ended' })
    expect(other.context()).toMatchObject({ values: { name: '', count: 1 }, revision: 0 })
    expect([there(store), other.unsaved()]).toEqual([undefined, false])
  })

  test.each(['SUBMITTED', 'DISCARD'] as const)('[REG-2] %s on one page leaves what the other has stored since', async (type) => {
    const { store, one, other } = await two()
    other.send({ type: 'VALUES.CHANGED', values: { name: 'typed there' } })
    other.clock.increment(800)
    await other.until('saved')
    one.send({ type })
    await one.until('clean')
    expect(there(store)?.values.name).toBe('typed there')
  })

  test('[REG-2] a save that meets other words while the form is submitted leaves those, and one that was stored goes', async () => {
    const { store, one, other } = await two()
    other.send({ type: 'VALUES.CHANGED', values: { name: 'typed there' } })
    other.clock.increment(800)
    await other.until('saved')
    one.send({ type: 'VALUES.CHANGED', values: { name: 'late' } })
    const release = store.hold()
    one.clock.increment(800)
    one.send({ type: 'SUBMITTED' })
    release()
    await one.until('clean')
    expect(there(store)?.values.name).toBe('typed there')
  })

  test('typed while a save was on its way to a conflict, theirs taken: nothing is unsaved', async () => {
    const { store, one, other } = await two()
    other.send({ type: 'VALUES.CHANGED', values: { name: 'theirs' } })
    other.clock.increment(800)
    await other.until('saved')
    const release = store.hold()
    one.send({ type: 'VALUES.CHANGED', values: { name: 'a' } })
    one.clock.increment(800)
    one.send({ type: 'VALUES.CHANGED', values: { name: 'b' } })
    release()
    await one.until('conflict')
    one.send({ type: 'CONFLICT.TAKE_THEIRS' })
    await one.until('saved')
    expect([one.unsaved(), one.context().changedMeanwhile]).toEqual([false, false])
  })

  test('[REG-2][SRV-4] a draft begun after the shared one was submitted is another one, though its revision is the same', async () => {
    const { store, one, other } = await two()
    one.send({ type: 'SUBMITTED' })
    await one.until('clean')
    one.send({ type: 'VALUES.CHANGED', values: { name: 'next' } })
    one.clock.increment(800)
    await one.until('saved')
    expect([one.context().revision, other.context().revision]).toEqual([1, 1])
    other.send({ type: 'VALUES.CHANGED', values: { name: 'typed there' } })
    other.clock.increment(800)
    await other.until('conflict')
    expect(other.context().stored?.values.name).toBe('next')
    other.send({ type: 'DISCARD' })
    await other.until('clean')
    expect(there(store)?.values.name).toBe('next')
  })

  test('[REG-2] mine kept over theirs is saved on, and is not told of again', async () => {
    const { store, one, other } = await two()
    other.send({ type: 'DISCARD' })
    await other.until('clean')
    other.send({ type: 'VALUES.CHANGED', values: { name: 'theirs' } })
    other.clock.increment(800)
    await other.until('saved')
    one.send({ type: 'VALUES.CHANGED', values: { name: 'mine' } })
    one.clock.increment(800)
    await one.until('conflict')
    one.send({ type: 'CONFLICT.KEEP_MINE' })
    await one.until('saved')
    one.send({ type: 'VALUES.CHANGED', values: { name: 'mine again' } })
    one.clock.increment(800)
    await one.until('saved')
    expect(there(store)).toMatchObject({ values: { name: 'mine again' }, revision: 3, idempotencyKey: 'key-1' })
  })
})

describe('while the storage is asked', () => {
  test('[REG-2] what is typed before the stored draft came is unsaved; asked to save, it does so at once', async () => {
    const store = storage()
    const it = page(store)
    expect(it.unsaved()).toBe(false)
    it.send({ type: 'VALUES.CHANGED', values: { name: 'early' } })
    expect([it.state(), it.unsaved()]).toEqual(['restoring', true])
    it.send({ type: 'SAVE' })
    await it.until('saved')
    expect(there(store)?.values.name).toBe('early')
    expect(it.told).toEqual([{ type: 'saved', revision: 1, reason: 'asked' }])
  })

  test('[REG-2] the same where the storage cannot be read', async () => {
    const store = storage()
    store.restore = async () => {
      throw new Error('blocked')
    }
    const it = page(store)
    it.send({ type: 'VALUES.CHANGED', values: { name: 'early' } })
    it.send({ type: 'SAVE' })
    await it.until('saved')
    expect(there(store)?.values.name).toBe('early')
  })

  test.each(['DISCARD', 'SUBMITTED'] as const)('[REG-2] a stored draft that nobody has seen yet outlives %s', async (type) => {
    const store = storage()
    await typed(store, 'of yesterday')
    const it = page(store)
    expect(it.state()).toBe('restoring')
    it.send({ type })
    await it.until('clean')
    expect(there(store)?.values.name).toBe('of yesterday')
    it.send({ type: 'VALUES.CHANGED', values: { name: 'of today' } })
    it.send({ type: 'SAVE' })
    await it.until('conflict')
    expect(it.context().stored?.values.name).toBe('of yesterday')
    expect(it.context().values.name).toBe('of today')
  })

  test('[REG-2] the next draft, typed while the last one is cleared, is unsaved, and saved at once if asked', async () => {
    const store = storage()
    const it = await typed(store, 'sent')
    const release = store.holdClearing()
    it.send({ type: 'SUBMITTED' })
    expect(it.unsaved()).toBe(false)
    it.send({ type: 'VALUES.CHANGED', values: { name: 'next' } })
    expect([it.state(), it.unsaved()]).toEqual(['clearing', true])
    it.send({ type: 'SAVE' })
    release()
    await it.until('saved')
    expect(there(store)).toMatchObject({ values: { name: 'next' }, revision: 1, idempotencyKey: 'key-2' })
  })

  test('[REG-2] discarded twice, it is cleared once: a second clearing could remove the next draft', async () => {
    const store = storage()
    const it = await typed(store, 'x')
    let cleared = 0
    const { clear } = store
    store.clear = (request) => {
      cleared += 1
      return clear(request)
    }
    const release = store.holdClearing()
    it.send({ type: 'DISCARD' })
    it.send({ type: 'VALUES.CHANGED', values: { name: 'next' } })
    it.send({ type: 'SUBMITTED' })
    it.send({ type: 'DISCARD' })
    release()
    await it.until('clean')
    expect(cleared).toBe(1)
    expect(it.context()).toMatchObject({ values: { name: '', count: 1 }, idempotencyKey: 'key-4' })
    expect(it.told.slice(1)).toEqual(
      (['discarded', 'submitted', 'discarded'] as const).map((reason) => ({
        type: 'restored',
        values: { name: '', count: 1 },
        reason,
      })),
    )
  })
})
