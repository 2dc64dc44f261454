import { expect, test } from 'vitest'
import { givingWay } from './giving-way.ts'

const column = { key: 'remark', header: '备注', width: 120 }

test('where a list has no room for all of its columns texts give way, to no less than a word of them', () => {
  expect(givingWay(column)).toMatchObject({ width: 120, minWidth: 84 })
  expect(givingWay({ ...column, width: 70 })).toMatchObject({ minWidth: 64 })
})

test('what a column is headed by stays whole, as far as it ever was', () => {
  expect(givingWay({ ...column, header: 'Takes over' })).toMatchObject({ minWidth: 90 })
  expect(givingWay({ ...column, header: 'Takes the place of' })).toMatchObject({ minWidth: 120 })
  expect(givingWay({ ...column, header: '替代的文件编号' })).toMatchObject({ minWidth: 104 })
})

test.for([
  ['a figure', { numeric: true }],
  ['a state', { render: () => null }],
  ['what stays in sight', { pinned: 'end' as const }],
  ['what names the row', { phone: 'title' as const }],
  ['the number of a record', { key: 'orderNo' }],
  ['the credit code of an organisation', { key: 'socialNumber' }],
  ['a time', { key: 'pickupTime' }],
  ['a day', { key: 'issueDate' }],
  ['the serial number of an instrument', { key: 'serial' }],
  ['what says itself how far it gives way', { minWidth: 90 }],
])('%s is whole: a part of it says nothing, or something else', ([, changes]) => {
  const whole = { ...column, ...(changes as object) }
  expect(givingWay(whole)).toEqual(whole)
})
