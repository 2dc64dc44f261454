import { type ActorRefFrom, assign, cancel, emit, raise, type SnapshotFrom, setup } from 'xstate'
import type {
  DialogCloseReason,
  DialogContext,
  DialogEmitted,
  DialogEvent,
  DialogInput,
  DialogView,
  Position,
  Size,
} from './dialog.types.ts'
import { clampPosition, fitPosition, fitSize, nudge, startPosition } from './geometry.ts'

type Moved = Extract<DialogEmitted, { type: 'moved' }>
type ViewChanged = Extract<DialogEmitted, { type: 'viewChanged' }>

/**
 * Whether a dialog is open, in which view, and where. It closes by its own buttons alone, never by Escape or a click outside, and asks
 * before what was not saved would go with it.
 */
export const dialogMachine = setup({
  types: {
    context: {} as DialogContext,
    events: {} as DialogEvent,
    emitted: {} as DialogEmitted,
    input: {} as DialogInput,
  },
  delays: { refit: 200 },
  guards: {
    wasFullscreen: ({ context }) => context.before === 'fullscreen',
    losesNothing: (_, { unsaved }: { unsaved: boolean }) => !unsaved,
  },
  actions: {
    open: assign(({ context }, { viewport }: { viewport: Size }) => {
      const size = fitSize(context.width, 0, viewport)
      const position = startPosition(context, size, viewport)
      return { viewport, nextViewport: viewport, size, position, isPlaced: false, before: 'normal' as const }
    }),
    tellOpened: emit({ type: 'opened', reason: 'asked' }),
    tellClosed: emit((_, { reason = 'button' }: { reason?: DialogCloseReason | undefined }) => ({ type: 'closed', reason })),
    askDiscard: emit({ type: 'discardAsked', reason: 'unsaved' }),
    remember: assign((_, { before }: { before: 'normal' | 'fullscreen' }) => ({ before })),
    tellView: emit((_, params: Omit<ViewChanged, 'type'>) => ({ type: 'viewChanged', ...params })),
    move: assign(({ context }, { to }: { to: Position }) => ({
      position: clampPosition(to, context.size, context.viewport),
      isPlaced: true,
    })),
    recentre: assign(({ context }) => ({
      position: startPosition(context, context.size, context.viewport),
      isPlaced: false,
    })),
    tellMoved: emit(({ context }, { reason }: Pick<Moved, 'reason'>) => ({
      type: 'moved',
      position: context.position,
      reason,
    })),
    measure: assign(({ context }, { height }: { height: number }) => {
      const size = fitSize(context.width, height, context.viewport)
      return { size, position: fitPosition(context, size, context.viewport) }
    }),
    noteViewport: assign((_, { viewport }: { viewport: Size }) => ({ nextViewport: viewport })),
    forgetRefit: cancel('refit'),
    refitSoon: raise({ type: 'REFIT' }, { delay: 'refit', id: 'refit' }),
    refit: assign(({ context }) => {
      const viewport = context.nextViewport
      const size = fitSize(context.width, context.size.height, viewport)
      return { viewport, size, position: fitPosition(context, size, viewport) }
    }),
  },
}).createMachine({
  id: 'dialog',
  context: ({ input }) => ({
    width: input.width ?? '80%',
    top: input.top ?? '2%',
    viewport: { width: 0, height: 0 },
    nextViewport: { width: 0, height: 0 },
    size: { width: 0, height: 0 },
    position: { x: 0, y: 0 },
    isPlaced: false,
    before: 'normal',
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        OPEN: {
          target: 'open',
          actions: [{ type: 'open', params: ({ event }) => ({ viewport: event.viewport }) }, 'tellOpened'],
        },
      },
    },
    open: {
      initial: 'normal',
      exit: 'forgetRefit',
      on: {
        CLOSE: { target: 'closed', actions: { type: 'tellClosed', params: ({ event }) => ({ reason: event.reason }) } },
        'CLOSE.REQUESTED': [
          {
            target: 'closed',
            guard: { type: 'losesNothing', params: ({ event }) => ({ unsaved: event.unsaved }) },
            actions: { type: 'tellClosed', params: { reason: 'button' } },
          },
          { actions: 'askDiscard' },
        ],
        'VIEWPORT.CHANGED': {
          actions: [{ type: 'noteViewport', params: ({ event }) => ({ viewport: event.viewport }) }, 'forgetRefit', 'refitSoon'],
        },
        REFIT: { actions: 'refit' },
        MEASURED: { actions: { type: 'measure', params: ({ event }) => ({ height: event.height }) } },
        // Said here, so that the chart shows what does not happen.
        'OUTSIDE.PRESSED': {},
        'ESCAPE.PRESSED': {},
      },
      states: {
        normal: {
          on: {
            MOVED: {
              actions: [
                { type: 'move', params: ({ event }) => ({ to: event.to }) },
                { type: 'tellMoved', params: { reason: 'drag' } },
              ],
            },
            NUDGED: {
              actions: [
                {
                  type: 'move',
                  params: ({ context, event }) => ({ to: nudge(context.position, event.direction, event.fine ?? false) }),
                },
                { type: 'tellMoved', params: { reason: 'keyboard' } },
              ],
            },
            RECENTRED: { actions: ['recentre', { type: 'tellMoved', params: { reason: 'recentre' } }] },
            MINIMISE: {
              target: 'minimised',
              actions: [
                { type: 'remember', params: { before: 'normal' } },
                { type: 'tellView', params: { view: 'minimised', reason: 'toggle' } },
              ],
            },
            'FULLSCREEN.TOGGLED': {
              target: 'fullscreen',
              actions: { type: 'tellView', params: { view: 'fullscreen', reason: 'toggle' } },
            },
          },
        },
        fullscreen: {
          on: {
            MINIMISE: {
              target: 'minimised',
              actions: [
                { type: 'remember', params: { before: 'fullscreen' } },
                { type: 'tellView', params: { view: 'minimised', reason: 'toggle' } },
              ],
            },
            'FULLSCREEN.TOGGLED': {
              target: 'normal',
              actions: { type: 'tellView', params: { view: 'normal', reason: 'toggle' } },
            },
            RESTORE: { target: 'normal', actions: { type: 'tellView', params: { view: 'normal', reason: 'restore' } } },
          },
        },
        /** A button in a toolbar; what stands in the dialog is kept. */
        minimised: {
          on: {
            RESTORE: [
              {
                target: 'fullscreen',
                guard: 'wasFullscreen',
                actions: { type: 'tellView', params: { view: 'fullscreen', reason: 'restore' } },
              },
              { target: 'normal', actions: { type: 'tellView', params: { view: 'normal', reason: 'restore' } } },
            ],
            'FULLSCREEN.TOGGLED': {
              target: 'fullscreen',
              actions: { type: 'tellView', params: { view: 'fullscreen', reason: 'toggle' } },
            },
          },
        },
      },
    },
  },
})

/** A running dialog: open, move and close it, and read where it stands. */
export type DialogActorRef = ActorRefFrom<typeof dialogMachine>
/** What a dialog is at one moment: closed, or open in one of its views, and where. */
export type DialogSnapshot = SnapshotFrom<typeof dialogMachine>

/** The view as one word. */
export function dialogView(snapshot: DialogSnapshot): DialogView {
  if (snapshot.matches({ open: 'fullscreen' })) return 'fullscreen'
  if (snapshot.matches({ open: 'minimised' })) return 'minimised'
  return snapshot.matches('open') ? 'normal' : 'closed'
}
