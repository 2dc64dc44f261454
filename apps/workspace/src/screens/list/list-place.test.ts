import type { SearchCondition } from '@etalon/machines/advanced-filter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListOffer, type ListPlace, readPlace, writePlace } from './list-place.ts'

const offer: ListOffer = {
  views: ['all', '300'],
  fields: [
    { prop: 'orderNo', label: '委托单号' },
    { prop: 'billDate', label: '登记日期', type: 'date', dateType: 'daterange' },
  ],
  advanced: [{ prop: 'orderNo', label: '委托单号' }],
  sortable: ['orderNo', 'amount'],
  sizes: [50, 5000],
}
const condition: SearchCondition = {
  searchType: 'and',
  searchFilter: 'orderNo',
  searchOp: 'LIKE',
  searchValue: 'WT',
  valueType: 'text',
  isSearchTime: false,
  startTime: null,
  endTime: null,
}

test('[ADV-7] what is written is read again', () => {
  const place: ListPlace = {
    view: '300',
    request: {
      searchType: 'Y',
      searchListVO: [condition],
      searchParam: { orderNo: 'WT', billDate: ['2026-11-01', '2026-11-20'] },
      current: 1,
      size: 50,
    },
    sort: [
      { field: 'orderNo', direction: 'descending' },
      { field: 'amount', direction: 'ascending' },
    ],
    page: 12,
    size: 5000,
  }
  expect(readPlace(writePlace(place), offer)).toEqual({ ...place, isCurtailed: false })
})

test('[ADV-7] a list as it is at first says nothing in its address', () => {
  const first: ListPlace = { view: undefined, request: undefined, sort: [], page: 1, size: undefined }
  expect(writePlace(first)).toEqual({})
  expect(readPlace({}, offer)).toEqual({ ...first, isCurtailed: false })
})

test('[ADV-7] a value that its field refuses, or one of too many characters, is left out and the others stay', () => {
  const read = (search: object) => readPlace({ search: JSON.stringify(search) }, offer)
  expect(read({ orderNo: 'WT', billDate: ['2026-11-20', '2026-11-01'] })).toMatchObject({
    request: { searchParam: { orderNo: 'WT' } },
    isCurtailed: true,
  })
  expect(read({ orderNo: 'x'.repeat(501) })).toMatchObject({ request: undefined, isCurtailed: true })
  expect(read({ orderNo: 'x'.repeat(500) })).toMatchObject({ isCurtailed: false })
})

test('[ADV-7] a field is sorted by once, and by three at most', () => {
  expect(readPlace({ sort: 'orderNo,-orderNo' }, offer).sort).toEqual([{ field: 'orderNo', direction: 'ascending' }])
  expect(readPlace({ sort: 'orderNo,amount,x,y,z' }, offer)).toMatchObject({ sort: [{}, {}], isCurtailed: true })
})

test.each(['7', '0', '-50', '50.0', '5e1', ' 50'])('[ADV-7] a page size that is not offered is the usual one: %s', (size) => {
  expect(readPlace({ size }, offer)).toMatchObject({ size: undefined, isCurtailed: true })
})

test('[ADV-7] whatever an address says, the list asks only what it offers', () => {
  const word = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('1e15', '0', '7', '50', 'orderNo', '__proto__', '{"orderNo":["a"]}'),
  )
  const names = fc.constantFrom('view', 'search', 'filter', 'sort', 'page', 'size')
  fc.assert(
    fc.property(fc.dictionary(names, word), (place) => {
      const { view, request, sort, page, size } = readPlace(place, offer)
      if (view !== undefined) expect(offer.views).toContain(view)
      expect(sort.every(({ field }) => offer.sortable.includes(field))).toBe(true)
      expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
      if (size !== undefined) expect(offer.sizes).toContain(size)
      const known = offer.fields.map(({ prop }) => prop)
      expect(Object.keys(request?.searchParam ?? {}).every((prop) => known.includes(prop))).toBe(true)
    }),
  )
})
