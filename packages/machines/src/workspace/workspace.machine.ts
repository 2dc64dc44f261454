import { type ActorRefFrom, assign, emit, enqueueActions, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate'
import { errorLogMachine } from '../error-log/index.ts'
import { loadingMachine } from '../loading/index.ts'
import { type LockScreenEvent, lockScreenMachine } from '../lock-screen/index.ts'
import { menuMachine } from '../menu/index.ts'
import { messageSocketMachine } from '../message-socket/index.ts'
import { noticePopupMachine } from '../notice-popup/index.ts'
import { preferencesMachine } from '../preferences/index.ts'
import { type SessionActorRef, type SessionEvent, sessionMachine } from '../session/index.ts'
import { tabStripMachine } from '../tab-strip/index.ts'
import { listener, systemIds } from './children.ts'
import { restoredInput } from './saved-workspace.ts'
import type {
  NavigateReason,
  SiblingsEvent,
  SiblingWord,
  WorkspaceContext,
  WorkspaceEmitted,
  WorkspaceEvent,
  WorkspaceInput,
} from './workspace.types.ts'

type SessionWord = Extract<WorkspaceEvent, { type: 'SESSION.EMITTED' }>
type TabWord = Extract<WorkspaceEvent, { type: 'TABS.EMITTED' }>
type LockWord = Extract<WorkspaceEvent, { type: 'LOCK.EMITTED' }>
type NoticeWord = Extract<WorkspaceEvent, { type: 'NOTICES.EMITTED' }>
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
    lockScreen: lockScreenMachine,
    messageSocket: messageSocketMachine,
    noticePopup: noticePopupMachine,
    errorLog: errorLogMachine,
    siblings: fromCallback<SiblingsEvent>(() => {
      throw new Error('workspace: provide siblings, which tells the other browser tabs, and says SIBLING.SAID when they tell.')
    }),
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
    /** The two go together: a locked session has a locked screen, a session that is over has none. */
    followSession: enqueueActions(({ enqueue }, { emitted }: Pick<SessionWord, 'emitted'>) => {
      // Whoever signs in anew has no lock yet, whatever an earlier session has left.
      if (emitted.type === 'signedIn' && emitted.reason !== 'restored')
        enqueue.sendTo(systemIds.lockScreen, { type: 'SESSION.ENDED' })
      if (emitted.type === 'signedIn') enqueue.sendTo(systemIds.lockScreen, { type: 'SESSION.BEGAN' })
      if (emitted.type === 'locked') enqueue.sendTo(systemIds.lockScreen, { type: 'SESSION.LOCKED' })
      if (emitted.type === 'unlocked') enqueue.sendTo(systemIds.lockScreen, { type: 'UNLOCK.TOLD' })
      if (emitted.type === 'signedOut') enqueue.sendTo(systemIds.lockScreen, { type: 'SESSION.ENDED' })
    }),
    followLock: enqueueActions(({ context, enqueue }, { emitted }: Pick<LockWord, 'emitted'>) => {
      const tell = (event: SessionEvent) => enqueue.sendTo(systemIds.session, event)
      if (emitted.type === 'locked') tell({ type: 'LOCK.REQUESTED' })
      else if (emitted.type === 'unlocked') tell({ type: 'LOCK.LIFTED' })
      else if (emitted.type === 'signOutNeeded')
        tell(emitted.reason === 'asked' ? { type: 'LOGOUT.REQUESTED' } : { type: 'LOGOUT.FORCED', by: emitted.reason })
      else if (emitted.type === 'lockShown') enqueue.emit(going(context.paths.lock, 'locked'))
    }),
    /** What one browser tab does concerns the others, unless it only follows them. */
    tellSiblings: enqueueActions(({ enqueue }, { emitted }: { emitted: SessionWord['emitted'] | LockWord['emitted'] }) => {
      const word = wordOf(emitted)
      if (word) enqueue.sendTo('siblings', { type: 'TELL', word })
    }),
    followSiblings: enqueueActions(({ enqueue }, { word }: { word: SiblingWord }) => {
      const tellSession = (event: SessionEvent) => enqueue.sendTo(systemIds.session, event)
      const tellLock = (event: LockScreenEvent) => enqueue.sendTo(systemIds.lockScreen, event)
      if (word.said === 'signedOut')
        tellSession({ type: 'LOGOUT.FEDERATED', by: 'otherTab', ...(word.endedBy ? { endedBy: word.endedBy } : {}) })
      else if (word.said === 'refreshed') tellSession({ type: 'TOKENS.ADOPTED', tokens: word.tokens })
      else if (word.said === 'locked') tellLock({ type: 'LOCK.TOLD', lock: word.lock })
      else if (word.said === 'tried') tellLock({ type: 'TRIES.TOLD', lock: word.lock })
      else if (word.said === 'settings') tellLock({ type: 'SETTINGS.TOLD', lock: word.lock })
      else if (word.said === 'unlocked') tellLock({ type: 'UNLOCK.TOLD' })
    }),
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
    tellSession: sendTo(systemIds.session, (_, { type }: { type: 'PAGE.SHOWN' | 'PAGE.CLOSING' | 'NETWORK.ONLINE' }) => ({
      type,
    })),
    followTabs: enqueueActions(({ enqueue }, { emitted }: Pick<TabWord, 'emitted'>) => {
      if (emitted.type === 'dropped') enqueue.emit({ type: 'viewsDropped', keys: emitted.keys, reason: emitted.reason })
      else if (emitted.reason !== 'opened') enqueue.emit(going(emitted.tab.value, 'tab', emitted.tab.query))
    }),
    dropViews: enqueueActions(({ enqueue }, { emitted }: Pick<TabWord, 'emitted'>) => {
      if (emitted.type === 'dropped') enqueue.emit({ type: 'viewsDropped', keys: emitted.keys, reason: emitted.reason })
    }),
    /** Whoever is in and not locked hears messages and is asked for notices, where the app has such. */
    listen: enqueueActions(({ context: { input }, enqueue, system }) => {
      const session: SessionActorRef | undefined = system.get(systemIds.session)
      const user = session?.getSnapshot().context.user
      if (input.messageSocket && user) enqueue.sendTo(systemIds.messageSocket, { type: 'CONNECT', user: user.id })
      if (input.noticePopup) enqueue.sendTo(systemIds.noticePopup, { type: 'CHECK' })
    }),
    stopListening: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(systemIds.messageSocket, { type: 'DISCONNECT' })
      enqueue.sendTo(systemIds.noticePopup, { type: 'CLEARED' })
    }),
    renewConnection: enqueueActions(({ enqueue }, { emitted }: Pick<SessionWord, 'emitted'>) => {
      if (emitted.type === 'tokensChanged') enqueue.sendTo(systemIds.messageSocket, { type: 'TOKEN.REPLACED' })
    }),
    tellConnection: sendTo(systemIds.messageSocket, (_, { type }: { type: 'NETWORK.ONLINE' | 'NETWORK.OFFLINE' }) => ({ type })),
    followNotices: enqueueActions(({ enqueue }, { emitted }: Pick<NoticeWord, 'emitted'>) => {
      if (emitted.type === 'chosen') enqueue.emit(going(emitted.path, 'notice'))
    }),
    followMenu: enqueueActions(({ enqueue }, { emitted }: Pick<MenuWord, 'emitted'>) => {
      if (emitted.type === 'chosen') enqueue.emit(going(emitted.path, 'menu'))
    }),
  },
}).createMachine({
  id: 'workspace',
  context: ({ input }) => ({
    input: restoredInput(input),
    paths: { login: '/login', lock: '/lock', home: '/wel/index', userInfo: '/info/index', ...input.paths },
    menuAsked: false,
  }),
  invoke: [
    { id: 'siblings', src: 'siblings' },
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
    {
      id: systemIds.lockScreen,
      systemId: systemIds.lockScreen,
      src: 'lockScreen',
      input: ({ context }) => ({ now: context.input.session.now, ...context.input.lockScreen }),
    },
    {
      id: systemIds.messageSocket,
      systemId: systemIds.messageSocket,
      src: 'messageSocket',
      input: ({ context }) => context.input.messageSocket ?? { random: () => 0 },
    },
    {
      id: systemIds.noticePopup,
      systemId: systemIds.noticePopup,
      src: 'noticePopup',
      input: ({ context }) => context.input.noticePopup ?? { now: context.input.session.now },
    },
    {
      id: systemIds.errorLog,
      systemId: systemIds.errorLog,
      src: 'errorLog',
      input: ({ context }) => ({ now: context.input.session.now, ...context.input.errorLog }),
    },
    { id: systemIds.session, systemId: systemIds.session, src: 'session', input: ({ context }) => context.input.session },
  ],
  initial: 'signedOut',
  on: {
    'PAGE.SHOWN': { actions: { type: 'tellSession', params: { type: 'PAGE.SHOWN' } } },
    'PAGE.CLOSING': { actions: { type: 'tellSession', params: { type: 'PAGE.CLOSING' } } },
    'NETWORK.ONLINE': {
      actions: [
        { type: 'tellSession', params: { type: 'NETWORK.ONLINE' } },
        { type: 'tellConnection', params: { type: 'NETWORK.ONLINE' } },
      ],
    },
    'NETWORK.OFFLINE': { actions: { type: 'tellConnection', params: { type: 'NETWORK.OFFLINE' } } },
    // Whatever closes the tabs, their views go.
    'TABS.EMITTED': { actions: { type: 'dropViews', params: ({ event }) => ({ emitted: event.emitted }) } },
    'SESSION.EMITTED': [
      {
        target: '.signedOut',
        guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'signedOut' as const }) },
        actions: [
          'clearMenu',
          'forgetMenuAsked',
          'clearTabs',
          'stopListening',
          { type: 'followSession', params: ({ event }) => ({ emitted: event.emitted }) },
          { type: 'tellForget', params: ({ event }) => ({ emitted: event.emitted }) },
          { type: 'tellSiblings', params: ({ event }) => ({ emitted: event.emitted }) },
        ],
      },
      {
        actions: [
          { type: 'renewConnection', params: ({ event }) => ({ emitted: event.emitted }) },
          { type: 'tellSiblings', params: ({ event }) => ({ emitted: event.emitted }) },
        ],
      },
    ],
    'LOCK.EMITTED': {
      actions: [
        { type: 'followLock', params: ({ event }) => ({ emitted: event.emitted }) },
        { type: 'tellSiblings', params: ({ event }) => ({ emitted: event.emitted }) },
      ],
    },
  },
  states: {
    signedOut: {
      on: {
        // A session that is being recalled is one of theirs: it must not come back open while they are locked.
        'SIBLING.SAID': { actions: { type: 'followSiblings', params: ({ event }) => ({ word: event.word }) } },
        'SESSION.EMITTED': [
          {
            target: 'signedIn',
            guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'signedIn' as const }) },
            actions: [
              { type: 'followSession', params: ({ event }) => ({ emitted: event.emitted }) },
              'loadMenu',
              'listen',
              { type: 'enter', params: ({ event }) => ({ emitted: event.emitted }) },
            ],
          },
          {
            target: 'locked',
            guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'locked' as const }) },
            actions: { type: 'followSession', params: ({ event }) => ({ emitted: event.emitted }) },
          },
        ],
      },
    },
    signedIn: {
      on: {
        'SIBLING.SAID': { actions: { type: 'followSiblings', params: ({ event }) => ({ word: event.word }) } },
        'ROUTE.ENTERED': {
          actions: [
            { type: 'notePlace', params: ({ event }) => ({ event }) },
            { type: 'openTab', params: ({ event }) => ({ event }) },
          ],
        },
        'TABS.EMITTED': { actions: { type: 'followTabs', params: ({ event }) => ({ emitted: event.emitted }) } },
        'NOTICES.EMITTED': { actions: { type: 'followNotices', params: ({ event }) => ({ emitted: event.emitted }) } },
        'MENU.EMITTED': { actions: { type: 'followMenu', params: ({ event }) => ({ emitted: event.emitted }) } },
        'SESSION.EMITTED': [
          {
            target: 'locked',
            guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'locked' as const }) },
            actions: ['stopListening', { type: 'followSession', params: ({ event }) => ({ emitted: event.emitted }) }],
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
      on: {
        'SIBLING.SAID': { actions: { type: 'followSiblings', params: ({ event }) => ({ word: event.word }) } },
        'SESSION.EMITTED': {
          target: 'signedIn',
          guard: { type: 'says', params: ({ event }) => ({ emitted: event.emitted, word: 'unlocked' as const }) },
          actions: [
            { type: 'followSession', params: ({ event }) => ({ emitted: event.emitted }) },
            'loadMenu',
            'listen',
            { type: 'leaveLock', params: ({ event }) => ({ emitted: event.emitted }) },
          ],
        },
      },
    },
  },
})

