import type { SettleForm, SettlementDetail } from '@etalon/api/contract'
import { decimalOf, decimalText, type SettlementLine, type SettlementSum, settleWhole } from '@etalon/api/domain'

/** What the form of settling holds. */
export interface SettleDraft {
  /** A key of `discount_type`; empty for none besides the contract. */
  readonly discountType: string
  /** What is paid of the price, in per cent. */
  readonly percent: string
  /** By item, a key of `reduction_type`: nothing is to be paid for it. */
  readonly free: Readonly<Record<string, string>>
  readonly freeReason: string
  /** A key of `reduction_type`; empty for none. */
  readonly reductionType: string
  readonly reductionAmount: string
  readonly reductionReason: string
}

export const emptySettle: SettleDraft = {
  ...{ discountType: '', percent: '', free: {}, freeReason: '' },
  ...{ reductionType: '', reductionAmount: '', reductionReason: '' },
}

/** Whether something was entered: then it is asked about before it is lost. */
export const holdsSomething = ({ free, ...texts }: SettleDraft): boolean =>
  [...Object.values(texts), ...Object.values(free)].some((text) => text !== '')

const isPercent = (text: string) => /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/.test(text.trim())
/** Whether a text is an amount above zero, with at most two places. */
export const isPositiveAmount = (text: string): boolean => /^(?=.*[1-9])\d{1,9}(\.\d{1,2})?$/.test(text.trim())
/** Whether a text can be a reason. */
export const isReason = (text: string): boolean => {
  const length = [...text.trim()].length
  return length >= 2 && length <= 500
}

/** A field that keeps an order from being settled. */
export interface SettleFault {
  readonly field: 'percent' | 'freeReason' | 'reductionAmount' | 'reductionReason'
  readonly kind: 'percent' | 'amount' | 'reason' | 'tooMuch'
  /** What can be taken off at most. */
  readonly most?: string
}

const linesOf = (one: SettlementDetail, draft: SettleDraft): SettlementLine[] =>
  one.lines.map(({ itemId, price, discounts }) => {
    const freeType = draft.free[itemId] ?? ''
    return {
      price,
      quantity: '1',
      discounts: [
        ...discounts.map(({ type, share }) => ({ type, share })),
        ...(draft.discountType !== '' && isPercent(draft.percent)
          ? [{ type: draft.discountType, share: decimalText(decimalOf(draft.percent.trim()).dividedBy(100)) }]
          : []),
      ],
      reductions: freeType !== '' ? [{ type: freeType, amount: 'rest' }] : [],
    }
  })

const hasFree = ({ free }: SettleDraft) => Object.values(free).some((type) => type !== '')

/** What the items come to as the form says now; a reduction that cannot be taken off is left out. */
export function worked(one: SettlementDetail, draft: SettleDraft): SettlementSum {
  const lines = linesOf(one, draft)
  const before = settleWhole(lines)
  const { reductionType: type, reductionAmount: amount } = draft
  const isPossible = type !== '' && isPositiveAmount(amount) && decimalOf(amount.trim()).lessThanOrEqualTo(decimalOf(before.net))
  return isPossible ? settleWhole(lines, { type, amount: amount.trim() }) : before
}

/** Everything that keeps an order from being settled, in reading order. */
export function faultsOf(one: SettlementDetail, draft: SettleDraft): readonly SettleFault[] {
  const faults: SettleFault[] = []
  if (draft.discountType !== '' && !isPercent(draft.percent)) faults.push({ field: 'percent', kind: 'percent' })
  if (hasFree(draft) && !isReason(draft.freeReason)) faults.push({ field: 'freeReason', kind: 'reason' })
  if (draft.reductionType !== '') {
    const most = settleWhole(linesOf(one, draft)).net
    if (!isPositiveAmount(draft.reductionAmount)) faults.push({ field: 'reductionAmount', kind: 'amount' })
    else if (decimalOf(draft.reductionAmount.trim()).greaterThan(decimalOf(most)))
      faults.push({ field: 'reductionAmount', kind: 'tooMuch', most })
    if (!isReason(draft.reductionReason)) faults.push({ field: 'reductionReason', kind: 'reason' })
  }
  return faults
}

/** What is sent of a draft without faults. */
export const formOf = (one: SettlementDetail, draft: SettleDraft): SettleForm => ({
  id: one.id,
  version: one.standing.version,
  discount:
    draft.discountType === ''
      ? null
      : { type: draft.discountType, share: decimalText(decimalOf(draft.percent.trim()).dividedBy(100)) },
  free: one.lines.flatMap(({ itemId }) => {
    const type = draft.free[itemId] ?? ''
    return type === '' ? [] : [{ itemId, type, reason: draft.freeReason.trim() }]
  }),
  reduction:
    draft.reductionType === ''
      ? null
      : { type: draft.reductionType, amount: draft.reductionAmount.trim(), reason: draft.reductionReason.trim() },
  amount: worked(one, draft).net,
})
