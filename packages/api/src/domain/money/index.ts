export { type SettledLine, type SettlementLine, type SettlementSum, settle, settleLine, sumOf } from './settlement-sum.ts'
