export {
  daysOfHalves,
  type HalfDay,
  halvesOf,
  isLeaveKind,
  type LeaveFault,
  type LeaveKindKey,
  type LeaveSpan,
  labelOfLeave,
  leaveFault,
  leaveKindKeys,
  leaveKinds,
  longestLeave,
} from './leave.ts'
export { type FlowRoute, flowDictionary, flowRouteOf, leaveFlow, leavePaths, processDefinitionOf } from './leave-flow.ts'
