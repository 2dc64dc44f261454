import { type OrderDetail, orderForm, orderTempForm } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { draftOf, emptyOrder, faultsOf, formOf, keepFaultsOf, type OrderDraft, readOrderDraft } from './order-draft.ts'
import { order as savedOrder } from './order-in-tests.ts'
import { newVisit } from './visit-draft.ts'

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

test('[REG-5] an order is kept with its enterprise alone, but not with half a plan', () => {
  expect(keepFaultsOf(emptyOrder)).toEqual([{ field: 'enterId', kind: 'required' }])
  const begun = { ...emptyOrder, enterId: '7' }
  expect(keepFaultsOf(begun)).toEqual([])
  expect(orderTempForm.safeParse(formOf(begun, null)).success).toBe(true)
  expect(orderForm.safeParse(formOf(begun, null)).success).toBe(false)
  const planned = { ...begun, serviceType: '2', visit: newVisit(begun, '现场检测') }
  expect(keepFaultsOf(planned).map(({ field }) => field)).toContain('visitStart')
})

test('[REG-1] an order that is changed comes back whole, and is sent back as it came', () => {
  const [first] = whole.instruments
  if (!first) throw new Error('one instrument')
  const { key, ...instrument } = first
  const order: OrderDetail = {
    ...savedOrder,
    phone: '0731-88881234',
    billType: '2',
    serviceType: '2',
    sendWay: '2',
    hopeTestDate: '2026-12-01',
    remark: '加急',
    sampleCount: 1,
    itemCount: 1,
    agent: '林可',
    bussinessType: '2',
    businessStaffId: '2005',
    quote: {
      id: '9',
      quoteNo: 'BJ2026110001',
      lines: [{ id: '1', kindCode: 'YB-60', abilityType: '1', quantity: 1, unit: '51.00' }],
    },
    instruments: [{ ...instrument, id: '8', sampleNo: null, sampleState: '50', abilityTypes: ['1', '2'] }],
  }
  const draft = draftOf(order)
  const { instruments, ...fields } = draft
  expect(order).toMatchObject(fields)
  expect(Object.keys(fields).sort()).toEqual(
    Object.keys(emptyOrder)
      .filter((name) => name !== 'instruments')
      .sort(),
  )
  expect(instruments).toMatchObject([{ key: '8', abilityType: '1', abilityTypes: ['1', '2'] }])
  expect(formOf(draft, { id: '41', version: 3 })).toMatchObject({ id: '41', version: 3, remark: '加急', billType: '2' })
  expect(readOrderDraft(JSON.parse(JSON.stringify(draft)))).toMatchObject(fields)
})
