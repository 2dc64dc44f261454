import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { ReleaseContext, ReleaseEmitted, ReleaseEvent, ReleaseInput } from './release.types.ts'

/** Milliseconds between two questions that a page asks for being shown. */
const pause = 60_000

/**
 * Whether the server has a newer release than the one that runs in this page. It is asked rarely, told once, and never forced on anybody:
 * the page is loaded anew when the person wants it, and what was typed is kept before.
 */
export const releaseMachine = setup({
  types: {
    context: {} as ReleaseContext,
    events: {} as ReleaseEvent,
    emitted: {} as ReleaseEmitted,
    input: {} as ReleaseInput,
  },
  actors: {
    askRelease: fromPromise<string | undefined>(async () => {
      throw new Error('release: provide askRelease, which answers the release that the server has now.')
    }),
  },
  delays: { rarely: 900_000, patience: 3000 },
  guards: {
    isUnnamed: ({ context }) => context.running === undefined,
    isDue: ({ context }) => context.now() - context.askedAt >= pause,
    isAnother: ({ context }, { release }: { release: string | undefined }) =>
      release !== undefined && release !== context.running,
  },
  actions: {
    noteAsked: assign(({ context }) => ({ askedAt: context.now() })),
    tellFound: enqueueActions(({ enqueue }, { release = '' }: { release: string | undefined }) => {
      enqueue.assign({ latest: release })
      enqueue.emit({ type: 'found', release, reason: 'asked' })
    }),
    askToSave: emit({ type: 'saveDrafts', reason: 'requested' }),
    tellReload: emit((_, { reason }: { reason: 'saved' | 'late' }) => ({ type: 'reload', reason })),
  },
}).createMachine({
  id: 'release',
  context: ({ input }) => ({ running: input.running, latest: undefined, askedAt: input.loadedAt ?? input.now(), now: input.now }),
  initial: 'judging',
  states: {
    judging: { always: [{ target: 'unnamed', guard: 'isUnnamed' }, { target: 'current' }] },
    /** Nothing leads out: what has no name cannot be compared. */
    unnamed: {},
    current: {
      after: { rarely: 'asking' },
      on: { 'PAGE.SHOWN': { target: 'asking', guard: 'isDue' }, 'PART.MISSING': 'asking' },
    },
    asking: {
      entry: 'noteAsked',
      invoke: {
        id: 'askRelease',
        src: 'askRelease',
        onDone: [
          {
            target: 'outdated',
            guard: { type: 'isAnother', params: ({ event }) => ({ release: event.output }) },
            actions: { type: 'tellFound', params: ({ event }) => ({ release: event.output }) },
          },
          { target: 'current' },
        ],
        // Whoever has no network learns of it later.
        onError: 'current',
      },
    },
    outdated: {
      initial: 'told',
      on: { 'RELOAD.REQUESTED': 'saving' },
      states: {
        told: { on: { LATER: 'putOff' } },
        /** Not in the way for now; said again after a while, or when a part is missing. */
        putOff: { after: { rarely: 'told' }, on: { 'PART.MISSING': 'told' } },
      },
    },
    saving: {
      entry: 'askToSave',
      after: { patience: { target: 'left', actions: { type: 'tellReload', params: { reason: 'late' } } } },
      on: { 'DRAFTS.SAVED': { target: 'left', actions: { type: 'tellReload', params: { reason: 'saved' } } } },
    },
    /** The page is being loaded anew. Where the browser did not do it, it can be asked for once more. */
    left: { on: { 'RELOAD.REQUESTED': 'saving' } },
  },
})

/** A running watch over releases: tell it when the page is shown, and hear of another release. */
export type ReleaseActorRef = ActorRefFrom<typeof releaseMachine>
/** What is known of releases at one moment. */
export type ReleaseSnapshot = SnapshotFrom<typeof releaseMachine>

/** Whether the server has another release than this page, put off or not. */
export function isOutdated(snapshot: ReleaseSnapshot): boolean {
  return snapshot.context.latest !== undefined
}

/** Whether to offer the new release now. */
export function offersReload(snapshot: ReleaseSnapshot): boolean {
  return snapshot.matches({ outdated: 'told' }) || snapshot.matches('saving') || snapshot.matches('left')
}
