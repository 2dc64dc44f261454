import { Graph, layout } from '@dagrejs/dagre'
import type { GraphIndex } from '@etalon/machines/graph-walk'
import { type GraphDirection, wayKey } from '../graph-facts.ts'

/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}
/** A place in the drawing. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A line as it is drawn. */
export interface LaidLine {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly path: string
  readonly words: string
  /** The middle of its words. */
  readonly spot: Spot
}

/** A graph with everything in its place. */
export interface LaidGraph extends Size {
  /** The upper left corner of each node. */
  readonly spots: ReadonlyMap<string, Spot>
  readonly lines: readonly LaidLine[]
}

/** Room for the words of a line: letters of 12 px, which for Chinese are as wide as they are high. */
function roomFor(words: string): Size {
  if (words === '') return { width: 1, height: 1 }
  const wide = [...words].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 12 : 7), 0)
  return { width: wide + 12, height: 20 }
}

const at = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`
const between = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** A line through points, bent softly at each but the ends. */
function through(points: readonly Spot[]): string {
  const [first, ...others] = points
  const last = others.at(-1)
  if (!first || !last) return ''
  const bends = others.slice(0, -1).map((point, place) => `Q${at(point)} ${at(between(point, others[place + 1] ?? last))}`)
  return [`M${at(first)}`, ...bends, `L${at(last)}`].join('')
}

/** Pixels between neighbours, and from rank to rank. */
const gaps = { node: 32, edge: 16, rank: 36 }

/**
 * Puts nodes into ranks, so that lines lead one way and cross as little as may be (dagre). A circle is drawn too: one of its lines
 * leads back.
 */
export function layOut(
  graph: GraphIndex,
  sizes: ReadonlyMap<string, Size>,
  words: ReadonlyMap<string, string>,
  direction: GraphDirection,
): LaidGraph {
  const sheet = new Graph()
  sheet.setGraph({
    rankdir: direction === 'down' ? 'TB' : 'LR',
    nodesep: gaps.node,
    edgesep: gaps.edge,
    ranksep: gaps.rank,
    marginx: 16,
    marginy: 16,
  })
  for (const id of graph.ids) sheet.setNode(id, { ...(sizes.get(id) ?? { width: 0, height: 0 }) })
  for (const [from, others] of graph.onward)
    for (const to of others) sheet.setEdge(from, to, { ...roomFor(words.get(wayKey(from, to)) ?? ''), labelpos: 'c' })
  layout(sheet)

  const spots = new Map<string, Spot>()
  for (const id of graph.ids) {
    const { x = 0, y = 0, width = 0, height = 0 } = sheet.node(id)
    spots.set(id, { x: x - width / 2, y: y - height / 2 })
  }
  const lines = sheet.edges().map(({ v: from, w: to }): LaidLine => {
    const { points = [], x, y } = sheet.edge(from, to)
    const middle = points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 }
    const key = wayKey(from, to)
    return { key, from, to, path: through(points), words: words.get(key) ?? '', spot: { x: x ?? middle.x, y: y ?? middle.y } }
  })
  const { width = 0, height = 0 } = sheet.graph()
  return { spots, lines, width, height }
}

/** The ids in the order in which they stand across the ranks, which the keys for neighbours follow. */
export function acrossOrder({ spots }: LaidGraph, direction: GraphDirection): string[] {
  const across = ({ x, y }: Spot) => (direction === 'down' ? x : y)
  return [...spots].sort(([, one], [, other]) => across(one) - across(other)).map(([id]) => id)
}
