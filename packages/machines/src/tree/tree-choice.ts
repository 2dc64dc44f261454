import type { TreeContext, TreeMark } from './tree.types.ts'
import { beneath, isBranch, type TreeEntry, type TreeIndex } from './tree-index.ts'

type Choosing = Pick<TreeContext, 'mode' | 'cascade' | 'leavesOnly' | 'index' | 'chosen' | 'found'>

const isLeaf = ({ childIds }: TreeEntry) => childIds === undefined || childIds.length === 0

/** Whether branches stand for the leaves beneath. */
export const cascades = ({ mode, cascade }: Pick<TreeContext, 'mode' | 'cascade'>): boolean => mode === 'multiple' && cascade

/**
 * What is chosen when an item is: itself, or with cascade the leaves beneath that can be chosen and are shown. A branch that is
 * not loaded counts as a leaf.
 */
export function chosenBy(context: Choosing, id: string): readonly string[] {
  const { index, found, mode, leavesOnly } = context
  const entry = index.entries.get(id)
  if (entry === undefined || mode === 'none') return []
  if (!cascades(context)) {
    if (entry.node.disabled === true || (leavesOnly && isBranch(entry))) return []
    return [id]
  }
  return beneath(index, id).filter((one) => {
    const inner = index.entries.get(one)
    const takes = inner !== undefined && isLeaf(inner) && !inner.underDisabled && inner.node.disabled !== true
    return takes && (found === undefined || found.shown.has(one))
  })
}

/** What is chosen after an item was pressed: all it stands for, or nothing of it where all was chosen. */
export function toggled(context: Choosing, id: string): readonly string[] {
  const own = chosenBy(context, id)
  if (context.mode === 'single') return own
  const isOn = own.every((one) => context.chosen.includes(one))
  return marked(context, [id], !isOn)
}

/** What is chosen after marks were set or taken away; the order is that of choosing. */
export function marked(context: Choosing, ids: readonly string[], on: boolean): readonly string[] {
  const own = new Set(ids.flatMap((id) => chosenBy(context, id)))
  const others = context.chosen.filter((id) => on || !own.has(id))
  return on ? [...new Set([...others, ...own])] : others
}

/** With cascade, branches among these ids give their places to the leaves beneath; what is not known or not loaded stays. */
export function spread(context: Choosing, ids: readonly string[]): readonly string[] {
  const isSpread = (id: string) => {
    const entry = context.index.entries.get(id)
    return entry !== undefined && !isLeaf(entry)
  }
  if (!cascades(context) || !ids.some(isSpread)) return ids
  const whole = { ...context, found: undefined }
  return [...new Set(ids.flatMap((id) => (isSpread(id) ? chosenBy(whole, id) : [id])))]
}

/** How much of each item is chosen. */
export function marksOf(context: Pick<Choosing, 'mode' | 'cascade' | 'index' | 'chosen'>): ReadonlyMap<string, TreeMark> {
  const { entries, rootIds } = context.index
  const chosen = new Set(context.chosen)
  const marks = new Map<string, TreeMark>()
  if (!cascades(context)) {
    for (const id of entries.keys()) marks.set(id, chosen.has(id) ? 'all' : 'none')
    return marks
  }
  const mark = (id: string): TreeMark => {
    const below = (entries.get(id)?.childIds ?? []).map(mark)
    const [first] = below
    const own = first === undefined ? (chosen.has(id) ? 'all' : 'none') : below.every((one) => one === first) ? first : 'some'
    marks.set(id, own)
    return own
  }
  rootIds.forEach(mark)
  return marks
}

/** The items that nothing can be chosen of, by an index. */
export function unchoosable(context: Choosing): ReadonlySet<string> {
  const { entries }: TreeIndex = context.index
  return new Set([...entries.keys()].filter((id) => chosenBy(context, id).length === 0))
}
