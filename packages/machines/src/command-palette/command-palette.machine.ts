import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  Command,
  CommandPaletteContext,
  CommandPaletteEmitted,
  CommandPaletteEvent,
  CommandPaletteInput,
  FindCommandsRequest,
} from './command-palette.types.ts'
import { parseSavedRecent, withUsed } from './saved-recent.ts'

/**
 * The command palette (SHELL-13): what is typed, what a source answers to it, and what was used last. A newer text gives up the
 * answer to an older one, in whichever order they come. What is offered is derived by `offeredCommands`.
 */
export const commandPaletteMachine = setup({
  types: {
    context: {} as CommandPaletteContext,
    events: {} as CommandPaletteEvent,
    emitted: {} as CommandPaletteEmitted,
    input: {} as CommandPaletteInput,
  },
  actors: {
    findCommands: fromPromise<readonly Command[], FindCommandsRequest>(async () => {
      throw new Error('command-palette: provide findCommands, which answers what a text finds, or say that there is no source.')
    }),
  },
  delays: { typing: 200 },
  guards: {
    asksTheSame: ({ context }, { text }: { text: string }) => text.trim() === context.text.trim(),
    asksNobody: ({ context }, { text }: { text: string }) => !context.hasSource || text.trim() === '',
    isRestorable: (_, { saved }: { saved: unknown }) => parseSavedRecent(saved) !== undefined,
  },
  actions: {
    begin: assign({ text: '', found: [] }),
    type: assign((_, { text }: { text: string }) => ({ text })),
    forgetFound: assign({ found: [] }),
    keepFound: assign((_, { found }: { found: readonly Command[] }) => ({ found })),
    restore: assign((_, { saved }: { saved: unknown }) => ({ recent: present(parseSavedRecent(saved)).ids })),
    tellOpened: emit({ type: 'opened', reason: 'asked' }),
    tellClosed: emit((_, { reason }: { reason: 'dismissed' | 'chosen' }) => ({ type: 'closed', reason })),
    use: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const recent = withUsed(context.recent, id)
      enqueue.assign({ recent })
      enqueue.emit({ type: 'chosen', id, recent: { version: 1, ids: recent }, reason: 'pressed' })
    }),
    tellFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'failed',
      error,
      text: context.text.trim(),
      reason: 'unreachable',
    })),
  },
}).createMachine({
  id: 'commandPalette',
  context: ({ input }) => ({
    hasSource: input.hasSource ?? false,
    text: '',
    found: [],
    recent: parseSavedRecent(input.saved)?.ids ?? [],
  }),
  initial: 'closed',
  on: {
    'RECENT.RESTORED': {
      guard: { type: 'isRestorable', params: ({ event }) => ({ saved: event.saved }) },
      actions: { type: 'restore', params: ({ event }) => ({ saved: event.saved }) },
    },
  },
  states: {
    closed: { on: { OPEN: 'open', TOGGLED: 'open' } },
    open: {
      entry: ['begin', 'tellOpened'],
      initial: 'resting',
      on: {
        CLOSE: { target: 'closed', actions: { type: 'tellClosed', params: { reason: 'dismissed' } } },
        TOGGLED: { target: 'closed', actions: { type: 'tellClosed', params: { reason: 'dismissed' } } },
        // Closed before it is run: what it opens takes the focus, and keeps it.
        'COMMAND.CHOSEN': {
          target: 'closed',
          actions: [
            { type: 'tellClosed', params: { reason: 'chosen' } },
            { type: 'use', params: ({ event }) => ({ id: event.id }) },
          ],
        },
        'QUERY.TYPED': [
          {
            guard: { type: 'asksTheSame', params: ({ event }) => ({ text: event.text }) },
            actions: { type: 'type', params: ({ event }) => ({ text: event.text }) },
          },
          {
            target: '.resting',
            guard: { type: 'asksNobody', params: ({ event }) => ({ text: event.text }) },
            actions: [{ type: 'type', params: ({ event }) => ({ text: event.text }) }, 'forgetFound'],
          },
          {
            target: '.waiting',
            actions: [{ type: 'type', params: ({ event }) => ({ text: event.text }) }, 'forgetFound'],
          },
        ],
      },
      states: {
        /** Nothing is asked of the source. */
        resting: {},
        /** Somebody is typing. */
        waiting: { after: { typing: 'asking' } },
        asking: {
          invoke: {
            id: 'findCommands',
            src: 'findCommands',
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: { target: 'answered', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
            onError: { target: 'failed', actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        answered: {},
        failed: { on: { RETRY: 'asking' } },
      },
    },
  },
})

/** A running command palette: open it, type and choose in it, and hear what to run. */
export type CommandPaletteActorRef = ActorRefFrom<typeof commandPaletteMachine>
/** What a command palette is at one moment: closed or open, what is typed, and what the source found. */
export type CommandPaletteSnapshot = SnapshotFrom<typeof commandPaletteMachine>

/** Whether the source is about to be asked or has not answered yet. */
export function isFinding(snapshot: CommandPaletteSnapshot): boolean {
  return snapshot.matches({ open: 'waiting' }) || snapshot.matches({ open: 'asking' })
}
