import { type ActorRefFrom, assign, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { FeedAnswer, FeedContext, FeedEmitted, FeedEntry, FeedEvent, FeedInput, FeedRequest } from './feed.types.ts'

type Reason = FeedEmitted['reason']

/** Whether there is more than what is shown. */
export const hasMore = ({ entries, total }: Pick<FeedContext, 'entries' | 'total'>): boolean => entries.length < total

/** What happens, the newest first: loaded when somebody looks, longer when they ask for more, renewed when something comes. */
export const feedMachine = setup({
  types: { context: {} as FeedContext, events: {} as FeedEvent, emitted: {} as FeedEmitted, input: {} as FeedInput },
  actors: {
    loadEntries: fromPromise<FeedAnswer, FeedRequest>(async () => {
      throw new Error('feed: provide loadEntries, which loads a page of entries, the newest first.')
    }),
  },
  guards: { hasMore: ({ context }) => hasMore(context) },
  actions: {
    take: enqueueActions(({ context, enqueue }, { answer, reason }: { answer: FeedAnswer; reason: Reason }) => {
      const shown = new Set(context.entries.map(({ id }) => id))
      const isNew = ({ id }: FeedEntry) => !shown.has(id)
      // What came in between has pushed entries onto the next page that are shown already.
      const entries = reason === 'more' ? [...context.entries, ...answer.entries.filter(isNew)] : answer.entries
      const isEnd = answer.entries.length === 0
      enqueue.assign({
        entries,
        total: isEnd ? entries.length : Math.max(answer.total, entries.length),
        page: reason === 'more' ? context.page + 1 : 1,
        error: undefined,
      })
      enqueue.emit({ type: 'loaded', entries: answer.entries.filter(isNew), reason })
    }),
    fail: enqueueActions(({ enqueue }, { error, reason }: { error: unknown; reason: Reason }) => {
      enqueue.assign({ error })
      enqueue.emit({ type: 'failed', error, reason })
    }),
    change: assign(({ context }, { entries }: { entries: readonly FeedEntry[] }) => {
      const changed = new Map(entries.map((entry) => [entry.id, entry]))
      return { entries: context.entries.map((entry) => changed.get(entry.id) ?? entry) }
    }),
    clear: assign({ entries: [], total: 0, page: 0, error: undefined }),
  },
}).createMachine({
  id: 'feed',
  context: ({ input }) => ({ entries: [], total: 0, page: 0, size: input.size ?? 20, error: undefined }),
  initial: 'idle',
  on: {
    CLEARED: { target: '.idle', actions: 'clear' },
    'ENTRIES.CHANGED': { actions: { type: 'change', params: ({ event }) => ({ entries: event.entries }) } },
  },
  states: {
    idle: { on: { ASKED: 'loading' } },
    loading: {
      on: { RENEWED: { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadEntries',
        src: 'loadEntries',
        input: ({ context }) => ({ page: 1, size: context.size }),
        onDone: {
          target: 'shown',
          actions: { type: 'take', params: ({ event }) => ({ answer: event.output, reason: 'asked' }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error, reason: 'asked' }) },
        },
      },
    },
    failed: { on: { ASKED: 'loading', RETRY: 'loading', RENEWED: 'loading' } },
    shown: {
      initial: 'resting',
      on: { RENEWED: '.renewing' },
      states: {
        resting: { on: { MORE: { guard: 'hasMore', target: 'loadingMore' } } },
        /** What is shown stays until the newer is there; where it does not come, it is not missed. */
        renewing: {
          on: { RENEWED: { target: 'renewing', reenter: true } },
          invoke: {
            id: 'loadEntries',
            src: 'loadEntries',
            input: ({ context }) => ({ page: 1, size: context.size }),
            onDone: {
              target: 'resting',
              actions: { type: 'take', params: ({ event }) => ({ answer: event.output, reason: 'renewed' }) },
            },
            onError: {
              target: 'resting',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, reason: 'renewed' }) },
            },
          },
        },
        loadingMore: {
          invoke: {
            id: 'loadEntries',
            src: 'loadEntries',
            input: ({ context }) => ({ page: context.page + 1, size: context.size }),
            onDone: {
              target: 'resting',
              actions: { type: 'take', params: ({ event }) => ({ answer: event.output, reason: 'more' }) },
            },
            onError: {
              target: 'moreFailed',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, reason: 'more' }) },
            },
          },
        },
        moreFailed: { on: { RETRY: 'loadingMore', MORE: 'loadingMore' } },
      },
    },
  },
})

/** What happens, the newest first. */
export type FeedActorRef = ActorRefFrom<typeof feedMachine>
/** A feed at one moment. */
export type FeedSnapshot = SnapshotFrom<typeof feedMachine>