/** A running workspace: the one actor that an app starts, and the owner of all that live long. */
export type WorkspaceActorRef = ActorRefFrom<typeof workspaceMachine>
/** What a workspace is at one moment: signed out, signed in or locked, with its children. */
export type WorkspaceSnapshot = SnapshotFrom<typeof workspaceMachine>

function going(path: string, reason: NavigateReason, query: Readonly<Record<string, string>> = {}) {
  return { type: 'navigate' as const, path, query, reason }
}

/** What the other browser tabs are to know. They are not told what they told themselves, or what concerns this page alone. */
function wordOf(emitted: SessionWord['emitted'] | LockWord['emitted']): SiblingWord | undefined {
  if (emitted.type === 'signedOut' && emitted.reason !== 'otherTab' && emitted.reason !== 'empty-token')
    return { said: 'signedOut', ...(emitted.endedBy ? { endedBy: emitted.endedBy } : {}) }
  if (emitted.type === 'tokensChanged' && emitted.reason === 'refreshed') return { said: 'refreshed', tokens: emitted.tokens }
  if (emitted.type === 'settingsChanged') return { said: 'settings', lock: emitted.lock }
  if (emitted.type === 'tried') return { said: 'tried', lock: emitted.lock }
  if (emitted.type === 'locked' && 'lock' in emitted && emitted.reason !== 'told') return { said: 'locked', lock: emitted.lock }
  if (emitted.type === 'unlocked' && emitted.reason === 'password') return { said: 'unlocked' }
  return undefined
}
