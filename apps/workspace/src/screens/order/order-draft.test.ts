import { orderForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { emptyOrder, faultsOf, formOf, type OrderDraft } from './order-draft.ts'

const whole: OrderDraft = {
  ...emptyOrder,
  enterId: '7',
  applicant: '贺文舟',
  mobile: '13874903316',
  instruments: [
    {
      key: 'a',
      kindCode: 'YB-60',
      name: '弹性元件式一般压力表',
      model: 'YB-60',
      serial: '2101148',
      manufacturer: '湘江仪器有限公司',
      range: '(0~1.6) MPa',
      accuracy: '1.6 级',
      abilityType: '1',
      regulation: 'JJG 52-2013',
      price: '60.00',
      abilityTypes: ['1'],
    },
  ],
}
const refusedByServer = (draft: OrderDraft) => {
  const parsed = orderForm.safeParse(formOf(draft, null))
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
}

test('[FORM-5] what the form takes, the contract takes', () => {
  expect(faultsOf(whole)).toEqual([])
  expect(refusedByServer(whole)).toEqual([])
  const spaced = { ...whole, mobile: ' 13874903316 ', phone: ' 0731-88881234 ' }
  expect([faultsOf(spaced), refusedByServer(spaced)]).toEqual([[], []])
})

test.each([
  ['mobile', '138749033', 'mobile'],
  ['mobile', '12874903316', 'mobile'],
  ['phone', '12', 'telephone'],
  ['phone', 'nobody', 'telephone'],
] as const)('[FORM-5] the same rule refuses %s %s in the form and in the contract', (field, value, rule) => {
  const wrong = { ...whole, [field]: value }
  expect(faultsOf(wrong)).toEqual([{ field, kind: { rule } }])
  expect(refusedByServer(wrong)).toEqual([`${field} rule.${rule}`])
})

test('an empty order names everything that is missing, in reading order', () => {
  expect(faultsOf(emptyOrder).map(({ field, kind }) => [field, kind])).toEqual([
    ['enterId', 'required'],
    ['applicant', 'required'],
    ['mobile', 'required'],
    ['instruments', 'none'],
  ])
})
