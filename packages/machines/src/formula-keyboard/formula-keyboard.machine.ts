import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup, stateIn } from 'xstate'
import type {
  FormulaKeyboardContext,
  FormulaKeyboardEmitted,
  FormulaKeyboardEvent,
  FormulaKeyboardInput,
} from './formula-keyboard.types.ts'
import { parseRecentSymbols, saveRecentSymbols } from './recent-symbols.ts'

/** Milliseconds after which the keyboard is set up (§9). */
export const keyboardSetupDelay = 500

/** So many symbols used last are remembered: two rows of eight. */
export const mostRecentSymbols = 16

/**
 * A formula field and its symbol keyboard. The field is heavy and is fetched; until it is there, LaTeX is typed as text. It never
 * takes the place of a text in which somebody is typing: it waits until that is left.
 */
export const formulaKeyboardMachine = setup({
  types: {
    context: {} as FormulaKeyboardContext,
    events: {} as FormulaKeyboardEvent,
    emitted: {} as FormulaKeyboardEmitted,
    input: {} as FormulaKeyboardInput,
  },
  actors: {
    fetchField: fromPromise<void>(async () => {
      throw new Error('formula-keyboard: provide fetchField, which fetches the formula field and keeps it.')
    }),
  },
  delays: { setUp: keyboardSetupDelay },
  guards: {
    isWanted: stateIn('#keyboardWanted'),
    isKnown: ({ context }, { groupId }: { groupId: string }) => context.groupIds.includes(groupId),
  },
  actions: {
    showGroup: assign((_, { groupId }: { groupId: string }) => ({ groupId })),
    takeGroups: assign(({ context: { groupId } }, { groupIds }: { groupIds: readonly string[] }) => ({
      groupIds,
      groupId: groupId !== undefined && groupIds.includes(groupId) ? groupId : groupIds[0],
    })),
    insert: enqueueActions(({ context, enqueue }, { code }: { code: string }) => {
      const recent = [code, ...context.recent.filter((one) => one !== code)].slice(0, mostRecentSymbols)
      enqueue.assign({ recent })
      enqueue.emit({ type: 'inserted', code })
      enqueue.emit({ type: 'remembered', saved: saveRecentSymbols(recent) })
    }),
    tellOpened: emit({ type: 'opened' }),
    tellClosed: emit((_, { reason }: { reason: 'toggle' | 'escape' | 'button' }) => ({ type: 'closed', reason })),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error })),
  },
}).createMachine({
  id: 'formulaKeyboard',
  context: ({ input }) => ({
    groupIds: input.groupIds,
    groupId: input.groupIds[0],
    recent: parseRecentSymbols(input.recent, mostRecentSymbols),
  }),
  type: 'parallel',
  on: {
    'GROUPS.CHANGED': { actions: { type: 'takeGroups', params: ({ event }) => ({ groupIds: event.groupIds }) } },
  },
  states: {
    field: {
      type: 'parallel',
      states: {
        fetching: {
          initial: 'underWay',
          states: {
            underWay: {
              invoke: {
                id: 'fetchField',
                src: 'fetchField',
                onDone: 'done',
                onError: {
                  target: 'failed',
                  actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            failed: { on: { RETRY: 'underWay' } },
            /** Nothing leads out: what is there stays. */
            done: {},
          },
        },
        plain: {
          initial: 'resting',
          states: {
            resting: { on: { 'PLAIN.TYPED': 'typing' } },
            typing: { on: { 'PLAIN.LEFT': 'resting' } },
          },
        },
      },
    },
    keyboard: {
      initial: 'settingUp',
      states: {
        settingUp: {
          after: { setUp: [{ target: 'open', guard: 'isWanted', actions: 'tellOpened' }, { target: 'closed' }] },
          initial: 'unwanted',
          states: {
            unwanted: { on: { TOGGLED: 'wanted' } },
            /** Asked for before it was set up: it opens when it is. */
            wanted: { id: 'keyboardWanted', on: { TOGGLED: 'unwanted', CLOSED: 'unwanted' } },
          },
        },
        closed: { on: { TOGGLED: { target: 'open', actions: 'tellOpened' } } },
        open: {
          on: {
            TOGGLED: { target: 'closed', actions: { type: 'tellClosed', params: { reason: 'toggle' } } },
            CLOSED: { target: 'closed', actions: { type: 'tellClosed', params: ({ event }) => ({ reason: event.reason }) } },
            'GROUP.CHOSEN': {
              guard: { type: 'isKnown', params: ({ event }) => ({ groupId: event.groupId }) },
              actions: { type: 'showGroup', params: ({ event }) => ({ groupId: event.groupId }) },
            },
            'SYMBOL.PRESSED': { actions: { type: 'insert', params: ({ event }) => ({ code: event.code }) } },
          },
        },
      },
    },
  },
})

/** A running keyboard: press it, and hear what it inserts. */
export type FormulaKeyboardActorRef = ActorRefFrom<typeof formulaKeyboardMachine>
/** What the keyboard and its field are at one moment. */
export type FormulaKeyboardSnapshot = SnapshotFrom<typeof formulaKeyboardMachine>

/** Whether the keyboard is to be seen. */
export function isKeyboardOpen(snapshot: FormulaKeyboardSnapshot): boolean {
  return snapshot.matches({ keyboard: 'open' })
}

/** Whether the formula field stands in place of the plain one: it is there, and nobody is typing in the plain one. */
export function hasFormulaField(snapshot: FormulaKeyboardSnapshot): boolean {
  return snapshot.matches({ field: { fetching: 'done', plain: 'resting' } })
}
