export {
  conditionsBeyond,
  type Deviation,
  deviation,
  deviationsOf,
  isSuitable,
  noneSuits,
} from './deviations.ts'
export {
  gapsOf,
  isWithinCondition,
  measurementOf,
  rowsWithoutUncertainty,
  type SheetGap,
  type StandardInBudget,
} from './measurement-of.ts'
export { type OwnMethod, type OwnMethodFault, ownMethod, ownMethodFaults, sheetBy, sheetOf } from './own-method.ts'
export type { Sheet, SheetColumn, SheetCondition, SheetObservation, TypedReadings } from './sheet.ts'
export { sheetFor } from './sheets.ts'
