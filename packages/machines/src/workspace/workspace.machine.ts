import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate'
import { loadingMachine } from '../loading/index.ts'
import { menuMachine } from '../menu/index.ts'
import { preferencesMachine } from '../preferences/index.ts'
import { sessionMachine } from '../session/index.ts'
import { tabStripMachine } from '../tab-strip/index.ts'
import { listener, systemIds } from './children.ts'
import type { NavigateReason, WorkspaceContext, WorkspaceEmitted, WorkspaceEvent, WorkspaceInput } from './workspace.types.ts'

type SessionWord = Extract<WorkspaceEvent, { type: 'SESSION.EMITTED' }>
type TabWord = Extract<WorkspaceEvent, { type: 'TABS.EMITTED' }>
type MenuWord = Extract<WorkspaceEvent, { type: 'MENU.EMITTED' }>

/** The root: it keeps the long-lived actors, lets one's word become the other's wish, and tells the app where to go and what to forget. */
export const workspaceMachine = setup({
  types: {
    context: {} as WorkspaceContext,
    events: {} as WorkspaceEvent,
    emitted: {} as WorkspaceEmitted,
    input: {} as WorkspaceInput,
  },
  actors: {
    listener,
    session: sessionMachine,
    preferences: preferencesMachine,
    loading: loadingMachine,
    tabStrip: tabStripMachine,
    menu: menuMachine,
  },
  delays: {
    /** From the lock to /lock. */
    lockNavigation: 100,
  },
  guards: {
    says: (_, { emitted, word }: { emitted: SessionWord['emitted']; word: SessionWord['emitted']['type'] }) =>
      emitted.type === word,
  },
  actions: {
    clearTabs: sendTo(systemIds.tabStrip, { type: 'TABS.CLEARED' }),
    loadMenu: enqueueActions(({ context, enqueue }) => {
      // Unlocked, the user has the menu already, unless a locked session was restored.
      if (context.menuAsked) return
      enqueue.assign({ menuAsked: true })
      enqueue.sendTo(systemIds.menu, { type: 'MENU.LOAD' })
    }),
    clearMenu: sendTo(systemIds.menu, { type: 'MENU.CLEARED' }),
    forgetMenuAsked: assign({ menuAsked: false }),
    enter: enqueueActions(({ context, enqueue }, { emitted }: Pick<SessionWord, 'emitted'>) => {
      // A restored session stays at the address that was reloaded, with its tabs.
      if (emitted.type !== 'signedIn' || emitted.reason === 'restored') return
      enqueue.sendTo(systemIds.tabStrip, { type: 'TABS.CLEARED' })
      const { returnTo } = emitted
      enqueue.emit(returnTo === undefined ? going(context.paths.home, 'signedIn') : going(returnTo, 'returnedTo'))
    }),
    tellForget: enqueueActions(({ context, enqueue }, { emitted }: Pick<SessionWord, 'emitted'>) => {
      if (emitted.type !== 'signedOut') return
      enqueue.emit({ type: 'forget', reason: emitted.reason })
      enqueue.emit(going(context.paths.login, 'signedOut'))
    }),
    goToLock: emit(({ context }) => going(context.paths.lock, 'locked')),
    leaveLock: enqueueActions(({ enqueue }, { emitted }: Pick<SessionWord, 'emitted'>) => {
      if (emitted.type === 'unlocked' && emitted.returnTo !== undefined) enqueue.emit(going(emitted.returnTo, 'unlocked'))
      else enqueue.sendTo(systemIds.tabStrip, { type: 'TABS.RETURN' })
    }),
    goToPassword: emit(({ context }) => going(context.paths.userInfo, 'passwordChange', { activeName: 'password' })),
    openTab: sendTo(systemIds.tabStrip, (_, { event }: { event: Extract<WorkspaceEvent, { type: 'ROUTE.ENTERED' }> }) => ({
      type: 'TAB.OPEN',
      target: event.target,
    })),
    notePlace: sendTo(systemIds.session, (_, { event }: { event: Extract<WorkspaceEvent, { type: 'ROUTE.ENTERED' }> }) => ({
      type: 'ROUTE.ENTERED',
      path: event.address,
    })),
    tellSession: sendTo(systemIds.session, (_, { type }: { type: 'PAGE.SHOWN' | 'NETWORK.ONLINE' }) => ({ type })),
    followTabs: enqueueActions(({ enqueue }, { emitted }: Pick<TabWord, 'emitted'>) => {
      if (emitted.type === 'dropped') enqueue.emit({ type: 'viewsDropped', keys: emitted.keys, reason: emitted.reason })
      else if (emitted.reason !== 'opened') enqueue.emit(going(emitted.tab.value, 'tab', emitted.tab.query))
    }),
    dropViews: enqueueActions(({ enqueue }, { emitted }: Pick<TabWord, 'emitted'>) => {
      if (emitted.type === 'dropped') enqueue.emit({ type: 'viewsDropped', keys: emitted.keys, reason: emitted.reason })
    }),
    followMenu: enqueueActions(({ enqueue }, { emitted }: Pick<MenuWord, 'emitted'>) => {
      if (emitted.type === 'chosen') enqueue.emit(going(emitted.path, 'menu'))
    }),
  },
}).createMachine({
  id: 'workspace',
  context: ({ input }) => ({
    input,
    paths: { login: '/login', lock: '/lock', home: '/wel/index', userInfo: '/info/index', ...input.paths },
    menuAsked: false,
  }),
  invoke: [
    { id: 'listener', src: 'listener' },
    {
      id: systemIds.preferences,
      systemId: systemIds.preferences,
      src: 'preferences',
      input: ({ context }) => context.input.preferences ?? {},
    },
    { id: systemIds.loading, systemId: systemIds.loading, src: 'loading' },
    {
      id: systemIds.tabStrip,
      systemId: systemIds.tabStrip,
      src: 'tabStrip',
      input: ({ context }) => context.input.tabStrip ?? {},
    },
    { id: systemIds.menu, systemId: systemIds.menu, src: 'menu', input: ({ context }) => context.input.menu ?? {} },
    { id: systemIds.session, systemId: systemIds.session, src: 'session', input: ({ context }) => context.input.session },
  ],
  initial: 'signedOut',
  on: {
    'PAGE.SHOWN': { actions: { type: 'tellSession', params: { type: 'PAGE.SHOWN' } } },
    'NETWORK.ONLINE': { actions: { type: 'tellSession', params: { type: 'NETWORK.ONLINE' } } },
    // Whatever closes the tabs, their views go.
    'TABS.EMITTED': { actions: { type: 'dropViews', params: ({ event }) => ({ emitted: event.emitted }) } },
    'SESSION.EMITTED': {
      target: '.signedOut',
      guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'signedOut' as const }) },
      actions: [
        'clearMenu',
        'forgetMenuAsked',
        'clearTabs',
        { type: 'tellForget', params: ({ event }) => ({ emitted: event.emitted }) },
      ],
    },
  },
  states: {
    signedOut: {
      on: {
        'SESSION.EMITTED': [
          {
            target: 'signedIn',
            guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'signedIn' as const }) },
            actions: ['loadMenu', { type: 'enter', params: ({ event }) => ({ emitted: event.emitted }) }],
          },
          {
            target: 'locked',
            guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'locked' as const }) },
          },
        ],
      },
    },
    signedIn: {
      on: {
        'ROUTE.ENTERED': {
          actions: [
            { type: 'notePlace', params: ({ event }) => ({ event }) },
            { type: 'openTab', params: ({ event }) => ({ event }) },
          ],
        },
        'TABS.EMITTED': { actions: { type: 'followTabs', params: ({ event }) => ({ emitted: event.emitted }) } },
        'MENU.EMITTED': { actions: { type: 'followMenu', params: ({ event }) => ({ emitted: event.emitted }) } },
        'SESSION.EMITTED': [
          {
            target: 'locked',
            guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'locked' as const }) },
          },
          {
            guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'passwordChangeNeeded' as const }) },
            actions: 'goToPassword',
          },
        ],
      },
    },
    /** No view, no menu and no tab is followed: nothing of the work shows. */
    locked: {
      after: { lockNavigation: { actions: 'goToLock' } },
      on: {
        'SESSION.EMITTED': {
          target: 'signedIn',
          guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'unlocked' as const }) },
          actions: ['loadMenu', { type: 'leaveLock', params: ({ event }) => ({ emitted: event.emitted }) }],
        },
      },
    },
  },
})

export type WorkspaceActorRef = ActorRefFrom<typeof workspaceMachine>
export type WorkspaceSnapshot = SnapshotFrom<typeof workspaceMachine>

function going(path: string, reason: NavigateReason, query: Readonly<Record<string, string>> = {}) {
  return { type: 'navigate' as const, path, query, reason }
}
