import { type ActorRefFrom, assign, emit, enqueueActions, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  BranchState,
  LoadChildrenEvent,
  LoadChildrenRequest,
  TreeContext,
  TreeEmitted,
  TreeEvent,
  TreeInput,
  TreeNode,
} from './tree.types.ts'
import { chosenBy, marked, spread, toggled } from './tree-choice.ts'
import { found, foundAgain } from './tree-filter.ts'
import { indexOf, isUnloaded, knownBranches } from './tree-index.ts'

/** The branches that are open as the tree is shown: a filter has its own, and gives the others back when it ends. */
export const openBranches = ({ expanded, found: narrowed }: Pick<TreeContext, 'expanded' | 'found'>): readonly string[] =>
  narrowed?.open ?? expanded

const without = (branches: TreeContext['branches'], id: string): TreeContext['branches'] =>
  new Map([...branches].filter(([one]) => one !== id))

/** What follows from other items: the index, and what a filter leaves of it. */
function rebuilt(context: TreeContext, change: Partial<Pick<TreeContext, 'items' | 'loaded'>>) {
  const items = change.items ?? context.items
  const given = change.loaded ?? context.loaded
  const index = indexOf(items, given)
  // What was loaded of a branch that is gone is old when the branch comes back.
  const loaded = new Map([...given].filter(([id]) => index.entries.has(id)))
  return { items, loaded, index, found: context.found && foundAgain(index, context.text, context.found) }
}

/** Branches that are open now, but not loaded, nor under way. */
const wanting = ({ index, branches }: TreeContext, ids: readonly string[]) =>
  ids.filter((id) => isUnloaded(index, id) && branches.get(id)?.state !== 'loading')

/**
 * A tree: which branches are open, which of them are loaded as they are opened, what is chosen, and what a filter leaves. A branch
 * is loaded on its own, however many are under way; of several answers for one branch only that of the latest request counts.
 */
