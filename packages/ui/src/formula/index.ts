export { Formula, type FormulaProps } from './Formula.tsx'
