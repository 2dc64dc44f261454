export { Graph, type GraphPencil, type GraphProps } from './Graph.tsx'
export type { GraphDirection, GraphLine, GraphNode } from './graph-facts.ts'
