export { instituteDay } from './institute-day.ts'
export { nextNumber } from './next-number.ts'
