export {
  type Discount,
  type Reduction,
  type SettledLine,
  type SettlementLine,
  type SettlementSum,
  settle,
  settleLine,
  sumOf,
  type TakenOff,
} from './settlement-sum.ts'
export { shareOut } from './share-out.ts'
