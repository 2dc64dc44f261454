export { writeCsv } from './csv.ts'
export type { CellKind, Sheet, SheetColumn, SpreadsheetWriter, Take } from './spreadsheet.ts'
export { mediaTypes } from './spreadsheet.ts'
export { writeXlsx } from './xlsx.ts'
