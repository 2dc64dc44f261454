import type { DecimalText } from '../decimals/index.ts'
import type { Discount } from './settlement-sum.ts'
import { shareOut } from './share-out.ts'

/** What a contract says of prices, by its type (dictionary `contract_type`). */
export type ContractTerms =
  | {
      /** 0: kinds of instrument have prices of their own. */
      readonly type: '0'
      readonly prices: readonly { readonly kindCode: string; readonly abilityType: string; readonly price: DecimalText }[]
    }
  | {
      /** 1: a share of the price list is paid. */
      readonly type: '1'
      readonly share: DecimalText
    }
  | {
      /** 2: so many items for a fixed sum; each of them is a part of it. */
      readonly type: '2'
      readonly sum: DecimalText
      readonly items: number
      /** How many were settled by it already. */
      readonly used: number
    }

/** An item that is to be settled. */
export interface PricedItem {
  readonly kindCode: string
  readonly abilityType: string
  /** What it costs without a contract. */
  readonly price: DecimalText
  /** Whether its price was quoted: that one counts, whatever the contract says. */
  readonly isQuoted: boolean
}

/** What an item costs by a contract, before whatever else is taken off. */
export interface ContractPrice {
  readonly price: DecimalText
  readonly discounts: readonly Discount[]
  /** Whether the contract says so. */
  readonly byContract: boolean
}

/**
 * What each item costs by a contract. Of a package, items take the parts of the fixed sum in turn, so that all of them together come to
 * it, to the cent; what is beyond its number costs what the price list says.
 */
export function contractPrices(terms: ContractTerms | undefined, items: readonly PricedItem[]): readonly ContractPrice[] {
  const plain = ({ price }: PricedItem): ContractPrice => ({ price, discounts: [], byContract: false })
  if (terms === undefined) return items.map(plain)
  const parts = terms.type === '2' ? partsOf(terms.sum, terms.items).slice(terms.used) : []
  let taken = 0
  return items.map((item) => {
    if (item.isQuoted) return plain(item)
    if (terms.type === '1') return { price: item.price, discounts: [{ type: '0', share: terms.share }], byContract: true }
    const price = terms.type === '0' ? listedPrice(terms.prices, item) : parts[taken]
    if (terms.type === '2') taken += 1
    return price === undefined ? plain(item) : { price, discounts: [], byContract: true }
  })
}

type Listed = Extract<ContractTerms, { readonly type: '0' }>['prices']

const listedPrice = (prices: Listed, { kindCode, abilityType }: PricedItem): DecimalText | undefined =>
  prices.find((one) => one.kindCode === kindCode && one.abilityType === abilityType)?.price

const partsOf = (sum: DecimalText, items: number): readonly DecimalText[] =>
  items > 0
    ? shareOut(
        sum,
        Array.from({ length: items }, () => '1'),
      )
    : []
