export { isCreditCode } from './credit-code.ts'
export { isIdCard } from './id-card.ts'
