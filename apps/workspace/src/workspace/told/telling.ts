import type { Client } from '@etalon/api/client'
import { contract, type Notice, type StationMessage } from '@etalon/api/contract'
import { type FeedActorRef, type FeedAnswer, type FeedEntry, type FeedRequest, feedMachine } from '@etalon/machines/feed'
import { createActor, fromPromise } from 'xstate'

/** What the institute and the system tell a person. */
export interface Telling {
  /** Messages of one's own, of {@link StationMessage}. */
  readonly messages: FeedActorRef
  /** The newest message that was not read; its total is how many there are. */
  readonly unread: FeedActorRef
  /** Notices of the institute, of {@link Notice}. */
  readonly notices: FeedActorRef
  /** Notes that a message was read. */
  readonly read: (message: StationMessage) => Promise<void>
  /** Notes that all were read. */
  readonly readAll: () => Promise<void>
  /** Somebody is there, and not locked out of it. */
  readonly begin: () => void
  /** There is a new message. */
  readonly renewMessages: () => void
  /** Nobody is there: nothing of it stays. */
  readonly clear: () => void
}

/** The messages of a feed that {@link Telling} holds. */
export const messagesOf = (entries: readonly FeedEntry[]) => entries as readonly StationMessage[]
/** The notices of a feed that {@link Telling} holds. */
export const noticesOf = (entries: readonly FeedEntry[]) => entries as readonly Notice[]

const pageSize = 20

function startFeed(size: number, load: (request: FeedRequest, signal: AbortSignal) => Promise<FeedAnswer>): FeedActorRef {
  const machine = feedMachine.provide({
    actors: { loadEntries: fromPromise<FeedAnswer, FeedRequest>(({ input, signal }) => load(input, signal)) },
  })
  return createActor(machine, { input: { size } }).start()
}

/** What the institute and the system tell whoever is signed in. */
export function createTelling(client: Client): Telling {
  const page = async ({ page: current, size }: FeedRequest, isRead: '0' | undefined, signal: AbortSignal) => {
    const query = { current, size, ...(isRead === undefined ? {} : { isRead }) }
    const { records, total } = await client.send(contract.message.page, { query, signal, quiet: true })
    return { entries: records, total }
  }
  const messages = startFeed(pageSize, (request, signal) => page(request, undefined, signal))
  const unread = startFeed(1, (request, signal) => page(request, '0', signal))
  const notices = startFeed(pageSize, async ({ page: current, size }, signal) => {
    const { records, total } = await client.send(contract.notice.released, {
      query: { current, size },
      body: {},
      signal,
      quiet: true,
    })
    return { entries: records, total }
  })
  const all = [messages, unread, notices]
  return {
    messages,
    unread,
    notices,
    async read(message) {
      if (message.isRead === 1) return
      await client.send(contract.message.read, { query: { ids: message.id } })
      messages.send({ type: 'ENTRIES.CHANGED', entries: [{ ...message, isRead: 1 } as FeedEntry] })
      unread.send({ type: 'RENEWED' })
    },
    async readAll() {
      await client.send(contract.message.readAll, {})
      const { entries } = messages.getSnapshot().context
      messages.send({ type: 'ENTRIES.CHANGED', entries: messagesOf(entries).map((one) => ({ ...one, isRead: 1 })) })
      unread.send({ type: 'RENEWED' })
    },
    begin: () => unread.send({ type: 'ASKED' }),
    renewMessages() {
      messages.send({ type: 'RENEWED' })
      unread.send({ type: 'RENEWED' })
    },
    clear() {
      for (const feed of all) feed.send({ type: 'CLEARED' })
    },
  }
}
