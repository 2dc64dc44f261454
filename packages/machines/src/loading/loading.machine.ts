import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import type { LoadingContext, LoadingEmitted, LoadingEvent } from './loading.types.ts'

/** Whether any call is out. It stays a moment at zero, so that calls in a row do not make it flicker. */
export const loadingMachine = setup({
  types: {
    context: {} as LoadingContext,
    events: {} as LoadingEvent,
    emitted: {} as LoadingEmitted,
  },
  delays: { debounce: 100 },
  guards: { isLast: ({ context }) => context.outstanding === 1 },
  actions: {
    countUp: assign(({ context }) => ({ outstanding: context.outstanding + 1 })),
    countDown: assign(({ context }) => ({ outstanding: context.outstanding - 1 })),
    tellShown: emit({ type: 'shown', reason: 'callStarted' }),
    tellHidden: emit({ type: 'hidden', reason: 'allEnded' }),
  },
}).createMachine({
  id: 'loading',
  context: { outstanding: 0 },
  initial: 'hidden',
  states: {
    // An end without a start is nobody's: it counts neither here nor while closing.
    hidden: { on: { 'CALL.STARTED': { target: 'shown', actions: ['countUp', 'tellShown'] } } },
    shown: {
      on: {
        'CALL.STARTED': { actions: 'countUp' },
        'CALL.ENDED': [{ target: 'closing', guard: 'isLast', actions: 'countDown' }, { actions: 'countDown' }],
      },
    },
    /** All have ended: still on screen for a moment. */
    closing: {
      after: { debounce: { target: 'hidden', actions: 'tellHidden' } },
      on: { 'CALL.STARTED': { target: 'shown', actions: 'countUp' } },
    },
  },
})

/** A running count of calls: tell it of each, and show the bar from `shown` to `hidden`. */
export type LoadingActorRef = ActorRefFrom<typeof loadingMachine>
/** What a count of calls is at one moment: how many are out, and whether the bar shows. */
export type LoadingSnapshot = SnapshotFrom<typeof loadingMachine>

/** Whether the indicator is on screen. */
export function isLoading(snapshot: LoadingSnapshot): boolean {
  return !snapshot.matches('hidden')
}
