export { circlesOf, type GraphBranch, indexGraph, lostEdges, treeOf } from './graph-index.ts'
export { type GraphWalkActorRef, type GraphWalkSnapshot, graphWalkMachine } from './graph-walk.machine.ts'
export type * from './graph-walk.types.ts'
