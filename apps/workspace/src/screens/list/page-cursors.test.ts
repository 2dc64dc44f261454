import { expect, test } from 'vitest'
import { pageCursors } from './page-cursors.ts'

const question = (current: number, changes = {}) => ({ current, size: 500, filter: { state: '50' }, ...changes })

test('[TBL-1] a deep page is asked behind the one before it, once that has come', () => {
  const cursors = pageCursors()
  cursors.keep(question(1), 'end of 1')
  cursors.keep(question(2), 'end of 2')
  expect(cursors.before(question(3))).toBe('end of 2')
  expect(cursors.before(question(4))).toBeUndefined()
})

test('[TBL-1] pages near the beginning are asked by their numbers, whose total is exact', () => {
  const cursors = pageCursors()
  cursors.keep(question(1), 'end of 1')
  expect(cursors.before(question(2))).toBeUndefined()
})

test.each([
  ['another filter', { filter: { state: '100' } }],
  ['another order', { sort: [{ prop: 'state', direction: 'ascending' as const }] }],
  ['another size', { size: 1000 }],
])('[TBL-1] %s begins anew', (_what, changes) => {
  const cursors = pageCursors()
  cursors.keep(question(2), 'end of 2')
  expect(cursors.before(question(3, changes))).toBeUndefined()
  cursors.keep(question(1, changes), 'end of another 1')
  expect(cursors.before(question(3))).toBeUndefined()
})

test('[TBL-1] a page that is the last now leads nowhere any more', () => {
  const cursors = pageCursors()
  cursors.keep(question(2), 'end of 2')
  cursors.keep(question(2), undefined)
  expect(cursors.before(question(3))).toBeUndefined()
})
