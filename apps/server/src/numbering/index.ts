export { nextNumber } from './next-number.ts'
