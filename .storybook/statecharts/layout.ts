import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { GraphState, MachineGraph } from './machine-graph.ts'

export interface Box {
  readonly state: GraphState
  /** How many states it lies in. */
  readonly depth: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Arrow {
  readonly id: string
  readonly from: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly lines: readonly string[]
  readonly label: { readonly x: number; readonly y: number } | undefined
}
/** A drawing in pixels. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
}

/** Pixels; the drawing's letters are of one width, so that no measuring is needed. */
export const type = { name: 7.9, small: 6.65, line: 16, head: 26 } as const

const headOf = ({ inner }: GraphState) => type.head + inner.length * type.line
/** Letters of Chinese are wider than those that the drawing is measured in. */
const lengthOf = (text: string) => text.length + 0.7 * (text.match(/[\u3000-\uffef]/g)?.length ?? 0)
const widthOf = ({ name, inner }: GraphState) =>
  Math.max(72, lengthOf(name) * type.name + 32, ...inner.map((line) => lengthOf(line) * type.small + 20))

/** What a box with states in it has at its sides: where they are narrow, so much that its own lines fit. ELK's least size does not hold there. */
const sideOf = (state: GraphState): number =>
  Math.max(20, Math.ceil((widthOf(state) - Math.max(0, ...state.states.map(leastWidthOf))) / 2))

/** No box is narrower. */
const leastWidthOf = (state: GraphState): number =>
  state.states.length === 0 ? widthOf(state) : Math.max(...state.states.map(leastWidthOf)) + 2 * sideOf(state)

function elkNode(state: GraphState): ElkNode {
  if (state.states.length === 0) return { id: state.id, width: widthOf(state), height: headOf(state) + 10 }
  const side = sideOf(state)
  return {
    id: state.id,
    layoutOptions: { 'elk.padding': `[top=${headOf(state) + 18},left=${side},bottom=20,right=${side}]` },
    children: state.states.map(elkNode),
  }
}

const elkEdge = ({ id, from, to, label }: MachineGraph['edges'][number]): ElkExtendedEdge => {
  const lines = label.split('\n')
  return {
    id,
    sources: [from],
    targets: [to],
    labels: [{ text: label, width: Math.max(...lines.map(lengthOf)) * type.small + 8, height: lines.length * type.line }],
  }
}

/** Places every state and every arrow, the states inside each other. */
export async function layOut({ root, edges }: MachineGraph): Promise<Drawing> {
  const placed: ElkNode = await new ELK().layout({
    id: 'drawing',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.edgeCoords': 'ROOT',
      'elk.layered.spacing.nodeNodeBetweenLayers': '36',
      'elk.spacing.nodeNode': '28',
      'elk.spacing.edgeLabel': '4',
      'elk.spacing.edgeNode': '16',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    },
    children: [elkNode(root)],
    edges: edges.map(elkEdge),
  })
  const boxes: Box[] = []
  const place = (node: ElkNode, state: GraphState, depth: number, left: number, top: number) => {
    const x = left + (node.x ?? 0)
    const y = top + (node.y ?? 0)
    boxes.push({ state, depth, x, y, width: node.width ?? 0, height: node.height ?? 0 })
    for (const inner of node.children ?? []) {
      const one = state.states.find(({ id }) => id === inner.id)
      if (one) place(inner, one, depth + 1, x, y)
    }
  }
  const [outer] = placed.children ?? []
  if (outer) place(outer, root, 0, 0, 0)
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes,
    arrows: (placed.edges ?? []).map((edge) => {
      const [section] = edge.sections ?? []
      const [label] = edge.labels ?? []
      return {
        id: edge.id,
        from: edge.sources[0] ?? '',
        points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [],
        lines: label?.text?.split('\n') ?? [],
        label: label?.x === undefined || label.y === undefined ? undefined : { x: label.x, y: label.y },
      }
    }),
  }
}