export const treeMachine = setup({
  types: {
    context: {} as TreeContext,
    events: {} as TreeEvent,
    emitted: {} as TreeEmitted,
    input: {} as TreeInput,
  },
  actors: {
    loadChildren: fromCallback<LoadChildrenEvent>(({ receive, sendBack }) => {
      receive((event) => {
        if (event.type !== 'LOAD') return
        const error = new Error('tree: provide loadChildren, which answers CHILDREN.LOADED or CHILDREN.FAILED for a branch.')
        sendBack({ type: 'CHILDREN.FAILED', request: event.request, error })
      })
    }),
  },
  guards: {
    isAnyLoading: ({ context }) => [...context.branches.values()].some(({ state }) => state === 'loading'),
    isNoneLoading: ({ context }) => ![...context.branches.values()].some(({ state }) => state === 'loading'),
    isAwaited: ({ context }, { id, turn }: LoadChildrenRequest) => {
      const branch = context.branches.get(id)
      return branch?.state === 'loading' && branch.turn === turn
    },
    hasFailed: ({ context }, { id }: { id: string }) => context.branches.get(id)?.state === 'failed',
    isOnDemand: ({ context }, { id }: { id: string }) => {
      const node = context.index.entries.get(id)?.node
      return node?.onDemand === true && node.children === undefined
    },
    canBeChosen: ({ context }, { id }: { id: string }) => chosenBy(context, id).length > 0,
    takesSeveral: ({ context }) => context.mode === 'multiple',
    isDrawing: ({ context }) => context.beside !== undefined,
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isNothingFound: ({ context }) => context.found?.count === 0,
    isSomethingFound: ({ context }) => (context.found?.count ?? 0) > 0,
  },
  actions: {
    take: enqueueActions(({ context, enqueue }, { items }: { items: readonly TreeNode[] }) => {
      const next = rebuilt(context, { items })
      const gone = [...context.branches.keys()].filter((id) => !next.index.entries.has(id))
      for (const id of gone) enqueue.sendTo('loadChildren', { type: 'ABORT', id })
      const branches = new Map([...context.branches].filter(([id]) => !gone.includes(id)))
      enqueue.assign({ ...next, branches })
      const chosen = spread({ ...context, ...next }, context.chosen)
      if (chosen === context.chosen) return
      enqueue.assign({ chosen })
      enqueue.emit({ type: 'chosen', ids: chosen, reason: 'loaded' })
    }),
    open: assign(({ context }, { ids }: { ids: readonly string[] }) =>
      context.found === undefined ? { expanded: ids } : { found: { ...context.found, open: ids } },
    ),
    setExpanded: assign((_, { ids }: { ids: readonly string[] }) => ({ expanded: ids })),
    // A filter's own open branches are gone with it: nobody need keep them.
    tellExpanded: enqueueActions(({ context, enqueue }, { reason }: { reason: 'person' | 'all' }) => {
      if (context.found === undefined) enqueue.emit({ type: 'expanded', ids: context.expanded, reason })
    }),
    loadOpened: enqueueActions(({ context, enqueue }) => {
      const ids = wanting(context, openBranches(context))
      const branches = new Map<string, BranchState>(context.branches)
      ids.forEach((id, place) => {
        const turn = context.turn + place + 1
        branches.set(id, { state: 'loading', turn })
        enqueue.sendTo('loadChildren', { type: 'LOAD', request: { id, turn } })
        enqueue.emit({ type: 'loading', id, reason: 'opened' })
      })
      enqueue.assign({ branches, turn: context.turn + ids.length })
    }),
    loadAgain: enqueueActions(({ context, enqueue }, { id, reason }: { id: string; reason: 'retried' | 'reloaded' }) => {
      const turn = context.turn + 1
      enqueue.sendTo('loadChildren', { type: 'LOAD', request: { id, turn } })
      enqueue.emit({ type: 'loading', id, reason })
      enqueue.assign({ turn, branches: new Map([...context.branches, [id, { state: 'loading', turn }]]) })
    }),
    fill: enqueueActions(({ context, enqueue }, { id, children }: { id: string; children: readonly TreeNode[] }) => {
      const next = rebuilt(context, { loaded: new Map([...context.loaded, [id, children]]) })
      const chosen = spread({ ...context, ...next }, context.chosen)
      enqueue.assign({ ...next, chosen, branches: without(context.branches, id) })
      enqueue.emit({ type: 'loaded', id, count: children.length, reason: 'answered' })
      if (chosen !== context.chosen) enqueue.emit({ type: 'chosen', ids: chosen, reason: 'loaded' })
    }),
    noteFailure: assign(({ context }, { id, error }: { id: string; error: unknown }) => ({
      branches: new Map([...context.branches, [id, { state: 'failed' as const, error }]]),
    })),
    tellFailed: emit((_, { id, error }: { id: string; error: unknown }) => ({
      type: 'failed',
      id,
      error,
      reason: 'unreachable',
    })),
    setChosen: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      chosen: spread(context, ids),
      beside: undefined,
    })),
    toggle: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const ids = toggled(context, id)
      enqueue.assign({ chosen: ids, beside: undefined })
      enqueue.emit({ type: 'chosen', ids, reason: 'toggled' })
    }),
    mark: enqueueActions(({ context, enqueue }, { ids, on }: { ids: readonly string[]; on: boolean }) => {
      const chosen = marked(context, ids, on)
      enqueue.assign({ chosen, beside: undefined })
      enqueue.emit({ type: 'chosen', ids: chosen, reason: 'marked' })
    }),
    beginRange: assign(({ context }) => ({ beside: context.chosen })),
    drawRange: enqueueActions(({ context, enqueue }, { ids }: { ids: readonly string[] }) => {
      // A branch that was chosen before may have been loaded since.
      const chosen = marked({ ...context, chosen: spread(context, present(context.beside)) }, ids, true)
      enqueue.assign({ chosen })
      enqueue.emit({ type: 'chosen', ids: chosen, reason: 'marked' })
    }),
    narrow: assign(({ context }, { text }: { text: string }) => ({
      text: text.trim(),
      found: found(context.index, text.trim()),
    })),
    showAll: assign({ text: '', found: undefined }),
  },
}).createMachine({
  id: 'tree',
  context: ({ input }) => {
    const loaded = new Map<string, readonly TreeNode[]>()
    const begin: TreeContext = {
      mode: input.mode ?? 'none',
      cascade: input.cascade ?? true,
      leavesOnly: input.leavesOnly ?? false,
      items: input.items,
      loaded,
      index: indexOf(input.items, loaded),
      branches: new Map(),
      turn: 0,
      expanded: input.expanded ?? [],
      chosen: input.chosen ?? [],
      beside: undefined,
      text: '',
      found: undefined,
    }
    return { ...begin, chosen: spread(begin, begin.chosen) }
  },
  invoke: { id: 'loadChildren', src: 'loadChildren' },
  // Branches that begin open are loaded at once.
  entry: 'loadOpened',
  on: {
    'ITEMS.GIVEN': { actions: [{ type: 'take', params: ({ event }) => ({ items: event.items }) }, 'loadOpened'] },
    'EXPANDED.SET': { actions: [{ type: 'setExpanded', params: ({ event }) => ({ ids: event.ids }) }, 'loadOpened'] },
    'EXPANDED.CHANGED': {
      actions: [
        { type: 'open', params: ({ event }) => ({ ids: event.ids }) },
        { type: 'tellExpanded', params: { reason: 'person' } },
        'loadOpened',
      ],
    },
    'ALL.EXPANDED': {
      actions: [
        { type: 'open', params: ({ context }) => ({ ids: knownBranches(context.index) }) },
        { type: 'tellExpanded', params: { reason: 'all' } },
      ],
    },
    'ALL.COLLAPSED': {
      actions: [
        { type: 'open', params: { ids: [] } },
        { type: 'tellExpanded', params: { reason: 'all' } },
      ],
    },
    'CHOSEN.SET': { actions: { type: 'setChosen', params: ({ event }) => ({ ids: event.ids }) } },
    'ITEM.TOGGLED': {
      guard: { type: 'canBeChosen', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'toggle', params: ({ event }) => ({ id: event.id }) },
    },
    'ITEMS.MARKED': {
      guard: 'takesSeveral',
      actions: { type: 'mark', params: ({ event }) => ({ ids: event.ids, on: event.on }) },
    },
    'RANGE.BEGUN': { guard: 'takesSeveral', actions: 'beginRange' },
    'RANGE.DRAWN': {
      guard: 'isDrawing',
      actions: { type: 'drawRange', params: ({ event }) => ({ ids: event.ids }) },
    },
  },
  type: 'parallel',
  states: {
    loading: {
      initial: 'quiet',
      on: {
        'BRANCH.RELOADED': {
          guard: { type: 'isOnDemand', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'loadAgain', params: ({ event }) => ({ id: event.id, reason: 'reloaded' as const }) },
        },
        RETRY: {
          guard: { type: 'hasFailed', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'loadAgain', params: ({ event }) => ({ id: event.id, reason: 'retried' as const }) },
        },
      },
      states: {
        quiet: { always: { target: 'busy', guard: 'isAnyLoading' } },
        /** At least one branch is under way. */
        busy: {
          always: { target: 'quiet', guard: 'isNoneLoading' },
          on: {
            'CHILDREN.LOADED': {
              guard: { type: 'isAwaited', params: ({ event }) => event.request },
              actions: { type: 'fill', params: ({ event }) => ({ id: event.request.id, children: event.children }) },
            },
            'CHILDREN.FAILED': {
              guard: { type: 'isAwaited', params: ({ event }) => event.request },
              actions: [
                { type: 'noteFailure', params: ({ event }) => ({ id: event.request.id, error: event.error }) },
                { type: 'tellFailed', params: ({ event }) => ({ id: event.request.id, error: event.error }) },
              ],
            },
          },
        },
      },
    },
    filter: {
      initial: 'off',
      on: {
        'FILTER.TYPED': [
          {
            target: '.off',
            guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) },
            actions: 'showAll',
          },
          { target: '.narrowed', actions: { type: 'narrow', params: ({ event }) => ({ text: event.text }) } },
        ],
      },
      states: {
        off: {},
        /** Only what fits and the ways to it are shown. */
        narrowed: { always: { target: 'nothing', guard: 'isNothingFound' } },
        /** Nothing fits, until other items come or another text. */
        nothing: { always: { target: 'narrowed', guard: 'isSomethingFound' } },
      },
    },
  },
})

/** A running tree: send it events, read its marks with `marksOf`, and hear what was chosen. */
export type TreeActorRef = ActorRefFrom<typeof treeMachine>
/** What a tree is at one moment: its items, and which of them are open, chosen and found. */
export type TreeSnapshot = SnapshotFrom<typeof treeMachine>
