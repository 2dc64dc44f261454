import { expect, test } from 'vitest'
import { choiceOf, isRecord, isTextList, isTextRecord } from './index.ts'

test('[TAB-7] a record has fields: null, lists and plain values have none', () => {
  expect([{}, { a: 1 }, Object.create(null)].map(isRecord)).toEqual([true, true, true])
  expect([null, undefined, [], 'text', 7, true].map(isRecord)).toEqual([false, false, false, false, false, false])
})

test('[TAB-7] a record of texts holds nothing else', () => {
  expect([{}, { a: '' }, { a: 'x', b: 'y' }].map(isTextRecord)).toEqual([true, true, true])
  expect([{ a: 'x', b: 1 }, { a: null }, ['a'], null].map(isTextRecord)).toEqual([false, false, false, false])
})

test('[COL-4] a list of texts holds nothing else', () => {
  expect([[], ['']].map(isTextList)).toEqual([true, true])
  expect([['a', 1], { length: 0 }, 'ab', null].map(isTextList)).toEqual([false, false, false, false])
})

test('[THEME-1] a choice is one of those that there are, and no other', () => {
  expect(choiceOf(['light', 'dark'], 'dark')).toBe('dark')
  for (const value of ['Dark', '', undefined, null, 0, ['dark']]) expect(choiceOf(['light', 'dark'], value)).toBeUndefined()
})
