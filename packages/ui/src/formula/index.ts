export { Formula, type FormulaProps } from './Formula.tsx'
export { overLimits } from './read-formula.ts'
