import { contractForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { type ContractDraft, emptyContract, faultsOf, formOf, readContractDraft } from './contract-draft.ts'

const row = (changes: Partial<ContractDraft['prices'][number]> = {}) => ({
  ...{ key: 'a', kindCode: 'YB-60', kindName: '压力表', kindNameEn: '', abilityType: '1', abilityTypes: ['1'] },
  ...{ listPrice: '60.00', price: '45.50', ...changes },
})
const whole = (changes: Partial<ContractDraft> = {}): ContractDraft => ({
  ...emptyContract(),
  ...{ name: '年度合同', enterId: '7', percent: '85' },
  ...changes,
})

test.each([
  [{}, { share: '0.85', prices: [], packageSum: null, packageItems: null }],
  [
    { contractType: '0', prices: [row()] },
    { share: null, prices: [{ kindCode: 'YB-60', abilityType: '1', price: '45.50' }] },
  ],
  [
    { contractType: '2', packageSum: '1000.01', packageItems: '30' },
    { share: null, packageSum: '1000.01', packageItems: 30 },
  ],
])('[BIZ-6] of a contract with %j its own terms are sent, and the contract takes them', (changes, expected) => {
  const draft = whole(changes)
  expect(faultsOf(draft)).toEqual([])
  const sent = formOf(draft, null)
  expect(sent).toMatchObject(expected)
  expect(contractForm.safeParse(sent).success).toBe(true)
})

test.each([
  [{ name: ' ' }, 'name', 'required'],
  [{ enterId: '' }, 'enterId', 'required'],
  [{ validFrom: '2026-12-01', validTo: '2026-11-30' }, 'validTo', 'days'],
  [{ percent: '' }, 'percent', 'wrong'],
  [{ percent: '100.5' }, 'percent', 'wrong'],
  [{ contractType: '2', packageSum: '', packageItems: '3' }, 'packageSum', 'wrong'],
  [{ contractType: '2', packageSum: '1', packageItems: '0' }, 'packageItems', 'wrong'],
  [{ contractType: '0' }, 'prices', 'none'],
  [{ contractType: '0', prices: [row({ price: '1.005' })] }, 'price', 'wrong'],
  [{ contractType: '0', prices: [row(), row({ key: 'b' })] }, 'price', 'twice'],
])('[BIZ-6] a contract with %j cannot be sent: %s is %s', (changes, field, kind) => {
  expect(faultsOf(whole(changes))).toMatchObject([{ field, kind }])
})

test('[BIZ-6] a stored draft comes back as it was, whatever else was stored', () => {
  const draft = whole({ contractType: '0', prices: [row()] })
  expect(readContractDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(readContractDraft({ prices: [3, {}], validFrom: 4 })).toEqual(emptyContract())
})
