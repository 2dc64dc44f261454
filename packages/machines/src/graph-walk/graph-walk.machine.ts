import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type { GraphWalkContext, GraphWalkEmitted, GraphWalkEvent, GraphWalkInput } from './graph-walk.types.ts'
import { type GraphStep, wayFrom } from './graph-ways.ts'

/** Where an event leads, if anywhere, from the node where one stands. */
function stepOf(context: GraphWalkContext, event: GraphWalkEvent): GraphStep | undefined {
  if (event.type === 'STEPPED') return wayFrom(context, event.way)
  return { id: present(event.type === 'FIRST' ? context.graph.roots[0] : context.graph.ids.at(-1)), origin: undefined }
}

/**
 * Walking through a graph by keys: along its lines, against them, and to neighbours. One node is where one stands; it is the one that
 * Tab leads to.
 */
export const graphWalkMachine = setup({
  types: {
    context: {} as GraphWalkContext,
    events: {} as GraphWalkEvent,
    emitted: {} as GraphWalkEmitted,
    input: {} as GraphWalkInput,
  },
  guards: {
    leadsSomewhere: ({ context, event }) => stepOf(context, event) !== undefined,
    isElsewhere: ({ context }, { id }: { id: string }) => id !== context.at && context.graph.onward.has(id),
    isEmpty: ({ context }) => context.graph.ids.length === 0,
    hasNodes: ({ context }) => context.graph.ids.length > 0,
  },
  actions: {
    step: enqueueActions(({ context, event, enqueue }) => {
      const step = present(stepOf(context, event))
      enqueue.assign({ at: step.id, origin: step.origin })
      enqueue.emit({ type: 'stepped', id: step.id })
    }),
    reach: assign((_, { id }: { id: string }) => ({ at: id, origin: undefined })),
    takeGraph: assign(({ context }, { graph }: GraphWalkInput) => {
      const stays = context.at !== undefined && graph.onward.has(context.at)
      return stays ? { graph } : { graph, at: graph.roots[0], origin: undefined }
    }),
  },
}).createMachine({
  id: 'graphWalk',
  context: ({ input: { graph } }) => ({ graph, at: graph.roots[0], origin: undefined }),
  initial: 'empty',
  on: {
    'GRAPH.GIVEN': { actions: { type: 'takeGraph', params: ({ event }) => ({ graph: event.graph }) } },
  },
  states: {
    /** There is no node to stand at. */
    empty: { always: { target: 'standing', guard: 'hasNodes' } },
    standing: {
      always: { target: 'empty', guard: 'isEmpty' },
      on: {
        STEPPED: { guard: 'leadsSomewhere', actions: 'step' },
        FIRST: { actions: 'step' },
        LAST: { actions: 'step' },
        'NODE.REACHED': {
          guard: { type: 'isElsewhere', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'reach', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
  },
})

/** A graph that is walked. */
export type GraphWalkActorRef = ActorRefFrom<typeof graphWalkMachine>
/** Where one stands in a graph at one moment. */
export type GraphWalkSnapshot = SnapshotFrom<typeof graphWalkMachine>
