import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  LoadMenuAnswer,
  LoadSideMenuRequest,
  MenuContext,
  MenuEmitted,
  MenuEntry,
  MenuEvent,
  MenuInput,
  MenuItem,
} from './menu.types.ts'
import { destinationOf, isElsewhere, itemsOf, menusOf, noMenus, sideAround } from './menus.ts'

/** The menus of the signed-in user, and the routes that they make. It says where to go and never goes. */
export const menuMachine = setup({
  types: {
    context: {} as MenuContext,
    events: {} as MenuEvent,
    emitted: {} as MenuEmitted,
    input: {} as MenuInput,
  },
  actors: {
    loadMenu: fromPromise<LoadMenuAnswer>(async () => {
      throw new Error('menu: provide loadMenu, which answers the top menu, the menu tree and the roles of the user.')
    }),
    loadSideMenu: fromPromise<readonly MenuEntry[], LoadSideMenuRequest>(async () => {
      throw new Error('menu: provide loadSideMenu, which answers the entries below the chosen top entry.')
    }),
  },
  /** Until it is said that the menu is slow. */
  delays: { patience: 3000 },
  guards: {
    hasTop: ({ context }, { id }: { id: string }) => context.top.some((item) => item.id === id),
    /** Nobody has been anywhere yet, and nobody has chosen. */
    isArriving: ({ context }) => context.shownPath === undefined && context.chosenId === undefined,
    /** A tab, a link or the palette led beneath another top entry than the one whose side menu is shown. */
    isElsewhere: ({ context }, { path }: { path: string }) =>
      context.chosenId !== undefined && isElsewhere(context, context.chosenId, path),
    isEmpty: ({ context }) => context.top.length === 0 && context.tree.length === 0,
  },
  actions: {
    forget: assign(({ context }) => ({ ...nothingYet(context.homePath) })),
    because: assign((_, { reason }: { reason: MenuContext['reason'] }) => ({ reason, failure: undefined })),
    take: enqueueActions(({ context, enqueue }, { answer }: { answer: LoadMenuAnswer }) => {
      const menus = menusOf(answer)
      enqueue.assign({ ...menus, roles: answer.roles, ...sideAround(menus, context.shownPath) })
      enqueue.emit({ type: 'loaded', routes: menus.routes, reason: context.reason })
    }),
    notePath: assign((_, { path }: { path: string }) => ({ shownPath: path })),
    arrive: assign(({ context }, { path }: { path: string }) => ({ shownPath: path, ...sideAround(context, path) })),
    choose: assign((_, { id }: { id: string }) => ({ chosenId: id, failure: undefined })),
    takeSide: enqueueActions(({ context, enqueue }, { entries }: { entries: readonly MenuEntry[] }) => {
      const chosen = present(chosenTop(context))
      const side = itemsOf(entries, context.roles, chosen.own)
      enqueue.assign({ side, failure: undefined })
      enqueue.emit({ type: 'chosen', path: destinationOf(chosen, side, context.routes), reason: 'top' })
    }),
    goHome: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ chosenId: undefined, side: context.tree, failure: undefined })
      enqueue.emit({ type: 'chosen', path: context.homePath, reason: 'home' })
    }),
    tellHome: emit(({ context }) => ({ type: 'chosen', path: context.homePath, reason: 'home' })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: sayFailure(error) })),
    tellFailure: emit(({ context }, { reason }: { reason: 'menu' | 'side' }) => ({
      type: 'failed',
      message: present(context.failure),
      reason,
    })),
  },
}).createMachine({
  id: 'menu',
  context: ({ input }) => nothingYet(input.homePath ?? '/wel/index'),
  initial: 'idle',
  states: {
    /** Nobody is signed in, and nothing leads anywhere. */
    idle: { on: { 'HOME.CHOSEN': {} } },
    loading: {
      invoke: {
        id: 'loadMenu',
        src: 'loadMenu',
        onDone: { target: 'judging', actions: { type: 'take', params: ({ event }) => ({ answer: event.output }) } },
        onError: {
          target: 'failed',
          actions: [
            { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: { reason: 'menu' } },
          ],
        },
      },
      initial: 'begun',
      states: {
        begun: { after: { patience: 'slow' } },
        /** It takes so long that whoever waits is told that it is still coming. */
        slow: {},
      },
    },
    judging: { always: [{ target: 'empty', guard: 'isEmpty' }, { target: 'loaded' }] },
    /** The user may see nothing: the shell shows a tip. */
    empty: {},
    loaded: {
      initial: 'ready',
      on: {
        'TOP.CHOSEN': {
          target: '.openingSide',
          guard: { type: 'hasTop', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'choose', params: ({ event }) => ({ id: event.id }) },
        },
        'HOME.CHOSEN': { target: '.ready', actions: 'goHome' },
        'PATH.SHOWN': [
          { guard: 'isArriving', actions: { type: 'arrive', params: ({ event }) => ({ path: event.path }) } },
          { actions: { type: 'notePath', params: ({ event }) => ({ path: event.path }) } },
        ],
      },
      states: {
        // The side menu is that of what is shown. While a chosen one is on its way, it is not given up for where one still stands.
        ready: {
          on: {
            'PATH.SHOWN': {
              guard: { type: 'isElsewhere', params: ({ event }) => ({ path: event.path }) },
              actions: { type: 'arrive', params: ({ event }) => ({ path: event.path }) },
            },
          },
        },
        /** A newer choice gives up an older one's answer. */
        openingSide: {
          invoke: {
            id: 'loadSideMenu',
            src: 'loadSideMenu',
            input: ({ context }) => ({ topId: present(context.chosenId) }),
            onDone: { target: 'ready', actions: { type: 'takeSide', params: ({ event }) => ({ entries: event.output }) } },
            onError: {
              target: 'sideFailed',
              actions: [
                { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'tellFailure', params: { reason: 'side' } },
              ],
            },
          },
        },
        sideFailed: { on: { 'MENU.RETRY': 'openingSide' } },
      },
    },
    failed: {
      on: { 'MENU.RETRY': { target: 'loading', actions: { type: 'because', params: { reason: 'retry' } } } },
    },
  },
  on: {
    'MENU.LOAD': { target: '.loading', actions: { type: 'because', params: { reason: 'asked' } } },
    'MENU.CLEARED': { target: '.idle', actions: 'forget' },
    // Home is there before the menu is, without one, and where it failed.
    'HOME.CHOSEN': { actions: 'tellHome' },
    'PATH.SHOWN': { actions: { type: 'notePath', params: ({ event }) => ({ path: event.path }) } },
  },
})

/** A running menu: tell it to load, choose in it, and hear where to go. */
export type MenuActorRef = ActorRefFrom<typeof menuMachine>
/** What a menu is at one moment: its entries, and whether they are being loaded. */
export type MenuSnapshot = SnapshotFrom<typeof menuMachine>

/** The chosen top entry. */
export function chosenTop({ top, chosenId }: MenuContext): MenuItem | undefined {
  return top.find((item) => item.id === chosenId)
}

function nothingYet(homePath: string): MenuContext {
  return {
    ...noMenus,
    homePath,
    roles: [],
    shownPath: undefined,
    chosenId: undefined,
    side: [],
    reason: 'asked',
    failure: undefined,
  }
}

function sayFailure(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
