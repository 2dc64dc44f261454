export {
  orderStateAfter,
  reportStateAfter,
  type SampleSurroundings,
  type SettlementSurroundings,
  sampleSettlementAfter,
  sampleStateAfter,
  settlementStateAfter,
  systemMoves,
} from './follow-up.ts'
export { conflictingDuty, type HeldDuty, judgementsApart } from './four-eyes.ts'
export { heldDuty } from './held-duties.ts'
export { labelOfMove } from './move-labels.ts'
export {
  contractProgression,
  leaveProgression,
  periodProgression,
  planProgression,
  quoteProgression,
  sampleSettlementProgression,
  settlementProgression,
} from './office-progressions.ts'
export { isOwnStates, labelOfState, type OwnStates, ownStates } from './own-states.ts'
export { pickupProgression } from './pickup-progression.ts'
export { factsOf, findMove, type Move, movesFrom, type Progression, type ProgressionRole, reasonLength } from './progression.ts'
export { progressions } from './progressions.ts'
export { standardProgression } from './standard-progression.ts'
export {
  itemProgression,
  orderProgression,
  reportProgression,
  sampleProgression,
  validityProgression,
} from './work-progressions.ts'
