import type { TreeContext } from '@etalon/machines/tree'

/** Where an item is moved to. */
export interface TreeMove {
  readonly id: string
  /** The branch that it then lies directly beneath; null at the first level. */
  readonly parentId: string | null
  /** The sibling that it then stands before; null behind the last. */
  readonly before: string | null
}

/** The way a key moves an item: among its siblings, beneath the one above it, or out of its branch. */
export type MoveWay = 'up' | 'down' | 'in' | 'out'

const parentOf = (context: TreeContext, id: string) => context.index.entries.get(id)?.parentId
const siblingsOf = (context: TreeContext, parentId: string | undefined): readonly string[] =>
  parentId === undefined ? context.index.rootIds : (context.index.entries.get(parentId)?.childIds ?? [])

/** Whether an item is another one, or lies beneath it. */
function isWithin(context: TreeContext, id: string | undefined, branch: string): boolean {
  for (let at = id; at !== undefined; at = parentOf(context, at)) if (at === branch) return true
  return false
}

/** Where an item stands now. */
export function placeIn(context: TreeContext, id: string): TreeMove {
  const parentId = parentOf(context, id)
  const siblings = siblingsOf(context, parentId)
  return { id, parentId: parentId ?? null, before: siblings[siblings.indexOf(id) + 1] ?? null }
}

/** Where a key moves an item; undefined where there is no way. */
export function movedBy(context: TreeContext, id: string, way: MoveWay): TreeMove | undefined {
  const parentId = parentOf(context, id)
  const siblings = siblingsOf(context, parentId)
  const at = siblings.indexOf(id)
  const above = siblings[at - 1]
  if (way === 'up') return above === undefined ? undefined : { id, parentId: parentId ?? null, before: above }
  if (way === 'down')
    return at + 1 < siblings.length ? { id, parentId: parentId ?? null, before: siblings[at + 2] ?? null } : undefined
  if (way === 'in') return above === undefined ? undefined : { id, parentId: above, before: null }
  if (parentId === undefined) return undefined
  const outer = siblingsOf(context, parentOf(context, parentId))
  return { id, parentId: parentOf(context, parentId) ?? null, before: outer[outer.indexOf(parentId) + 1] ?? null }
}

/** Where dropping moves an item; undefined where it would stay, or lie beneath itself. */
export function droppedOn(
  context: TreeContext,
  id: string,
  { key, dropPosition }: { readonly key: string; readonly dropPosition: 'before' | 'on' | 'after' },
): TreeMove | undefined {
  if (isWithin(context, key, id)) return undefined
  if (dropPosition === 'on') return { id, parentId: key, before: null }
  const parentId = parentOf(context, key)
  const siblings = siblingsOf(context, parentId).filter((one) => one !== id)
  const before = dropPosition === 'before' ? key : (siblings[siblings.indexOf(key) + 1] ?? null)
  const here = placeIn(context, id)
  const isSame = here.parentId === (parentId ?? null) && here.before === before
  return isSame ? undefined : { id, parentId: parentId ?? null, before }
}
