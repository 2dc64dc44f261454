export { type DecimalProblem, decimalProblem, plainDecimal } from './decimal-text.ts'
export { NumberField, type NumberFieldProps } from './NumberField.tsx'
