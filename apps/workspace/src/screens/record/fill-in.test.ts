import { sheetFor, type TemplateField } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'
import { recordDraftOf } from './record-draft.ts'

const sheet = sheetFor('YB-60', '1')
if (!sheet) throw new Error('there is a method for it')
const empty = recordDraftOf(sheet, null, '2026-11-24')
const field = (target: string): TemplateField => ({
  ...{ key: 'air', name: '大气压', nameEn: '', domain: '基础类', unit: 'kPa', access: '1', source: 'air', required: false },
  target,
})

test('[BIZ-18] a value fills in a field of its own, the place, or a condition', () => {
  expect(fillIn(empty, field(''), ['101.3', '9'])).toEqual({ fields: { air: '101.3' } })
  expect(fillIn(empty, field('place'), ['检定室'])).toEqual({ place: '检定室' })
  expect(fillIn(empty, field('condition:temperature'), ['２０．３'])).toEqual({ conditions: { temperature: '20.3' } })
  expect(fillIn(empty, field(''), [])).toBeUndefined()
  expect(fillIn(empty, field(''), [''])).toBeUndefined()
})

test('[BIZ-18] the values of a file go down their column, no further than it has cells; what they do not say stays', () => {
  const filled = fillIn(empty, field('column:2'), ['0.001', '', '0.8', '1.2', '1.6', '2.0'])
  expect(filled?.readings?.map((cells) => cells[1])).toEqual(['0.001', '', '0.8', '1.2', '1.6'])
  expect(filled?.readings?.map((cells) => cells[0])).toEqual(['', '', '', '', ''])
})

test('[BIZ-18] a device fills in the next empty cell, until its column is full', () => {
  let draft = empty
  for (const reading of ['0.1', '0.2', '0.3', '0.4', '0.5'])
    draft = { ...draft, ...fillIn(draft, field('column:1'), [reading], true) }
  expect(draft.readings.map((cells) => cells[0])).toEqual(['0.1', '0.2', '0.3', '0.4', '0.5'])
  expect(fillIn(draft, field('column:1'), ['0.6'], true)).toBeUndefined()
})
