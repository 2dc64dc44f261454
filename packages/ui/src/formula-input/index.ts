export { FormulaInput, type FormulaInputProps } from './FormulaInput.tsx'
export type { FormulaFieldPart } from './formula-field-part.ts'
export { SymbolGrid, type SymbolGridProps } from './SymbolGrid.tsx'
export type { FormulaSymbol, SymbolGroup } from './symbol-groups.ts'
