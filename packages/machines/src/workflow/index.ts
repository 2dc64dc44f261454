export { progressionFaults } from './check-progression.ts'
export { decideMove, possibleMoves, reasonLength, recordAfter, systemRole } from './decide-move.ts'
export {
  createWorkflowMachine,
  type WorkflowActorRef,
  type WorkflowMachine,
  type WorkflowSnapshot,
} from './workflow.machine.ts'
export type * from './workflow.types.ts'
