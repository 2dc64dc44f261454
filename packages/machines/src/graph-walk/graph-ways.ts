import type { GraphWalkContext, GraphWay } from './graph-walk.types.ts'

/** Where a step leads. */
export interface GraphStep {
  /** The node that is reached. */
  readonly id: string
  /** The node from which it is seen: it is the way back. */
  readonly origin: string | undefined
}

/** Where one came from; else the first whose line leads here. */
function originOf({ graph, origin }: GraphWalkContext, at: string): string | undefined {
  const sources = graph.back.get(at)?.filter((id) => id !== at) ?? []
  return origin !== undefined && sources.includes(origin) ? origin : sources[0]
}

/**
 * Where a way leads from where one stands.
 * @returns undefined where it leads nowhere
 */
export function wayFrom(context: GraphWalkContext, way: GraphWay): GraphStep | undefined {
  const { graph, at } = context
  if (at === undefined) return undefined
  const origin = originOf(context, at)
  if (way === 'onward') {
    const beyond = graph.onward.get(at)?.find((id) => id !== at)
    return beyond === undefined ? undefined : { id: beyond, origin: at }
  }
  if (way === 'back') return origin === undefined ? undefined : { id: origin, origin: undefined }
  // A root of a circle has a line that leads to it, and is a neighbour of the other roots all the same.
  const isRoot = graph.roots.includes(at) && context.origin === undefined
  const beside = isRoot ? graph.roots : (graph.onward.get(origin ?? at) ?? [])
  const neighbours = beside.filter((id) => id === at || id !== origin)
  const next = neighbours[neighbours.indexOf(at) + (way === 'next' ? 1 : -1)]
  return next === undefined ? undefined : { id: next, origin: isRoot ? undefined : origin }
}
