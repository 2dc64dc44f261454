/** A line of a graph: from what is leaned on to what leans on it. */
export interface GraphEdge {
  /** The id of the node where it begins. */
  readonly from: string
  /** The id of the node where it ends. */
  readonly to: string
}

/** What a graph is made of. */
export interface GraphInput {
  /** The ids of its nodes, in the order in which neighbours follow each other; of an id that is there twice, the first counts. */
  readonly ids: readonly string[]
  /** Its lines. What begins or ends nowhere leads nowhere. */
  readonly edges: readonly GraphEdge[]
}

/** A graph as it is walked. */
export interface GraphIndex {
  /** The ids of its nodes, each once. */
  readonly ids: readonly string[]
  /** Of each node those that its lines lead to, in the order of the nodes. */
  readonly onward: ReadonlyMap<string, readonly string[]>
  /** Of each node those whose lines lead to it, in the order of the nodes. */
  readonly back: ReadonlyMap<string, readonly string[]>
  /** Where one begins so as to meet every node: those that no line leads to, and one of each circle that none of them reaches. */
  readonly roots: readonly string[]
}

/** A way from a node: along a line, against it, or to a neighbour of the same origin. */
export type GraphWay = 'onward' | 'back' | 'next' | 'previous'

/** What the walk through a graph can be told. */
export type GraphWalkEvent =
  /** On from where one stands. */
  | { readonly type: 'STEPPED'; readonly way: GraphWay }
  /** To the first node, where one begins. */
  | { readonly type: 'FIRST' }
  /** To the last node. */
  | { readonly type: 'LAST' }
  /** A node was reached by other means, such as a pointer. */
  | { readonly type: 'NODE.REACHED'; readonly id: string }
  /** Another graph, or the same in another order. */
  | { readonly type: 'GRAPH.GIVEN'; readonly graph: GraphIndex }

/** What the walk through a graph tells. */
export type GraphWalkEmitted =
  /** A step led to this node. */
  { readonly type: 'stepped'; readonly id: string }

/** How the walk through a graph begins. */
export interface GraphWalkInput {
  /** The graph, from `indexGraph`. */
  readonly graph: GraphIndex
}

/** What the walk through a graph remembers. */
export interface GraphWalkContext extends GraphWalkInput {
  /** The node where one stands: the one that Tab leads to. */
  readonly at: string | undefined
  /** The node from which one came along a line: the way back, where several lead here. */
  readonly origin: string | undefined
}
