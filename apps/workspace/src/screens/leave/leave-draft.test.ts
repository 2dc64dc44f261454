import { expect, test } from 'vitest'
import { emptyLeave, faultsOf, formOf, readLeaveDraft } from './leave-draft.ts'

const good = { ...emptyLeave, fromDay: '2026-11-24', toDay: '2026-11-25', reason: '探亲' }

test('[BIZ-14] an empty request says what is missing, and days that are none say why', () => {
  expect(faultsOf(emptyLeave).map(({ field, kind }) => [field, kind])).toEqual([
    ['fromDay', 'required'],
    ['toDay', 'required'],
    ['reason', 'required'],
  ])
  expect(faultsOf(good)).toEqual([])
  expect(faultsOf({ ...good, toDay: '2026-11-23' })).toEqual([{ field: 'toDay', kind: 'order' }])
  expect(faultsOf({ ...good, fromDay: '2026-11-28', toDay: '2026-11-29', reason: ' ' })).toEqual([
    { field: 'toDay', kind: 'empty' },
    { field: 'reason', kind: 'required' },
  ])
})

test('[BIZ-14] what this device kept is read again, and rubbish is left out', () => {
  expect(readLeaveDraft({ ...good })).toEqual(good)
  expect(
    readLeaveDraft({ kind: 'toString', fromDay: '2026-02-30', fromHalf: 'noon', toDay: 7, toHalf: null, reason: {} }),
  ).toEqual(emptyLeave)
})

test('[BIZ-14] a new request has no id, a changed one has its version', () => {
  expect(formOf(good, undefined, false)).toEqual({ ...good, handIn: false })
})
