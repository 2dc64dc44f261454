export { gapsOf, isWithinCondition, measurementOf, type SheetGap, type StandardInBudget } from './measurement-of.ts'
export type { Sheet, SheetColumn, SheetCondition, SheetObservation, TypedReadings } from './sheet.ts'
export { sheetFor } from './sheets.ts'
