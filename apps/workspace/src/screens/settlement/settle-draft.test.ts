import { type SettlementDetail, settleForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import {
  emptySettle,
  faultsOf,
  formOf,
  holdsSomething,
  isPositiveAmount,
  isReason,
  type SettleDraft,
  worked,
} from './settle-draft.ts'

const line = (itemId: string, price: string, discounts: SettlementDetail['lines'][number]['discounts'] = []) => ({
  ...{
    orderId: '1',
    itemId,
    itemNo: `XM-${itemId}`,
    name: '压力表',
    model: 'YB-60',
    serial: '1',
    abilityType: '1',
    regulation: '',
    itemState: '600',
  },
  ...{ isQuoted: false, byContract: discounts.length > 0, price, discounts, discountsTaken: [], reductionsTaken: [], net: price },
})
const one: SettlementDetail = {
  ...{
    id: '9',
    settlementNo: 'JS2026110001',
    orderId: '1',
    orderNo: 'WT2026110001',
    orderCount: 1,
    enterId: '7',
    enterName: '某厂',
  },
  ...{ onAccount: false, gross: '180.00', amount: '180.00', paid: '0.00', owed: '0.00', invoiced: '0.00', settledOn: null },
  ...{ guaranteeUntil: null, billDate: '2026-11-01', socialNumber: '', contract: null, charges: [], invoices: [] },
  ...{ joinedInto: null, orders: [] },
  standing: { state: '100', version: 3, duties: {}, facts: {} },
  lines: [line('11', '60.00'), line('12', '120.00', [{ type: '0', share: '0.8' }])],
}
const draft = (changes: Partial<SettleDraft> = {}): SettleDraft => ({ ...emptySettle, ...changes })

test('[BIZ-7][NUM-2] what the contract gives counts without a word, and what is given besides comes after it', () => {
  expect(worked(one, draft()).net).toBe('156.00')
  expect(worked(one, draft({ discountType: '2', percent: '50' })).net).toBe('78.00')
  expect(worked(one, draft({ free: { 11: '0' } })).lines.map(({ net }) => net)).toEqual(['0.00', '96.00'])
  expect(worked(one, draft({ reductionType: '3', reductionAmount: '0.01' })).net).toBe('155.99')
  // While it is typed, a reduction that cannot be is none.
  expect(worked(one, draft({ reductionType: '3', reductionAmount: '156.01' })).net).toBe('156.00')
  expect(worked(one, draft({ discountType: '2', percent: 'x' })).net).toBe('156.00')
})

test('[BIZ-7] what the form takes is sent with its sum, and the contract takes it', () => {
  const typed = draft({
    ...{ discountType: '2', percent: '85.5', free: { 11: '0', 12: '' }, freeReason: ' 强制检定 ' },
    ...{ reductionType: '3', reductionAmount: '2.08', reductionReason: '抹零' },
  })
  expect(faultsOf(one, typed)).toEqual([])
  const sent = formOf(one, typed)
  expect(sent).toEqual({
    ...{ id: '9', version: 3, amount: '80.00', discount: { type: '2', share: '0.855' } },
    free: [{ itemId: '11', type: '0', reason: '强制检定' }],
    reduction: { type: '3', amount: '2.08', reason: '抹零' },
  })
  expect(settleForm.safeParse(sent).success).toBe(true)
  expect(formOf(one, draft())).toMatchObject({ discount: null, free: [], reduction: null })
})

test.each([
  [{ discountType: '2' }, [['percent', 'percent']]],
  [{ discountType: '2', percent: '101' }, [['percent', 'percent']]],
  [{ free: { 11: '0' }, freeReason: '免' }, [['freeReason', 'reason']]],
  [
    { reductionType: '3', reductionAmount: '0' },
    [
      ['reductionAmount', 'amount'],
      ['reductionReason', 'reason'],
    ],
  ],
  [{ reductionType: '3', reductionAmount: '156.01', reductionReason: '抹零' }, [['reductionAmount', 'tooMuch']]],
])('[BIZ-7] with %j nothing is settled: %j', (changes, expected) => {
  expect(faultsOf(one, draft(changes)).map(({ field, kind }) => [field, kind])).toEqual(expected)
})

test('[NUM-2] an amount has at most two places and is above zero; a reason says something', () => {
  expect(['1', '0.01', '999999999.99', ' 5 '].map(isPositiveAmount)).toEqual([true, true, true, true])
  expect(['0', '0.00', '1.005', '-1', '1e3', ''].map(isPositiveAmount)).toEqual([false, false, false, false, false, false])
  expect(['抹零', '𠮷'.repeat(500), ' a ', '', 'x'.repeat(501)].map(isReason)).toEqual([true, true, false, false, false])
})

test('[DLG-3] something was entered once a field holds something, and no longer when each is emptied again', () => {
  expect(holdsSomething(emptySettle)).toBe(false)
  expect(holdsSomething({ ...emptySettle, percent: '80' })).toBe(true)
  expect(holdsSomething({ ...emptySettle, free: { 7: '1' } })).toBe(true)
  expect(holdsSomething({ ...emptySettle, free: { 7: '' } })).toBe(false)
})
