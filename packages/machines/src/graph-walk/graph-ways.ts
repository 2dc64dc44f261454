import { present } from '../present/index.ts'
import type { GraphWalkContext, GraphWay } from './graph-walk.types.ts'

/** Where a step leads. */
export interface GraphStep {
  /** The node that is reached. */
  readonly id: string
  /** The node from which it is seen: it is the way back. */
  readonly origin: string | undefined
}

/**
 * Where a way leads from where one stands; there must be a node.
 * @returns undefined where it leads nowhere
 */
export function wayFrom({ graph, origin, ...context }: GraphWalkContext, way: GraphWay): GraphStep | undefined {
  const at = present(context.at)
  if (way === 'onward') {
    const beyond = present(graph.onward.get(at)).find((id) => id !== at)
    return beyond === undefined ? undefined : { id: beyond, origin: at }
  }
  const sources = present(graph.back.get(at)).filter((id) => id !== at)
  const cameFrom = sources.find((id) => id === origin)
  // Where one did not come along a line, it is the first whose line leads here.
  const source = cameFrom ?? sources[0]
  if (way === 'back') return source === undefined ? undefined : { id: source, origin: undefined }
  // A root of a circle has a line that leads to it, and is a neighbour of the other roots all the same.
  const isRoot = graph.roots.includes(at) && cameFrom === undefined
  const neighbours = isRoot ? graph.roots : present(graph.onward.get(present(source))).filter((id) => id !== source)
  const next = neighbours[neighbours.indexOf(at) + (way === 'next' ? 1 : -1)]
  return next === undefined ? undefined : { id: next, origin: isRoot ? undefined : source }
}
