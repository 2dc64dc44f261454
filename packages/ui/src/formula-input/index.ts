export { FormulaInput, type FormulaInputProps } from './FormulaInput.tsx'
export type { FormulaFieldPart } from './formula-field-part.ts'
export type { FormulaSymbol, SymbolGroup } from './symbol-groups.ts'
