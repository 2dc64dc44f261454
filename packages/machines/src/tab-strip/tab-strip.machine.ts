import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import { parseSavedTabs, restoreTabs, tabsFrom } from './saved-tabs.ts'
import type {
  TabActivationReason,
  TabDropReason,
  TabStripContext,
  TabStripEmitted,
  TabStripEvent,
  TabStripInput,
  TabTarget,
} from './tab-strip.types.ts'
import { activeTab, closeAll, closeOthers, closeTab, moveTab, openTab, relabel } from './tabs.ts'

/** A strip that changed, and what is to be told of it. */
export interface Settlement {
  readonly next: TabStripContext
  readonly reason: TabDropReason
  /** Whether somebody must be taken to the active tab. */
  readonly go?: boolean
}

/** Which views are open, in which order, and which one is shown. It never navigates: it says where to go. */
export const tabStripMachine = setup({
  types: {
    context: {} as TabStripContext,
    events: {} as TabStripEvent,
    emitted: {} as TabStripEmitted,
    input: {} as TabStripInput,
  },
  guards: {
    hasTab: (_, { target }: { target: TabTarget }) => target.meta?.tab !== false,
    isOpen: ({ context }, { key }: { key: string }) => context.tabs.some((tab) => tab.key === key),
    isClosable: ({ context }, { key }: { key: string }) => context.tabs.findIndex((tab) => tab.key === key) > 0,
    isRestorable: (_, { saved }: { saved: unknown }) => parseSavedTabs(saved) !== undefined,
    hasOthers: ({ context }) => context.tabs.length > 1,
    hasHomeAlone: ({ context }) => context.tabs.length === 1,
  },
  actions: {
    open: enqueueActions(({ context, enqueue }, { target }: { target: TabTarget }) => {
      const next = openTab(context, target)
      enqueue.assign(next)
      if (next.activeKey !== context.activeKey) enqueue.emit({ type: 'activated', tab: activeTab(next), reason: 'opened' })
    }),
    activate: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      // Told again for the active tab too: a view without a tab may be what is on screen.
      const next = { ...context, activeKey: key }
      enqueue.assign(next)
      enqueue.emit({ type: 'activated', tab: activeTab(next), reason: 'chosen' })
    }),
    tellActive: emit(({ context }) => ({ type: 'activated', tab: activeTab(context), reason: 'returned' })),
    settle: enqueueActions(({ context, enqueue }, { next, reason, go = next.activeKey !== context.activeKey }: Settlement) => {
      const kept = new Set(next.tabs.map((tab) => tab.key))
      const keys = context.tabs.map((tab) => tab.key).filter((key) => !kept.has(key))
      enqueue.assign(next)
      if (go && isActivation(reason)) enqueue.emit({ type: 'activated', tab: activeTab(next), reason })
      if (keys.length > 0) enqueue.emit({ type: 'dropped', keys, reason })
    }),
    move: assign(({ context }, { key, to }: { key: string; to: number }) => moveTab(context, key, to)),
    relabel: assign(({ context }, { labels }: { labels: Readonly<Record<string, string>> }) => relabel(context, labels)),
  },
}).createMachine({
  id: 'tabStrip',
  context: ({ input }) => tabsFrom(input.saved, input.home),
  initial: 'homeAlone',
  states: {
    /** Home is the only tab: there is nothing to close or to move. */
    homeAlone: { always: { target: 'several', guard: 'hasOthers' } },
    several: {
      always: { target: 'homeAlone', guard: 'hasHomeAlone' },
      on: {
        'TAB.CLOSE': {
          guard: { type: 'isClosable', params: ({ event }) => ({ key: event.key }) },
          actions: {
            type: 'settle',
            params: ({ context, event }) => ({ next: closeTab(context, event.key), reason: 'closed' as const }),
          },
        },
        'TABS.CLOSE_OTHERS': {
          guard: { type: 'isOpen', params: ({ context, event }) => ({ key: event.key ?? context.activeKey }) },
          actions: {
            type: 'settle',
            params: ({ context, event }) => ({ next: closeOthers(context, event.key), reason: 'closedOthers' as const }),
          },
        },
        'TAB.MOVE': {
          guard: { type: 'isClosable', params: ({ event }) => ({ key: event.key }) },
          actions: { type: 'move', params: ({ event }) => ({ key: event.key, to: event.to }) },
        },
        'TAB.MOVE_BY': {
          guard: { type: 'isClosable', params: ({ event }) => ({ key: event.key }) },
          actions: {
            type: 'move',
            params: ({ context, event }) => ({
              key: event.key,
              to: context.tabs.findIndex((tab) => tab.key === event.key) + event.by,
            }),
          },
        },
        'TABS.CLEARED': {
          actions: { type: 'settle', params: ({ context }) => ({ next: closeAll(context), reason: 'cleared' as const }) },
        },
      },
    },
  },
  on: {
    'TAB.OPEN': {
      guard: { type: 'hasTab', params: ({ event }) => ({ target: event.target }) },
      actions: { type: 'open', params: ({ event }) => ({ target: event.target }) },
    },
    'TAB.ACTIVATE': {
      guard: { type: 'isOpen', params: ({ event }) => ({ key: event.key }) },
      actions: { type: 'activate', params: ({ event }) => ({ key: event.key }) },
    },
    'TABS.RETURN': { actions: 'tellActive' },
    // In both states: from a view without a tab it still leads home.
    'TABS.CLOSE_ALL': {
      actions: {
        type: 'settle',
        params: ({ context }) => ({ next: closeAll(context), reason: 'closedAll' as const, go: true }),
      },
    },
    'TABS.RESTORED': {
      guard: { type: 'isRestorable', params: ({ event }) => ({ saved: event.saved }) },
      actions: {
        type: 'settle',
        params: ({ context, event }) => ({
          next: restoreTabs(context, present(parseSavedTabs(event.saved))),
          reason: 'restored' as const,
        }),
      },
    },
    'LABELS.CHANGED': { actions: { type: 'relabel', params: ({ event }) => ({ labels: event.labels }) } },
  },
})

/** A running tab strip: send it events, read its tabs with `shownTabs`, and hear `activated` and `dropped`. */
export type TabStripActorRef = ActorRefFrom<typeof tabStripMachine>
/** What a tab strip is at one moment: its tabs, and which of them is active. */
export type TabStripSnapshot = SnapshotFrom<typeof tabStripMachine>

function isActivation(reason: TabDropReason): reason is TabDropReason & TabActivationReason {
  return reason !== 'cleared' && reason !== 'restored'
}
