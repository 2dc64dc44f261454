import { encodeSearch } from '@etalon/api/contract'
import type { SearchCondition } from '@etalon/machines/advanced-filter'
import { expect, test } from 'vitest'
import { queryOf, questionOf } from './list-query.ts'

const number: SearchCondition = {
  searchType: 'and',
  searchFilter: 'orderNo',
  searchOp: 'LIKE',
  searchValue: 'WT',
  valueType: 'text',
  isSearchTime: false,
  startTime: null,
  endTime: null,
}
const span: SearchCondition = {
  ...number,
  searchType: 'or',
  searchFilter: 'billDate',
  searchOp: 'BETWEEN',
  searchValue: null,
  valueType: 'date',
  isSearchTime: true,
  startTime: '2026-11-01',
  endTime: '2026-11-20',
}
const sent = (query: ReturnType<typeof queryOf>, always = {}) =>
  encodeSearch({ current: 1, size: 50, ...questionOf(query, always) })

test('[SRCH-4] conditions, typed fields, the chosen part and what is always asked travel together', () => {
  const query = queryOf(
    { state: '50' },
    { searchType: 'Y', searchListVO: [number, span], searchParam: { mobile: '138' }, current: 1, size: 50 },
  )
  expect(sent(query, { testerId: '7' })).toEqual({
    current: 1,
    size: 50,
    searchType: 'Y',
    searchListVO: [
      { searchType: 'and', filter: '{"orderNo":"WT"}', op: '{"orderNo":"LIKE"}' },
      { searchType: 'or', filter: '{"billDate":["2026-11-01","2026-11-20"]}', op: '{"billDate":"BETWEEN"}' },
    ],
    searchParam: { filter: '{"testerId":"7","state":"50","mobile":"138"}' },
  })
})

test('[SRCH-4] without conditions the search is a normal one', () => {
  expect(sent(queryOf({}, { searchType: 'N', searchParam: { mobile: '138' }, current: 1, size: 50 }))).toEqual({
    current: 1,
    size: 50,
    searchType: 'N',
    searchParam: { filter: '{"mobile":"138"}' },
  })
  expect(sent(queryOf({}))).toMatchObject({ searchType: 'N', searchParam: { filter: '{}' } })
})
