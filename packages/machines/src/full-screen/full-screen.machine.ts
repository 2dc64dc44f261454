import { type ActorRefFrom, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { FullScreenContext, FullScreenEmitted, FullScreenEvent, FullScreenInput } from './full-screen.types.ts'

/**
 * Whether the page fills the screen. The browser decides: it may refuse, and it gives the screen back by Escape and F11 without
 * asking anybody, so `on` and `off` follow what it tells, never what was wished.
 */
export const fullScreenMachine = setup({
  types: {
    context: {} as FullScreenContext,
    events: {} as FullScreenEvent,
    emitted: {} as FullScreenEmitted,
    input: {} as FullScreenInput,
  },
  actors: {
    enter: fromPromise<void>(async () => {
      throw new Error('full-screen: provide enter, which asks the browser to fill the screen.')
    }),
    leave: fromPromise<void>(async () => {
      throw new Error('full-screen: provide leave, which asks the browser to give the screen back.')
    }),
  },
  guards: {
    isUnsupported: ({ context }) => !context.supported,
    isFull: ({ context }) => context.full,
  },
  actions: {
    tellEntered: emit((_, { reason }: { reason: 'toggle' | 'browser' }) => ({ type: 'entered', reason })),
    tellLeft: emit((_, { reason }: { reason: 'toggle' | 'browser' }) => ({ type: 'left', reason })),
    tellRefused: emit((_, { error, reason }: { error: unknown; reason: 'enter' | 'leave' }) => ({
      type: 'refused',
      error,
      reason,
    })),
  },
}).createMachine({
  id: 'fullScreen',
  context: ({ input }) => ({ supported: input.supported, full: input.full ?? false }),
  initial: 'judging',
  states: {
    judging: {
      always: [{ target: 'unsupported', guard: 'isUnsupported' }, { target: 'on', guard: 'isFull' }, { target: 'off' }],
    },
    /** Nothing leads out: a browser does not learn it. */
    unsupported: {},
    off: {
      on: {
        TOGGLED: 'asking',
        'SCREEN.FILLED': { target: 'on', actions: { type: 'tellEntered', params: { reason: 'browser' } } },
      },
    },
    asking: {
      invoke: {
        id: 'enter',
        src: 'enter',
        onDone: { target: 'on', actions: { type: 'tellEntered', params: { reason: 'toggle' } } },
        onError: {
          target: 'refused',
          actions: { type: 'tellRefused', params: ({ event }) => ({ error: event.error, reason: 'enter' as const }) },
        },
      },
      on: {
        // The event comes before the promise is kept; whichever is first tells.
        'SCREEN.FILLED': { target: 'on', actions: { type: 'tellEntered', params: { reason: 'toggle' } } },
      },
    },
    on: {
      on: {
        TOGGLED: 'leaving',
        'SCREEN.GIVEN_BACK': { target: 'off', actions: { type: 'tellLeft', params: { reason: 'browser' } } },
      },
    },
    leaving: {
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: { target: 'off', actions: { type: 'tellLeft', params: { reason: 'toggle' } } },
        onError: {
          target: 'on',
          actions: { type: 'tellRefused', params: ({ event }) => ({ error: event.error, reason: 'leave' as const }) },
        },
      },
      on: {
        'SCREEN.GIVEN_BACK': { target: 'off', actions: { type: 'tellLeft', params: { reason: 'toggle' } } },
      },
    },
    /** The browser did not fill the screen; the page is as it was, and it can be tried again. */
    refused: {
      on: {
        TOGGLED: 'asking',
        'REFUSAL.SEEN': 'off',
        'SCREEN.FILLED': { target: 'on', actions: { type: 'tellEntered', params: { reason: 'browser' } } },
      },
    },
  },
})

/** A running toggle of the full screen: press it, and read whether the page fills the screen. */
export type FullScreenActorRef = ActorRefFrom<typeof fullScreenMachine>
/** What the full screen is at one moment: filled, not, on its way, or refused. */
export type FullScreenSnapshot = SnapshotFrom<typeof fullScreenMachine>

/** Whether the page fills the screen; while it is being left it still does. */
export function isFullScreen(snapshot: FullScreenSnapshot): boolean {
  return snapshot.matches('on') || snapshot.matches('leaving')
}
