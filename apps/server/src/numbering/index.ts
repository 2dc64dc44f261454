export { instituteDay } from './institute-day.ts'
export { nextNumber } from './next-number.ts'
export { numberingOf, numberOf } from './number-of.ts'
