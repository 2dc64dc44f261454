import type { TreeNode } from './tree.types.ts'

/** An item and its place. */
export interface TreeEntry {
  /** The item itself. */
  readonly node: TreeNode
  /** The branch that it lies directly beneath; undefined at the first level. */
  readonly parentId: string | undefined
  /** Direct children as far as they are known; undefined for a leaf and for a branch that is not loaded. */
  readonly childIds: readonly string[] | undefined
  /** Whether it lies beneath something disabled. */
  readonly underDisabled: boolean
}

/** Every item of a tree by its id, those included that were loaded. */
export interface TreeIndex {
  /** The first level, in its order. */
  readonly rootIds: readonly string[]
  /** Every item, in the order in which a tree that is open everywhere shows them. */
  readonly entries: ReadonlyMap<string, TreeEntry>
}

/**
 * Finds every item by its id. An id that is there already is left out where it comes again, so that an answer which names its own
 * branch makes no endless tree.
 */
export function indexOf(items: readonly TreeNode[], loaded: ReadonlyMap<string, readonly TreeNode[]>): TreeIndex {
  const entries = new Map<string, TreeEntry>()
  const seen = new Set<string>()
  const add = (nodes: readonly TreeNode[], parentId: string | undefined, underDisabled: boolean): string[] => {
    const fresh = nodes.filter(({ id }) => !seen.has(id) && seen.add(id))
    for (const node of fresh) {
      // Set before its children, so that the order of entries is that of the rows.
      entries.set(node.id, { node, parentId, childIds: undefined, underDisabled })
      const children = node.children ?? loaded.get(node.id)
      if (children === undefined) continue
      const childIds = add(children, node.id, underDisabled || node.disabled === true)
      entries.set(node.id, { node, parentId, childIds, underDisabled })
    }
    return fresh.map(({ id }) => id)
  }
  return { rootIds: add(items, undefined, false), entries }
}

/** Whether something may lie beneath: children are known, or to be loaded. */
export function isBranch({ node, childIds }: TreeEntry): boolean {
  return childIds === undefined ? node.onDemand === true : childIds.length > 0
}

/** Whether it can still be loaded: its children are neither given nor there. */
export function isUnloaded({ entries }: TreeIndex, id: string): boolean {
  const entry = entries.get(id)
  return entry !== undefined && entry.childIds === undefined && entry.node.onDemand === true
}

/** Every branch whose children are known. */
export function knownBranches({ entries }: TreeIndex): readonly string[] {
  return [...entries].filter(([, { childIds }]) => childIds !== undefined && childIds.length > 0).map(([id]) => id)
}

/** What is passed on the way down to an item, and the item itself; empty where it is not known. */
export function wayTo(index: TreeIndex, id: string): readonly TreeNode[] {
  const entry = index.entries.get(id)
  if (entry === undefined) return []
  return [...(entry.parentId === undefined ? [] : wayTo(index, entry.parentId)), entry.node]
}

/** An item and everything beneath it, in the order of rows. */
export function beneath(index: TreeIndex, id: string): readonly string[] {
  return [id, ...(index.entries.get(id)?.childIds ?? []).flatMap((child) => beneath(index, child))]
}
