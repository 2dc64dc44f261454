import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { encodeSearch, mostConditions, pageRequest } from './index.ts'

test('[SRCH-4] filter and op become JSON text exactly once, and the request is what the contract takes', () => {
  const request = encodeSearch({
    current: 2,
    size: 50,
    filter: { orderNo: 'WT' },
    op: { orderNo: 'LIKE' },
    sort: [
      { prop: 'billDate', direction: 'descending' },
      { prop: 'orderNo', direction: 'ascending' },
    ],
  })
  expect(request).toEqual({
    current: 2,
    size: 50,
    searchType: 'N',
    searchParam: { filter: '{"orderNo":"WT"}', op: '{"orderNo":"LIKE"}' },
    ascs: 'orderNo',
    descs: 'billDate',
  })
  expect(z.safeParse(pageRequest, request).success).toBe(true)
  expect(JSON.parse(request.searchParam?.filter ?? '')).toEqual({ orderNo: 'WT' })
})

test.each([
  ['a size beyond 5000', { size: 5001 }],
  ['page 0', { current: 0 }],
  ['another search type', { searchType: 'X' }],
  ['a name that nobody reads', { tenantId: '000001' }],
])('[SRCH-4] %s is refused', (_what, changes) => {
  expect(z.safeParse(pageRequest, { ...encodeSearch({ current: 1, size: 50, filter: {} }), ...changes }).success).toBe(false)
})

const row = { searchType: 'or', filter: { orderNo: 'WT' }, op: { orderNo: 'LIKE' } } as const

test('[SRCH-4] with conditions the search type is Y: each carries filter and op as JSON text, text is not encoded twice', () => {
  const rows = [row, { searchType: 'and', filter: '{"state":["50","100"]}', op: '{"state":"IN"}' } as const]
  const request = encodeSearch({ current: 1, size: 50, filter: {}, rows })
  expect(request).toEqual({
    current: 1,
    size: 50,
    searchType: 'Y',
    searchListVO: [
      { searchType: 'or', filter: '{"orderNo":"WT"}', op: '{"orderNo":"LIKE"}' },
      { searchType: 'and', filter: '{"state":["50","100"]}', op: '{"state":"IN"}' },
    ],
  })
  expect(z.safeParse(pageRequest, request).success).toBe(true)
  const besides = encodeSearch({ current: 1, size: 50, filter: { state: '50' }, rows })
  expect(besides.searchParam).toEqual({ filter: '{"state":"50"}' })
  expect(z.safeParse(pageRequest, besides).success).toBe(true)
})

const conditions = (count: number, changes = {}) => ({
  current: 1,
  size: 50,
  searchType: 'Y',
  searchListVO: Array.from({ length: count }, () => ({ searchType: 'and', filter: '{"orderNo":"WT"}', ...changes })),
})

test.each([
  ['more conditions than 32', conditions(mostConditions + 1)],
  ['no condition', conditions(0)],
  ['another join', conditions(1, { searchType: 'xor' })],
  ['a filter that is no text', conditions(1, { filter: { orderNo: 'WT' } })],
  ['a filter beyond its length', conditions(1, { filter: `"${'x'.repeat(65_536)}"` })],
  ['a name in a condition that nobody reads', conditions(1, { sql: 'true' })],
  ['conditions beside searchType N', { ...conditions(1), searchType: 'N', searchParam: {} }],
])('[ADV-1] %s is refused', (_what, request) => {
  expect(z.safeParse(pageRequest, conditions(mostConditions)).success).toBe(true)
  expect(z.safeParse(pageRequest, request).success).toBe(false)
})
