export { type CountedLater, countedLater } from './counted-later.ts'
export { instituteDay } from './institute-day.ts'
export { nextNumber } from './next-number.ts'
export { type Numbering, numberingOf, numberOf } from './number-of.ts'
