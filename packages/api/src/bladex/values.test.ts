import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type DictionaryRecord,
  day,
  decimal,
  dictionaryRecord,
  id,
  menuButton,
  menuEntry,
  moment,
  pageOf,
} from '../contract/index.ts'
import { Decimal } from '../domain/index.ts'
import { plainDecimal, readByType } from './index.ts'

test.each([
  ['0E-8', '0.00000000'],
  ['1E+3', '1000'],
  ['1.20E+1', '12.0'],
  ['-3.65E-4', '-0.000365'],
  ['007', '7'],
  ['1260.50', '1260.50'],
  ['-0.5', '-0.5'],
  ['1e21', '1000000000000000000000'],
])('[API-4] the decimal %s is %s', (sent, plain) => expect(plainDecimal(sent)).toBe(plain))

test.each(['', ' ', '1,5', 'NaN', '1E+999', '0x1', '1E', '.5', '½'])('[API-4] %o is no decimal', (sent) =>
  expect(plainDecimal(sent)).toBeUndefined(),
)

property.prop([fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -20, max: 20 })])(
  '[API-4] a decimal keeps its value whatever its exponent',
  (digits, power) => {
    const plain = plainDecimal(`${digits}E${power < 0 ? '' : '+'}${power}`) ?? ''
    expect(plain).toMatch(/^-?\d+(\.\d+)?$/)
    expect(new Decimal(plain).eq(new Decimal(`${digits}e${power}`))).toBe(true)
  },
)

const record = z.object({
  id,
  name: z.string(),
  sort: z.int(),
  shown: z.boolean(),
  tags: z.array(z.string()),
  deptId: z.nullable(id),
  parentId: z.optional(z.string()),
  hopeTestDate: z.nullable(day),
  billDate: day,
  createTime: moment,
  amount: decimal,
  remark: z.optional(z.string()),
})
const sent = {
  id: '1730000000000000001',
  name: '',
  sort: -1,
  shown: false,
  tags: [],
  deptId: -1,
  parentId: -1,
  hopeTestDate: '',
  billDate: '2026-01-05 00:00:00',
  createTime: '2026-01-05 08:00:00',
  amount: '1E+3',
  remark: '',
}
const read = {
  id: '1730000000000000001',
  name: '',
  sort: -1,
  shown: false,
  tags: [],
  deptId: null,
  parentId: undefined,
  hopeTestDate: null,
  billDate: '2026-01-05',
  createTime: '2026-01-05T00:00:00.000Z',
  amount: '1000',
  remark: '',
}

test('[API-4] what is null by its type is nothing, in the words of the contract', () => {
  expect(z.parse(record, readByType(record, sent))).toEqual(read)
})

test('[API-4] real nulls, and fields that a back end does not have, are read as if they came by their type', () => {
  const bare = { ...sent, name: null, shown: null, tags: null, deptId: null, parentId: null, hopeTestDate: null, remark: null }
  expect(z.parse(record, readByType(record, bare))).toEqual({ ...read, remark: undefined })
  const { name: _name, sort: _sort, shown: _shown, tags: _tags, remark: _remark, ...few } = sent
  expect(z.parse(record, readByType(record, few))).toEqual({ ...read, remark: undefined })
})

test('[API-3] an answer of another shape is not made to fit: it stays unreadable', () => {
  for (const value of [{}, null, '', { other: 1 }, [], 'text', 7])
    expect(z.safeParse(record, readByType(record, value)).success, JSON.stringify(value)).toBe(false)
  expect(z.safeParse(record, readByType(record, { ...sent, id: -1 })).success).toBe(false)
  expect(z.safeParse(record, readByType(record, { ...sent, billDate: '' })).success).toBe(false)
  expect(z.safeParse(z.array(record), readByType(z.array(record), { a: 1 })).success).toBe(false)
  const named = z.object({ name: z.string(), remark: z.string() })
  expect(z.safeParse(named, readByType(named, { title: 'x' })).success).toBe(false)
  expect(readByType(named, { name: 'x' })).toEqual({ name: 'x', remark: '' })
})

test.each([undefined, null, '', {}])('[API-4] %o where a list or a page should be means that there is nothing', (value) => {
  expect(readByType(z.array(record), value)).toEqual([])
  expect(z.parse(pageOf(record), readByType(pageOf(record), value))).toMatchObject({ records: [], total: 0 })
  expect(readByType(z.nullable(record), value)).toBeNull()
})

