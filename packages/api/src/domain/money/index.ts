export { capitalAmount } from './capital-amount.ts'
export { type ContractPrice, type ContractTerms, contractPrices, type PricedItem } from './contract-terms.ts'
export { printedMoney } from './printed-money.ts'
export { type QuotedLine, type QuoteLine, type QuoteSum, quoteLine, quoteSum } from './quote-sum.ts'
export { linesByQuote, type OrderedPiece, type QuotedPieces } from './quoted-price.ts'
export { settleWhole, type WholeReduction } from './settle-whole.ts'
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
export { type OrderLine, type OrderSum, sumsByOrder } from './sums-by-order.ts'
