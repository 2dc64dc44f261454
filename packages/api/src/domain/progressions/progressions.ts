import {
  contractProgression,
  leaveProgression,
  periodProgression,
  planProgression,
  quoteProgression,
  sampleSettlementProgression,
  settlementProgression,
} from './office-progressions.ts'
import { pickupProgression } from './pickup-progression.ts'
import type { Progression } from './progression.ts'
import { standardProgression } from './standard-progression.ts'
import {
  itemProgression,
  orderProgression,
  reportProgression,
  sampleProgression,
  validityProgression,
} from './work-progressions.ts'

/** Every progression there is, in the order in which work goes: what is not in here does not move. */
export const progressions: readonly Progression[] = [
  pickupProgression,
  quoteProgression,
  contractProgression,
  orderProgression,
  sampleProgression,
  itemProgression,
  reportProgression,
  validityProgression,
  settlementProgression,
  sampleSettlementProgression,
  periodProgression,
  standardProgression,
  planProgression,
  leaveProgression,
]
