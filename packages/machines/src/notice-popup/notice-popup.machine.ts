import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  HiddenReason,
  NoticePopupContext,
  NoticePopupEmitted,
  NoticePopupEvent,
  NoticePopupInput,
  PickupNotice,
} from './notice-popup.types.ts'

/** Milliseconds that the pop-up stays (§9). */
export const popupStays = 5000

/** Where a notice leads (§2.4). */
export const acceptancePath = '/appointment-pickup-manage/appointment-pickup/acceptance-index'

/** So many shown notices are remembered. */
export const mostSeen = 500

/** Those that were not on screen before, each once. */
function unseen({ seen }: NoticePopupContext, notices: readonly PickupNotice[]): readonly PickupNotice[] {
  const known = new Set(seen)
  return notices.filter(({ pickupNo }) => !known.has(pickupNo) && known.add(pickupNo))
}

const isHeld = ({ hovered, focused }: NoticePopupContext) => hovered || focused

const find = ({ notices }: NoticePopupContext, pickupNo: string) => notices.find((notice) => notice.pickupNo === pickupNo)

/**
 * Pickup notices at the corner of the screen. They come by asking or by themselves, each once, and go after five seconds, which do
 * not run while the pointer or the focus is on them. A failure stays silent.
 */
export const noticePopupMachine = setup({
  types: {
    context: {} as NoticePopupContext,
    events: {} as NoticePopupEvent,
    emitted: {} as NoticePopupEmitted,
    input: {} as NoticePopupInput,
  },
  actors: {
    loadNotices: fromPromise<readonly PickupNotice[]>(async () => {
      throw new Error('notice-popup: provide loadNotices, which answers the pickups that wait to be accepted.')
    }),
  },
  delays: { remaining: ({ context }) => context.remaining },
  guards: {
    bringsNew: ({ context }, { notices }: { notices: readonly PickupNotice[] }) => unseen(context, notices).length > 0,
    isHeld: ({ context }) => isHeld(context),
    isKnown: ({ context }, { pickupNo }: { pickupNo: string }) => find(context, pickupNo) !== undefined,
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, { notices }: { notices: readonly PickupNotice[] }) => {
      const fresh = unseen(context, notices)
      enqueue.assign({
        // What somebody reads, or is about to press, stays where it is.
        notices: isHeld(context) ? [...context.notices, ...fresh] : fresh,
        seen: [...context.seen, ...fresh.map(({ pickupNo }) => pickupNo)].slice(-mostSeen),
        remaining: context.stays,
      })
      enqueue.emit({ type: 'shown', notices: fresh, reason: 'arrived' })
    }),
    hover: assign({ hovered: true }),
    unhover: assign({ hovered: false }),
    focus: assign({ focused: true }),
    blur: assign({ focused: false }),
    letGo: assign({ hovered: false, focused: false }),
    startCount: assign(({ context }) => ({ since: context.now() })),
    stopCount: assign(({ context }) => ({ remaining: Math.max(0, context.remaining - (context.now() - context.since)) })),
    tellHidden: emit((_, { reason }: { reason: HiddenReason }) => ({ type: 'hidden', reason })),
    tellChosen: enqueueActions(({ context, enqueue }, { pickupNo }: { pickupNo: string }) => {
      const notice = present(find(context, pickupNo))
      enqueue.emit({ type: 'chosen', notice, path: context.pathOf?.(notice) ?? context.path, reason: 'pressed' })
    }),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error, reason: 'unreachable' })),
    forget: assign({ notices: [], seen: [] }),
  },
}).createMachine({
  id: 'noticePopup',
  context: ({ input }) => ({
    notices: [],
    seen: [],
    hovered: false,
    focused: false,
    remaining: input.stays ?? popupStays,
    since: 0,
    stays: input.stays ?? popupStays,
    path: input.path ?? acceptancePath,
    pathOf: input.pathOf,
    now: input.now,
  }),
  type: 'parallel',
  states: {
    asking: {
      initial: 'resting',
      states: {
        resting: { on: { CHECK: 'waiting' } },
        waiting: {
          invoke: {
            id: 'loadNotices',
            src: 'loadNotices',
            onDone: {
              target: 'resting',
              actions: enqueueActions(({ enqueue, event }) => enqueue.raise({ type: 'NOTICES.ARRIVED', notices: event.output })),
            },
            onError: { target: 'resting', actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) } },
          },
          on: { CLEARED: 'resting' },
        },
      },
    },
    popup: {
      initial: 'hidden',
      on: {
        'NOTICES.ARRIVED': {
          target: '.shown',
          guard: { type: 'bringsNew', params: ({ event }) => ({ notices: event.notices }) },
          actions: { type: 'show', params: ({ event }) => ({ notices: event.notices }) },
        },
        CLEARED: { target: '.hidden', actions: ['forget', 'letGo'] },
      },
      states: {
        hidden: {},
        shown: {
          initial: 'settling',
          on: {
            'POINTER.ENTERED': { target: '.settling', actions: 'hover' },
            'POINTER.LEFT': { target: '.settling', actions: 'unhover' },
            'FOCUS.ENTERED': { target: '.settling', actions: 'focus' },
            'FOCUS.LEFT': { target: '.settling', actions: 'blur' },
            CLOSE: { target: 'hidden', actions: ['letGo', { type: 'tellHidden', params: { reason: 'closed' } }] },
            'NOTICE.CHOSEN': {
              target: 'hidden',
              guard: { type: 'isKnown', params: ({ event }) => ({ pickupNo: event.pickupNo }) },
              actions: [
                { type: 'tellChosen', params: ({ event }) => ({ pickupNo: event.pickupNo }) },
                'letGo',
                { type: 'tellHidden', params: { reason: 'chosen' } },
              ],
            },
          },
          states: {
            settling: { always: [{ target: 'held', guard: 'isHeld' }, { target: 'counting' }] },
            counting: {
              entry: 'startCount',
              exit: 'stopCount',
              after: {
                remaining: {
                  target: '#noticePopup.popup.hidden',
                  actions: { type: 'tellHidden', params: { reason: 'timeOver' } },
                },
              },
            },
            /** Somebody reads: the time stands still. */
            held: {},
          },
        },
      },
    },
  },
})

/** A running notice pop-up: tell it of notices, of the pointer and the focus, and hear what was chosen. */
export type NoticePopupActorRef = ActorRefFrom<typeof noticePopupMachine>
/** What a notice pop-up is at one moment: hidden or shown, and with which notices. */
export type NoticePopupSnapshot = SnapshotFrom<typeof noticePopupMachine>
