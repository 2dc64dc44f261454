import type { GraphIndex, GraphInput } from './graph-walk.types.ts'

/** What lies beyond a node, in a tree that names every line once. */
export interface GraphBranch {
  /** The node. */
  readonly id: string
  /** Its place in the tree, such as `a/b/c`: the same node can stand in several. */
  readonly path: string
  /**
   * `open`: what lies beyond it follows. `again`: it was told further up, with what lies beyond. `circle`: one is on the way from it,
   * and would come here for ever.
   */
  readonly state: 'open' | 'again' | 'circle'
  /** What lies beyond it; nothing unless it is open. */
  readonly branches: readonly GraphBranch[]
}

const none: readonly string[] = []

/** All that is reached from some nodes along the lines, themselves included, added to what was met before. */
function reach(starts: readonly string[], onward: ReadonlyMap<string, readonly string[]>, met: Set<string>): void {
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (met.has(id)) continue
    met.add(id)
    waiting.push(...(onward.get(id) ?? none))
  }
}

/** Makes a graph ready to be walked. A line that begins or ends at no node is left out; see `lostEdges`. */
export function indexGraph({ ids: given, edges }: GraphInput): GraphIndex {
  const ids = [...new Set(given)]
  const order = new Map(ids.map((id, place) => [id, place]))
  const onward = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]))
  const back = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]))
  for (const { from, to } of edges) {
    if (!order.has(from) || !order.has(to)) continue
    onward.get(from)?.add(to)
    back.get(to)?.add(from)
  }
  const placeOf = (id: string) => order.get(id) ?? ids.length
  const ordered = (ways: Map<string, Set<string>>) =>
    new Map([...ways].map(([id, others]) => [id, [...others].sort((one, other) => placeOf(one) - placeOf(other))]))
  const index = { ids, onward: ordered(onward), back: ordered(back) }

  const roots = ids.filter((id) => (index.back.get(id) ?? none).every((one) => one === id))
  const met = new Set<string>()
  reach(roots, index.onward, met)
  for (const id of ids) {
    if (met.has(id)) continue
    roots.push(id)
    reach([id], index.onward, met)
  }
  return { ...index, roots: roots.sort((one, other) => placeOf(one) - placeOf(other)) }
}

/** The lines that begin or end at no node. */
export function lostEdges<Edge extends GraphInput['edges'][number]>({
  ids,
  edges,
}: {
  readonly ids: readonly string[]
  readonly edges: readonly Edge[]
}): Edge[] {
  const known = new Set(ids)
  return edges.filter(({ from, to }) => !known.has(from) || !known.has(to))
}

/** The graph as a tree from each of its roots, in which every line is met once: for those who read it as a list. */
export function treeOf({ roots, onward }: GraphIndex): GraphBranch[] {
  const told = new Set<string>()
  const onWay = new Set<string>()
  const branch = (id: string, before: string): GraphBranch => {
    const path = before === '' ? id : `${before}/${id}`
    if (onWay.has(id)) return { id, path, state: 'circle', branches: [] }
    const beyond = onward.get(id) ?? none
    if (told.has(id)) return { id, path, state: beyond.length > 0 ? 'again' : 'open', branches: [] }
    told.add(id)
    onWay.add(id)
    const branches = beyond.map((one) => branch(one, path))
    onWay.delete(id)
    return { id, path, state: 'open', branches }
  }
  return roots.map((id) => branch(id, ''))
}

/**
 * Circles of a graph, each as the nodes along it, which lead back to the first. Each node stands in one of them at most: they say
 * where the circles are, not how many ways lead around.
 */
export function circlesOf(graph: GraphIndex): string[][] {
  const found: string[][] = []
  const inOne = new Set<string>()
  const follow = (branch: GraphBranch, way: readonly string[]) => {
    if (branch.state === 'circle') {
      const circle = way.slice(way.indexOf(branch.id))
      if (circle.some((id) => inOne.has(id))) return
      for (const id of circle) inOne.add(id)
      found.push(circle)
    }
    for (const one of branch.branches) follow(one, [...way, branch.id])
  }
  for (const branch of treeOf(graph)) follow(branch, [])
  return found
}
