import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type FeedActorRef, type FeedAnswer, type FeedEmitted, type FeedRequest, feedMachine, hasMore } from './index.ts'

type Answer = (answer: FeedAnswer | Error) => Promise<void>

/** A feed of two per page whose pages come when the test says so. */
function aFeed() {
  const asked: FeedRequest[] = []
  const waiting: { readonly resolve: (answer: FeedAnswer) => void; readonly reject: (error: Error) => void }[] = []
  const actor = createActor(
    feedMachine.provide({
      actors: {
        loadEntries: fromPromise<FeedAnswer, FeedRequest>(({ input }) => {
          asked.push(input)
          return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
        }),
      },
    }),
    { input: { size: 2 } },
  )
  const told: FeedEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  actor.start()
  const answer: Answer = async (given) => {
    const port = waiting.shift()
    if (given instanceof Error) port?.reject(given)
    else port?.resolve(given)
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return { actor, asked, told, answer }
}
const page = (total: number, ...ids: string[]): FeedAnswer => ({ entries: ids.map((id) => ({ id })), total })
const shown = (actor: FeedActorRef) => actor.getSnapshot().context.entries.map(({ id }) => id)

test('[SHELL-10] nothing is loaded before somebody looks; what comes before that is no reason', async () => {
  const { actor, asked, answer } = aFeed()
  actor.send({ type: 'RENEWED' })
  expect(asked).toEqual([])
  actor.send({ type: 'ASKED' })
  actor.send({ type: 'ASKED' })
  expect(asked).toEqual([{ page: 1, size: 2 }])
  await answer(page(2, 'b', 'a'))
  expect(shown(actor)).toEqual(['b', 'a'])
  actor.send({ type: 'ASKED' })
  expect(asked).toHaveLength(1)
})

test('[SHELL-10] older entries come behind, none twice, until there are no more', async () => {
  const { actor, asked, answer } = aFeed()
  actor.send({ type: 'ASKED' })
  await answer(page(3, 'c', 'b'))
  expect(hasMore(actor.getSnapshot().context)).toBe(true)
  actor.send({ type: 'MORE' })
  expect(asked[1]).toEqual({ page: 2, size: 2 })
  // Something came in between: what is on the second page now stood on the first.
  await answer(page(4, 'b', 'a'))
  expect(shown(actor)).toEqual(['c', 'b', 'a'])
  actor.send({ type: 'MORE' })
  expect(asked[2]).toEqual({ page: 3, size: 2 })
  await answer(page(4))
  expect(hasMore(actor.getSnapshot().context)).toBe(false)
  actor.send({ type: 'MORE' })
  expect(asked).toHaveLength(3)
})

test('[SHELL-10] renewed, what is shown stays until the newer is there, and what is new is told', async () => {
  const { actor, told, answer } = aFeed()
  actor.send({ type: 'ASKED' })
  await answer(page(1, 'a'))
  actor.send({ type: 'RENEWED' })
  expect(shown(actor)).toEqual(['a'])
  await answer(page(2, 'b', 'a'))
  expect(shown(actor)).toEqual(['b', 'a'])
  expect(told.at(-1)).toEqual({ type: 'loaded', entries: [{ id: 'b' }], reason: 'renewed' })
  const error = new Error('not carried')
  actor.send({ type: 'RENEWED' })
  await answer(error)
  expect(shown(actor)).toEqual(['b', 'a'])
  expect(told.at(-1)).toEqual({ type: 'failed', error, reason: 'renewed' })
})

test('[SHELL-10] renewed while it is loaded, the older answer is dropped', async () => {
  const { actor, asked, answer } = aFeed()
  actor.send({ type: 'ASKED' })
  actor.send({ type: 'RENEWED' })
  expect(asked).toHaveLength(2)
  await answer(page(1, 'old'))
  expect(shown(actor)).toEqual([])
  await answer(page(1, 'new'))
  expect(shown(actor)).toEqual(['new'])
})

test('[SHELL-10] a page that did not come is tried again; what was shown stays', async () => {
  const { actor, asked, told, answer } = aFeed()
  const error = new Error('not carried')
  actor.send({ type: 'ASKED' })
  await answer(error)
  expect(actor.getSnapshot().value).toBe('failed')
  expect(told).toEqual([{ type: 'failed', error, reason: 'asked' }])
  actor.send({ type: 'RETRY' })
  await answer(page(3, 'c', 'b'))
  actor.send({ type: 'MORE' })
  await answer(error)
  expect(actor.getSnapshot().value).toEqual({ shown: 'moreFailed' })
  expect(actor.getSnapshot().context.error).toBe(error)
  expect(shown(actor)).toEqual(['c', 'b'])
  actor.send({ type: 'RETRY' })
  expect(asked.at(-1)).toEqual({ page: 2, size: 2 })
  await answer(page(3, 'a'))
  expect(shown(actor)).toEqual(['c', 'b', 'a'])
  expect(actor.getSnapshot().context.error).toBeUndefined()
})

test('[SHELL-10] what changed stands in its place; nothing of it stays for somebody else, and a late answer does not come', async () => {
  const { actor, answer } = aFeed()
  actor.send({ type: 'ASKED' })
  await answer(page(2, 'b', 'a'))
  const read = { id: 'a', isRead: 1 }
  actor.send({ type: 'ENTRIES.CHANGED', entries: [read, { id: 'z' }] })
  expect(actor.getSnapshot().context.entries).toEqual([{ id: 'b' }, read])
  actor.send({ type: 'RENEWED' })
  actor.send({ type: 'CLEARED' })
  await answer(page(1, 'c'))
  expect(actor.getSnapshot().context).toMatchObject({ entries: [], total: 0, page: 0 })
})

test('[SHELL-10] an unprovided source says what to provide', async () => {
  const actor = createActor(feedMachine, { input: {} })
  actor.start()
  const failed = new Promise<unknown>((resolve) => actor.on('failed', ({ error }) => resolve(error)))
  actor.send({ type: 'ASKED' })
  expect(String(await failed)).toContain('provide loadEntries')
  expect(actor.getSnapshot().context.size).toBe(20)
})
