import type { Client } from '@etalon/api/client'
import { type CartEntry, contract, mostInCart } from '@etalon/api/contract'
import { type FeedActorRef, type FeedAnswer, type FeedEntry, type FeedRequest, feedMachine } from '@etalon/machines/feed'
import { createActor, fromPromise } from 'xstate'

/** The form that takes what the cart hands over. */
export type CartTarget = 'order' | 'quote'

/** What somebody puts together for the next order or quote. It is kept at the server. */
export interface Cart {
  /** What is in it, of {@link CartEntry}. */
  readonly feed: FeedActorRef
  /** Looks it up, for somebody who may have one. */
  readonly begin: () => void
  /** Puts instruments in. @throws {CallProblem} where that came to nothing @returns how many were not in it before */
  readonly add: (instrumentIds: readonly string[]) => Promise<number>
  /** Takes entries out. @throws {CallProblem} where that came to nothing */
  readonly remove: (ids: readonly string[]) => Promise<void>
  /** Hands entries to a form, which takes them as soon as it is there. */
  readonly handOver: (target: CartTarget, entries: readonly CartEntry[]) => void
  /** Takes what is handed over, now and later. @returns takes no more */
  readonly onHandedOver: (target: CartTarget, take: (entries: readonly CartEntry[]) => void) => () => void
  /** Nobody is there: nothing of it stays. */
  readonly clear: () => void
}

/** The entries of the feed that {@link Cart} holds. */
export const entriesOf = (entries: readonly FeedEntry[]) => entries as readonly CartEntry[]

/** The cart of whoever is signed in. */
export function createCart(client: Client): Cart {
  /** What the last change answered: it need not be asked for again. */
  let answered: readonly CartEntry[] | undefined
  const machine = feedMachine.provide({
    actors: {
      loadEntries: fromPromise<FeedAnswer, FeedRequest>(async ({ signal }) => {
        const entries = answered ?? (await client.send(contract.cart.list, { signal, quiet: true }))
        return { entries, total: entries.length }
      }),
    },
  })
  const feed = createActor(machine, { input: { size: mostInCart } }).start()
  const show = (entries: readonly CartEntry[]) => {
    answered = entries
    feed.send({ type: 'RENEWED' })
    // A feed that nobody asked for, or that is loading, asks by itself later.
    answered = undefined
  }
  const waiting = new Map<CartTarget, readonly CartEntry[]>()
  const takers = {
    order: new Set<(entries: readonly CartEntry[]) => void>(),
    quote: new Set<(entries: readonly CartEntry[]) => void>(),
  }
  return {
    feed,
    begin: () => feed.send({ type: 'ASKED' }),
    async add(instrumentIds) {
      const before = feed.getSnapshot().context.total
      const cart = await client.send(contract.cart.add, {
        body: { instrumentIds: [...instrumentIds] },
        idempotencyKey: crypto.randomUUID(),
      })
      show(cart)
      return cart.length - before
    },
    async remove(ids) {
      show(await client.send(contract.cart.remove, { query: { ids: ids.join(',') }, idempotencyKey: crypto.randomUUID() }))
    },
    handOver(target, entries) {
      const [taker] = takers[target]
      if (taker) taker(entries)
      else waiting.set(target, entries)
    },
    onHandedOver(target, take) {
      takers[target].add(take)
      const handed = waiting.get(target) ?? []
      waiting.delete(target)
      if (handed.length > 0) take(handed)
      return () => takers[target].delete(take)
    },
    clear() {
      waiting.clear()
      feed.send({ type: 'CLEARED' })
    },
  }
}
