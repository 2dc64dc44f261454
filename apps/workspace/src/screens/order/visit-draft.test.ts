import type { OrderVisit } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { emptyOrder, formOf } from './order-draft.ts'
import { newTraffic, newVisit, readVisitDraft, type VisitDraft, visitDraftOf, visitFaultsOf, visitFormOf } from './visit-draft.ts'

const planned: OrderVisit = {
  id: '5',
  title: '现场检测',
  place: '麓谷大道 658 号',
  startTime: '2027-03-02 08:30',
  endTime: '2027-03-02 12:00',
  contact: '贺文舟',
  mobile: '13874903316',
  needs: '380 V 电源',
  people: [{ id: '7', name: '沈砚' }],
  traffics: [{ id: '9', carId: '11', carNumber: '湘A·10001', driverUserId: '7', driverStaffName: '沈砚' }],
}
const whole = visitDraftOf(planned)
const faults = (changes: Partial<VisitDraft>) => visitFaultsOf({ ...whole, ...changes })

test('[REG-1][REG-2] a plan comes back whole from where drafts are kept, and is sent as it was planned', () => {
  expect(readVisitDraft(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  const { id, people, traffics, ...fields } = planned
  expect(visitFormOf(whole)).toEqual({ ...fields, people: ['7'], traffics: [{ carId: '11', driverUserId: '7' }] })
  for (const rubbish of [null, undefined, 7, 'x', []]) expect(readVisitDraft(rubbish)).toBeNull()
  expect(readVisitDraft({ people: [1, '7'], traffics: ['x', {}] })).toMatchObject({ people: ['7'], traffics: [{ carId: null }] })
})

test('[REG-1] a plan is sent with an order that is carried out on site alone', () => {
  expect(formOf({ ...emptyOrder, serviceType: '2', visit: whole }, null).visit).toMatchObject({ title: '现场检测' })
  expect(formOf({ ...emptyOrder, serviceType: '1', visit: whole }, null).visit).toBeNull()
})

test('[REG-1][REG-5] what a plan lacks is said field by field', () => {
  expect(visitFaultsOf(whole)).toEqual([])
  const begun = newVisit({ address: '', applicant: '', mobile: '' }, '现场检测')
  expect(visitFaultsOf(begun).map(({ field }) => field)).toEqual([
    ...['visitPlace', 'visitStart', 'visitEnd', 'visitContact', 'visitMobile'],
  ])
  expect(faults({ endTime: whole.startTime })).toEqual([{ field: 'visitEnd', kind: 'endsFirst' }])
  expect(faults({ mobile: '123' })).toEqual([{ field: 'visitMobile', kind: { rule: 'mobile' } }])
  expect(faults({ traffics: [newTraffic()] })).toEqual([
    { field: 'visitCar', kind: 'required', row: 0 },
    { field: 'visitDriver', kind: 'required', row: 0 },
  ])
  const twice = [...whole.traffics, { key: 'b', carId: '11', driverUserId: '8' }]
  expect(faults({ traffics: twice })).toEqual([{ field: 'visitCar', kind: 'twice', row: 1 }])
})
