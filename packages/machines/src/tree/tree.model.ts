import { defineModel } from '../testing/index.ts'
import { treeMachine } from './tree.machine.ts'
import type { TreeNode } from './tree.types.ts'
import { cascades } from './tree-choice.ts'

const hunan: TreeNode = { id: '43', label: '湖南省', onDemand: true }
const lab: TreeNode = { id: 'lab', label: '力学室', children: [{ id: 'force', label: '测力' }] }

/** A branch that is loaded as it is opened beside one that is given, chosen, narrowed and reloaded; at most three loads. */
export const treeModel = defineModel({
  name: 'tree',
  machine: treeMachine,
  inputs: [
    { items: [hunan, lab], mode: 'multiple' },
    { items: [hunan, lab], mode: 'single', expanded: ['43'] },
  ],
  events: [
    { type: 'EXPANDED.CHANGED', ids: ['43'] },
    { type: 'EXPANDED.SET', ids: ['lab'] },
    { type: 'ALL.EXPANDED' },
    { type: 'ALL.COLLAPSED' },
    { type: 'ITEMS.GIVEN', items: [lab] },
    { type: 'ITEMS.GIVEN', items: [hunan, lab] },
    { type: 'CHILDREN.LOADED', request: { id: '43', turn: 1 }, children: [{ id: '4301', label: '长沙市' }] },
    { type: 'CHILDREN.LOADED', request: { id: '43', turn: 2 }, children: [{ id: '4302', label: '株洲市' }] },
    { type: 'CHILDREN.FAILED', request: { id: '43', turn: 1 }, error: 'offline' },
    { type: 'RETRY', id: '43' },
    { type: 'BRANCH.RELOADED', id: '43' },
    { type: 'BRANCH.RELOADED', id: 'lab' },
    { type: 'ITEM.TOGGLED', id: '43' },
    { type: 'ITEM.TOGGLED', id: 'nowhere' },
    { type: 'ITEMS.MARKED', ids: ['lab'], on: true },
    { type: 'RANGE.BEGUN' },
    { type: 'RANGE.DRAWN', ids: ['lab'] },
    { type: 'CHOSEN.SET', ids: [] },
    { type: 'FILTER.TYPED', text: '长沙' },
    { type: 'FILTER.TYPED', text: '湖南' },
    { type: 'FILTER.TYPED', text: ' ' },
  ],
  place: ({ context }) => [
    [...context.index.entries.keys()],
    [...context.branches].map(([id, branch]) => [id, branch.state]),
    context.expanded,
    context.chosen,
    context.beside !== undefined,
    context.text,
    // A later load is like an earlier one.
    Math.min(context.turn, 3),
  ],
  invariant: (snapshot) => {
    const { branches, index, chosen, found } = snapshot.context
    const isLoading = [...branches.values()].some(({ state }) => state === 'loading')
    if (snapshot.matches({ loading: 'busy' }) !== isLoading) throw new Error('busy means that a branch is under way')
    if (snapshot.matches({ filter: 'off' }) !== (found === undefined)) throw new Error('off means that nothing is left out')
    if (snapshot.matches({ filter: 'nothing' }) !== (found?.count === 0)) throw new Error('nothing means that nothing fits')
    if (!cascades(snapshot.context)) return
    const branch = chosen.find((id) => (index.entries.get(id)?.childIds ?? []).length > 0)
    if (branch !== undefined) throw new Error(`only leaves are kept, and ${branch} is none`)
  },
})
