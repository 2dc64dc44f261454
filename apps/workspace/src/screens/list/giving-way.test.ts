import { expect, test } from 'vitest'
import { givingWay } from './giving-way.ts'

const column = { key: 'remark', header: '备注', width: 120 }

test('where a list has no room for all of its columns texts give way, to no less than a word of them', () => {
  expect(givingWay(column)).toMatchObject({ width: 120, minWidth: 84 })
  expect(givingWay({ ...column, width: 70 })).toMatchObject({ minWidth: 64 })
})

test.for([
  ['a figure', { numeric: true }],
  ['a state', { render: () => null }],
  ['what stays in sight', { pinned: 'end' as const }],
  ['what names the row', { phone: 'title' as const }],
  ['the number of a record', { key: 'orderNo' }],
  ['the serial number of an instrument', { key: 'serial' }],
  ['what says itself how far it gives way', { minWidth: 90 }],
])('%s is whole: a part of it says nothing, or something else', ([, changes]) => {
  const whole = { ...column, ...(changes as object) }
  expect(givingWay(whole)).toEqual(whole)
})
