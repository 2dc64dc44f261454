import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { encodeSearch, pageRequest } from './index.ts'

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
  expect(JSON.parse(request.searchParam.filter ?? '')).toEqual({ orderNo: 'WT' })
})

test.each([
  ['a size beyond 5000', { size: 5001 }],
  ['page 0', { current: 0 }],
  ['another search type', { searchType: 'X' }],
  ['a name that nobody reads', { tenantId: '000001' }],
])('[SRCH-4] %s is refused', (_what, changes) => {
  expect(z.safeParse(pageRequest, { ...encodeSearch({ current: 1, size: 50, filter: {} }), ...changes }).success).toBe(false)
})