test('[API-4] a page comes with more than is asked of it, and its numbers may be text', () => {
  const page = { records: [sent], total: '1', size: 10, current: 1, pages: '1', orders: [], maxLimit: -1, countId: '' }
  expect(z.parse(pageOf(record), readByType(pageOf(record), page))).toEqual({
    records: [read],
    total: 1,
    size: 10,
    current: 1,
    pages: 1,
  })
})

test('[NAV-12] a menu needs no meta and no children; -1 is no parent, and null no icon', () => {
  const shared = { category: 1, action: 0, isOpen: 1, hasChildren: false, remark: '' }
  const tree = [
    {
      ...shared,
      id: 11,
      parentId: '0',
      name: '委托管理',
      path: '/order',
      source: null,
      meta: null,
      children: [{ ...shared, id: '12', parentId: '11', name: '委托单', path: '/order/list', children: [] }],
    },
    { ...shared, id: '13', parentId: -1, name: '首页', path: '/wel' },
  ]
  expect(z.parse(z.array(menuEntry), readByType(z.array(menuEntry), tree))).toMatchObject([
    { id: '11', parentId: '0', source: undefined, meta: undefined, children: [{ id: '12', children: [] }] },
    { id: '13', parentId: undefined },
  ])
})

test('[NAV-12] a button with an empty list beneath it is a button all the same', () => {
  const tree = [{ code: 'order', name: '委托', children: [{ code: 'order_add', name: '新增', children: [] }] }]
  expect(z.parse(z.array(menuButton), readByType(z.array(menuButton), tree))).toEqual(tree)
})

test.each([1, '1'])('[DICT-2] a key is text, whether it comes as %o or not; what SpringBlade has not is empty', (dictKey) => {
  const sentEntry = { id: '1', parentId: '0', code: 'sex', dictKey, dictValue: '男', sort: 1, remark: '', isDeleted: 0 }
  const entry = z.parse(dictionaryRecord, readByType(dictionaryRecord, sentEntry)) as DictionaryRecord
  expect(entry).toMatchObject({ dictKey: '1', tenantId: '', dictValueEn: '', hasChildren: false })
})

test('[API-4] whether there is something beneath may be told by a number', () => {
  expect([0, 1, true, null].map((value) => readByType(z.boolean(), value))).toEqual([false, true, true, false])
})

test('[API-4] -1 where a decimal or a count may be left out is none, and is no amount where there has to be one', () => {
  const measured = z.object({
    value: z.nullable(decimal),
    other: z.optional(decimal),
    count: z.nullable(z.int().check(z.minimum(0))),
    offset: z.nullable(z.int()),
  })
  const none = { value: -1, other: -1, count: -1, offset: -1 }
  expect(z.parse(measured, readByType(measured, none))).toEqual({ value: null, other: undefined, count: null, offset: -1 })
  // One that was measured is text.
  const some = { value: '-1', other: '-1.0', count: 0, offset: 0 }
  expect(z.parse(measured, readByType(measured, some))).toEqual(some)
  expect(z.safeParse(decimal, readByType(decimal, -1)).success).toBe(false)
  expect(readByType(decimal, 1260.5)).toBe('1260.5')
})

test('[API-4] a key of a few that can be may come as a number; any other stays what it is, and is refused', () => {
  const status = z.enum(['1', '2'])
  expect(['1', 2].map((value) => z.parse(status, readByType(status, value)))).toEqual(['1', '2'])
  expect(z.safeParse(status, readByType(status, 3)).success).toBe(false)
})

test('[API-4] of several shapes the one is read that fits', () => {
  const either = z.union([z.object({ id, name: z.string() }), z.object({ code: z.string(), amount: decimal })])
  expect(z.parse(either, readByType(either, { code: 'x', amount: '0E-2' }))).toEqual({ code: 'x', amount: '0.00' })
  expect(z.parse(either, readByType(either, { id: '3', name: null }))).toEqual({ id: '3', name: '' })
})

test('[API-4] what has names of its own is read by what it holds', () => {
  const facts = z.record(z.string(), z.boolean())
  expect(readByType(facts, { done: 1, late: null })).toEqual({ done: true, late: false })
  expect(readByType(facts, null)).toEqual({})
})
