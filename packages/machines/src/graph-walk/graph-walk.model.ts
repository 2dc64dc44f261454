import { defineModel } from '../testing/index.ts'
import { indexGraph } from './graph-index.ts'
import { graphWalkMachine } from './graph-walk.machine.ts'

/** Two standards, an instrument that leans on both, and one that stands alone. */
const traced = indexGraph({
  ids: ['a', 'b', 'c', 'alone'],
  edges: [
    { from: 'a', to: 'c' },
    { from: 'b', to: 'c' },
  ],
})
/** A circle. */
const round = indexGraph({
  ids: ['a', 'c'],
  edges: [
    { from: 'a', to: 'c' },
    { from: 'c', to: 'a' },
  ],
})
const nothing = indexGraph({ ids: [], edges: [] })

/** A small graph, a circle, and none; walked by keys and by pointer, and replaced. */
export const graphWalkModel = defineModel({
  name: 'graph-walk',
  machine: graphWalkMachine,
  inputs: [{ graph: traced }, { graph: nothing }],
  events: [
    { type: 'STEPPED', way: 'onward' },
    { type: 'STEPPED', way: 'back' },
    { type: 'STEPPED', way: 'next' },
    { type: 'STEPPED', way: 'previous' },
    { type: 'FIRST' },
    { type: 'LAST' },
    { type: 'NODE.REACHED', id: 'c' },
    { type: 'NODE.REACHED', id: 'nowhere' },
    { type: 'GRAPH.GIVEN', graph: traced },
    { type: 'GRAPH.GIVEN', graph: round },
    { type: 'GRAPH.GIVEN', graph: nothing },
  ],
  place: ({ context }) => [context.graph.ids, context.at, context.origin],
  invariant: (snapshot) => {
    const { at, graph } = snapshot.context
    if (snapshot.matches('empty') !== (graph.ids.length === 0)) throw new Error('empty means that there is no node')
    if (snapshot.matches('standing') && (at === undefined || !graph.ids.includes(at)))
      throw new Error('one stands at a node of the graph')
  },
})
