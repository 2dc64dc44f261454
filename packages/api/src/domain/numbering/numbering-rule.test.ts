import { expect, test } from 'vitest'
import {
  composeNumber,
  exampleFacts,
  type NumberingItem,
  numberedKinds,
  numberingFaults,
  offeredItems,
  serialLength,
  seriesOf,
  usualNumbering,
} from './index.ts'

const facts = exampleFacts('2026-11-24')
const item = (type: string, changes: Partial<NumberingItem> = {}): NumberingItem => ({
  ...{ type, digits: '1', text: '', take: '1', place: 1, dateFormat: '2' },
  ...changes,
})
const serial = item('3', { digits: '5' })

test.each([
  ['order', 'WT2026110007', 'order:202611'],
  ['sample', 'YP261100007', 'sample:2611'],
  ['item', 'XM2026110001-07', 'item:2026110001'],
  ['report', 'BG2026110007', 'report:202611'],
] as const)('[SYS-3] without a rule of its own an institute numbers %s as before: %s, counted in %s', (kind, number, series) => {
  const items = usualNumbering[kind]
  expect(numberingFaults(kind, items)).toEqual([])
  expect(composeNumber(items, facts, 7)).toBe(number)
  expect(seriesOf(kind, items, facts)).toBe(series)
})

test('[SYS-3] where the serial number is counted later, a mark stands in its place as it is, and its least length is known', () => {
  expect(composeNumber(usualNumbering.order, facts, '·')).toBe('WT202611·')
  expect(composeNumber([item('7', { text: 'A' }), serial, item('7', { text: '/26' })], facts, '·')).toBe('A·/26')
  expect([usualNumbering.order, usualNumbering.sample, [item('3')]].map(serialLength)).toEqual([4, 5, 0])
})

test.each([
  [item('1'), 'LX'],
  [item('1', { digits: '2' }), 'L'],
  [item('2'), '0102'],
  [item('2', { digits: '3', place: 2 }), '10'],
  [item('2', { digits: '3', take: '2' }), '02'],
  [serial, '0042'],
  [item('3'), '42'],
  [item('5'), '12'],
  [item('6'), '2026110001'],
  [item('7', { text: '字第' }), '字第'],
  [item('8'), '1'],
  [item('9', { dateFormat: '3' }), '20261124'],
  [item('10'), '03'],
])('[SYS-3] the part %j is %s', (one, text) => {
  expect(composeNumber([one], facts, 42)).toBe(text)
})

test('[SYS-3] a date is written in eight ways, and in none where the way is unknown', () => {
  const ways = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((dateFormat) =>
    composeNumber([item('4', { dateFormat })], facts, 1),
  )
  expect(ways).toEqual(['2026', '202611', '20261124', '26', '2611', '261124', '11', '1124', ''])
})

test('[SYS-3] before the day of the calibration is known the day of the number stands for it', () => {
  expect(composeNumber([item('9', { dateFormat: '1' })], { ...facts, calibrationDay: '' }, 1)).toBe('2026')
})

test('[SYS-3] what cannot number is found, with the part and the field', () => {
  expect(numberingFaults('order', [])).toEqual([
    { field: 'items', kind: 'count' },
    { field: 'items', kind: 'serial' },
  ])
  expect(
    numberingFaults(
      'order',
      Array.from({ length: 13 }, (_, place) => (place === 0 ? serial : item('4'))),
    ),
  ).toEqual([{ field: 'items', kind: 'count' }])
  expect(numberingFaults('order', [serial, serial])).toEqual([{ field: 'items', kind: 'serial' }])
  expect(numberingFaults('item', [serial, item('6', { digits: '3' })])).toEqual([{ field: 'items', kind: 'project' }])
  const wrong = (one: NumberingItem) => numberingFaults('report', [serial, one])
  expect(wrong(item('11'))).toEqual([{ place: 1, field: 'type', kind: 'invalid' }])
  expect(wrong(item('7', { text: 'A B' }))).toEqual([{ place: 1, field: 'text', kind: 'text' }])
  expect(wrong(item('4', { dateFormat: '9' }))).toEqual([{ place: 1, field: 'dateFormat', kind: 'invalid' }])
  expect(wrong(item('2', { digits: '12' }))).toEqual([{ place: 1, field: 'digits', kind: 'invalid' }])
  expect(wrong(item('2', { take: '3' }))).toEqual([{ place: 1, field: 'take', kind: 'invalid' }])
  expect(wrong(item('2', { place: 0 }))).toEqual([{ place: 1, field: 'place', kind: 'invalid' }])
  expect(wrong(item('2', { place: 1.5 }))).toEqual([{ place: 1, field: 'place', kind: 'invalid' }])
})

test('[SYS-3] an order has no calibration, a report can have all ten parts', () => {
  expect(numberedKinds.filter((kind) => offeredItems[kind].includes('9'))).toEqual(['report'])
  expect(offeredItems.report).toHaveLength(10)
  expect(numberingFaults('order', [serial, item('9')])).toEqual([{ place: 1, field: 'type', kind: 'invalid' }])
})
