import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { OnDemandContext, OnDemandEmitted, OnDemandEvent } from './on-demand.types.ts'

/**
 * A part of a page that is heavy and therefore fetched when it is first needed, such as what draws charts. Whoever provides `fetchPart`
 * keeps what came; the machine knows whether it is there.
 */
export const onDemandMachine = setup({
  types: { context: {} as OnDemandContext, events: {} as OnDemandEvent, emitted: {} as OnDemandEmitted },
  actors: {
    fetchPart: fromPromise<void>(async () => {
      throw new Error('on-demand: provide fetchPart, which fetches the part and keeps it.')
    }),
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    tellFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'failed',
      error,
      attempt: context.attempts,
    })),
  },
}).createMachine({
  id: 'onDemand',
  context: { attempts: 0 },
  initial: 'loading',
  states: {
    loading: {
      entry: 'countAttempt',
      invoke: {
        id: 'fetchPart',
        src: 'fetchPart',
        onDone: 'ready',
        onError: {
          target: 'failed',
          actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** Nothing leads out: what is there stays. */
    ready: {},
    failed: { on: { RETRY: 'loading' } },
  },
})

/** A part that is being fetched, is there, or could not be fetched. */
export type OnDemandActorRef = ActorRefFrom<typeof onDemandMachine>
/** How far a part is at one moment. */
export type OnDemandSnapshot = SnapshotFrom<typeof onDemandMachine>
