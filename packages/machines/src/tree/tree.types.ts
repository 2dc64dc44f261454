import type { TreeIndex } from './tree-index.ts'

/** Something in a tree. */
export interface TreeNode {
  /** Unique within its tree. */
  readonly id: string
  /** What is read, and what the filter looks at. */
  readonly label: string
  /** A second line, which the filter reads as well. */
  readonly note?: string
  /** Cannot be chosen, and where choosing cascades neither can what lies beneath; it can be opened. */
  readonly disabled?: boolean
  /** What lies directly beneath; left out for a leaf. */
  readonly children?: readonly TreeNode[]
  /** What lies beneath is loaded when it is first opened. Not looked at where `children` are given. */
  readonly onDemand?: boolean
  /** What a view draws before the label; the machine only carries it. */
  readonly icon?: unknown
}

/** How many can be chosen. */
export type TreeMode = 'none' | 'single' | 'multiple'

/** How much of an item is chosen: itself or all beneath, something beneath, or nothing. */
export type TreeMark = 'all' | 'some' | 'none'

/** How a tree begins. */
export interface TreeInput {
  /** The items of the first level, with what is known beneath them. */
  readonly items: readonly TreeNode[]
  /** @default 'none' */
  readonly mode?: TreeMode
  /** With several to choose: a branch stands for the leaves beneath, and only leaves are kept. @default true */
  readonly cascade?: boolean
  /** Without cascade: branches are only the way to what can be chosen. @default false */
  readonly leavesOnly?: boolean
  /** @default nothing */
  readonly chosen?: readonly string[]
  /** @default nothing */
  readonly expanded?: readonly string[]
}

/** One load of what lies beneath a branch. */
export interface LoadChildrenRequest {
  /** The branch whose children are wanted. */
  readonly id: string
  /** Comes back with the answer: only that of the latest counts. */
  readonly turn: number
}

/** What the port `loadChildren` is told. */
export type LoadChildrenEvent =
  /** Load what lies directly beneath a branch, and answer `CHILDREN.LOADED` or `CHILDREN.FAILED`. */
  | { readonly type: 'LOAD'; readonly request: LoadChildrenRequest }
  /** Nobody waits for this branch any more. */
  | { readonly type: 'ABORT'; readonly id: string }

/** What a tree can be told, and what its port `loadChildren` answers. */
export type TreeEvent =
  /** The items are others now. What was loaded stays with the branches that are still there. */
  | { readonly type: 'ITEMS.GIVEN'; readonly items: readonly TreeNode[] }
  /** The open branches, given from outside. */
  | { readonly type: 'EXPANDED.SET'; readonly ids: readonly string[] }
  /** Somebody opened or closed branches; these are open now. */
  | { readonly type: 'EXPANDED.CHANGED'; readonly ids: readonly string[] }
  /** Every branch whose children are known is opened. */
  | { readonly type: 'ALL.EXPANDED' }
  /** Every branch is closed. */
  | { readonly type: 'ALL.COLLAPSED' }
  /** What is chosen, given from outside; with cascade a branch stands for its leaves. */
  | { readonly type: 'CHOSEN.SET'; readonly ids: readonly string[] }
  /** One item was pressed. */
  | { readonly type: 'ITEM.TOGGLED'; readonly id: string }
  /** Several were marked at once, or their marks taken away. */
  | { readonly type: 'ITEMS.MARKED'; readonly ids: readonly string[]; readonly on: boolean }
  /** From here on a range is drawn, as by Shift and arrows: what is chosen now stays so. */
  | { readonly type: 'RANGE.BEGUN' }
  /** The range has these items now; what it had before and has no longer is chosen only where it was before the range began. */
  | { readonly type: 'RANGE.DRAWN'; readonly ids: readonly string[] }
  /** The answer of the port. */
  | { readonly type: 'CHILDREN.LOADED'; readonly request: LoadChildrenRequest; readonly children: readonly TreeNode[] }
  /** The failure of the port. */
  | { readonly type: 'CHILDREN.FAILED'; readonly request: LoadChildrenRequest; readonly error: unknown }
  /** Loads a branch again that failed. */
  | { readonly type: 'RETRY'; readonly id: string }
  /** Loads a branch anew, whatever is there; that stays until the answer comes. */
  | { readonly type: 'BRANCH.RELOADED'; readonly id: string }
  /** What the filter holds now; an empty text shows everything again. */
  | { readonly type: 'FILTER.TYPED'; readonly text: string }

/** Why another set of items is chosen now. */
export type ChosenReason =
  /** A person chose. */
  | 'toggled'
  /** A person chose several at once. */
  | 'marked'
  /** A chosen branch got its children: the leaves beneath are chosen in its place. */
  | 'loaded'

/** What a tree tells. */
export type TreeEmitted =
  /** These are chosen now, all of them. */
  | { readonly type: 'chosen'; readonly ids: readonly string[]; readonly reason: ChosenReason }
  /** These branches are open now, by a person, or because all were opened or closed; not told of what a filter opens. */
  | { readonly type: 'expanded'; readonly ids: readonly string[]; readonly reason: 'person' | 'all' }
  /** The children of a branch are being loaded. */
  | { readonly type: 'loading'; readonly id: string; readonly reason: 'opened' | 'retried' | 'reloaded' }
  /** They are there, so many of them. */
  | { readonly type: 'loaded'; readonly id: string; readonly count: number; readonly reason: 'answered' }
  /** They could not be loaded; the branch offers to try again. */
  | { readonly type: 'failed'; readonly id: string; readonly error: unknown; readonly reason: 'unreachable' }

/** How a branch that is not there yet stands. */
export type BranchState =
  | { readonly state: 'loading'; readonly turn: number }
  | { readonly state: 'failed'; readonly error: unknown }

/** What a filter leaves. */
export interface TreeFound {
  /** What fits, the ways to it, and what lies beneath it. */
  readonly shown: ReadonlySet<string>
  /** How many fit by themselves. */
  readonly count: number
  /** The branches on the ways to what fits. */
  readonly ways: readonly string[]
  /** The branches that are open while the filter lasts. */
  readonly open: readonly string[]
}

/** What a tree remembers. */
export interface TreeContext {
  /** How many can be chosen. */
  readonly mode: TreeMode
  /** Whether a branch stands for the leaves beneath. */
  readonly cascade: boolean
  /** Whether only leaves can be chosen. */
  readonly leavesOnly: boolean
  /** The items as they were given. */
  readonly items: readonly TreeNode[]
  /** What was loaded, by its branch. */
  readonly loaded: ReadonlyMap<string, readonly TreeNode[]>
  /** Made of the two above. */
  readonly index: TreeIndex
  /** The branches under way and those that failed. */
  readonly branches: ReadonlyMap<string, BranchState>
  /** How many loads there were. */
  readonly turn: number
  /** The open branches where nothing is filtered. */
  readonly expanded: readonly string[]
  /** What is chosen; with cascade the leaves alone, and branches that are not loaded. May name what is not loaded yet. */
  readonly chosen: readonly string[]
  /** What was chosen before the range that is being drawn; undefined where none is. */
  readonly beside: readonly string[] | undefined
  /** What the filter holds. */
  readonly text: string
  /** What the filter leaves; undefined while it is empty. */
  readonly found: TreeFound | undefined
}
